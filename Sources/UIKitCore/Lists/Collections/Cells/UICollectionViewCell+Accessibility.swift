import Foundation
package import PlatformInterface

extension UICollectionViewCell: AccessibilityContent {
    /// The words of the item.
    var spokenText: String? {
        guard let view = contentConfigurationView else { return contentView.wordsInside }
        return (view as? UIListContentView)?.spokenText ?? view.accessibilityLabel ?? contentView.wordsInside
    }

    package func fill(_ node: inout AccessibilityNode) {
        if accessibilityStorage.traits == nil { node.role = .listItem }
        node.isSelected = isSelected
        collection?.fill(&node, for: self)
    }

    package func performAccessibility(_ action: String) -> Bool { collection?.perform(action, on: self) ?? false }
}
