import Foundation
package import PlatformInterface

extension UICollectionViewCell: AccessibilityContent {
    /// Whether something inside is used by itself, so that the item is not one thing.
    var hasControls: Bool {
        func contains(_ view: UIView) -> Bool {
            guard !view.isHidden else { return false }
            return (view is UIControl && view.isAccessibilityElement) || view.subviewList.contains(where: contains)
        }
        return subviewList.contains(where: contains)
    }

    /// The words of the item.
    var spokenText: String? {
        guard let view = contentConfigurationView else { return wordsInside }
        return (view as? UIListContentView)?.spokenText ?? view.accessibilityLabel ?? wordsInside
    }

    private var wordsInside: String? {
        var words: [String] = []
        contentView.forEachInTree { if $0.isAccessibilityElement, !$0.isHidden, let label = $0.accessibilityLabel { words.append(label) } }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    package func fill(_ node: inout AccessibilityNode) {
        if accessibilityStorage.traits == nil { node.role = .listItem }
        node.isSelected = isSelected
        collection?.fill(&node, for: self)
    }

    package func performAccessibility(_ action: String) -> Bool { collection?.perform(action, on: self) ?? false }
}
