import UIKit

// Ours, not Apple's: `showsPreviewInCompactMenu` puts the preview beside a menu at the pointer too.

/// Small pictures whose menus show the picture at large wherever they are opened from.
final class PointerPreviewController: PicturesController, UIContextMenuInteractionDelegate {
    override var hint: String { "Right-click a picture: its preview stands beside the menu." }

    override func viewDidLoad() {
        super.viewDidLoad()
        for picture in pictures { picture.addInteraction(UIContextMenuInteraction(delegate: self)) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let picture = interaction.view as? LandscapeView else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: picture.name as NSString, previewProvider: { LandscapeController(picture.name) }) {
            [unowned self] _ in menu(for: [picture.name])
        }
        configuration.showsPreviewInCompactMenu = true
        return configuration
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        animator.addCompletion { [unowned self] in
            if let controller = animator.previewViewController { show(controller, sender: self) }
        }
    }
}
