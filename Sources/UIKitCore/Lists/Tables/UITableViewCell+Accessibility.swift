import Foundation
package import PlatformInterface

extension UITableViewCell: AccessibilityContent {
    /// The words of the row.
    var spokenText: String? {
        if let view = contentConfigurationView { return (view as? UIListContentView)?.spokenText ?? view.accessibilityLabel ?? contentView.wordsInside }
        return usesLegacyContent ? legacy.spokenText ?? contentView.wordsInside : contentView.wordsInside
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
