import Foundation

/// A navigation item's title that opens a menu.
@MainActor final class TitleMenuButton: UIButton {
    /// Gives the menu at each opening.
    var provider: (([UIMenuElement]) -> UIMenu?)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, font: UIFont) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.image = UIImage(systemName: "chevron.down")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: (font.pointSize * 0.7).rounded(), weight: .semibold)
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 4
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.baseForegroundColor = .label
        self.configuration = configuration
        role = .primary
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard interaction === menuInteraction, let provider else { return nil }
        return UIContextMenuConfiguration(actionProvider: { provider($0) })
    }

    /// Under the title's middle, where the title itself stands.
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: defaultMenuAttachmentPoint.y)
    }
}
