import Foundation
package import PlatformInterface

extension UITableViewCell: AccessibilityContent {
    /// Whether something inside is used by itself, so that the row is not one thing.
    var hasControls: Bool {
        func contains(_ view: UIView) -> Bool {
            guard !view.isHidden else { return false }
            return (view is UIControl && view.isAccessibilityElement) || view.subviewList.contains(where: contains)
        }
        return subviewList.contains(where: contains)
    }

    /// The words of the row.
    var spokenText: String? {
        if let view = contentConfigurationView { return (view as? UIListContentView)?.spokenText ?? view.accessibilityLabel ?? wordsInside }
        return usesLegacyContent ? legacy.spokenText ?? wordsInside : wordsInside
    }

    private var wordsInside: String? {
        var words: [String] = []
        contentView.forEachInTree { if $0.isAccessibilityElement, !$0.isHidden, let label = $0.accessibilityLabel { words.append(label) } }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    package func fill(_ node: inout AccessibilityNode) {
        // A row that was told to be something else is that.
        if accessibilityStorage.traits == nil { node.role = .listItem }
        node.isSelected = isSelected
        if accessoryType == .checkmark { node.checked = .on }
        table?.fill(&node, for: self)
    }

    package func performAccessibility(_ action: String) -> Bool { table?.perform(action, on: self) ?? false }
}
