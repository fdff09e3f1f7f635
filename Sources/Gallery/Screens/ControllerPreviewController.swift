import UIKit

/// Small pictures whose previews are controllers; a tap on the preview pushes the very same controller.
final class ControllerPreviewController: PicturesController, UIContextMenuInteractionDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        for picture in pictures { picture.addInteraction(UIContextMenuInteraction(delegate: self)) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let picture = interaction.view as? LandscapeView else { return nil }
        return UIContextMenuConfiguration(identifier: picture.name as NSString, previewProvider: { LandscapeController(picture.name) }) {
            [unowned self] _ in menu(for: [picture.name])
        }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [unowned self] in
            if let controller = animator.previewViewController { show(controller, sender: self) }
        }
    }
}
