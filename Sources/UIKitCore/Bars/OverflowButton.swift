import Foundation

/// Stands for the items that a bar has no room for: a menu of what they do.
@MainActor final class OverflowButton: UIButton {
    /// Nearest to the title first.
    var items: [UIBarButtonItem] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "ellipsis.circle")
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        self.configuration = configuration
        accessibilityLabel = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard interaction === menuInteraction else { return nil }
        let elements = items.compactMap(\.menuRepresentation)
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) })
    }
}
