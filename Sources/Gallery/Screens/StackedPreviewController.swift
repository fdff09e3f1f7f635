import UIKit

/// Tapped pictures are selected; the menu of a selected one is about all of them, which gather under the finger.
final class StackedPreviewController: PicturesController, UIContextMenuInteractionDelegate {
    private var selection: Set<String> = ["Dawn", "Noon", "Night", "Autumn"]

    override var hint: String { "Tap pictures to select them, then hold one of the selected." }

    override func viewDidLoad() {
        super.viewDidLoad()
        for picture in pictures { picture.addInteraction(UIContextMenuInteraction(delegate: self)) }
        showSelection()
    }

    /// Touches come up from the picture that they are in.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let picture = touches.first?.view as? LandscapeView else { return }
        if selection.remove(picture.name) == nil { selection.insert(picture.name) }
        showSelection()
    }

    private func showSelection() {
        for picture in pictures {
            picture.layer.borderWidth = selection.contains(picture.name) ? 3 : 0
            picture.layer.borderColor = UIColor.systemBlue.cgColor
        }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let picture = interaction.view as? LandscapeView else { return nil }
        let others = selection.contains(picture.name) ? selection.subtracting([picture.name]) : []
        let configuration = UIContextMenuConfiguration(identifier: picture.name as NSString, previewProvider: nil) { [unowned self] _ in
            menu(for: [picture.name] + others.sorted())
        }
        configuration.secondaryItemIdentifiers = Set(others.map { AnyHashable($0) })
        return configuration
    }

    private func preview(of identifier: any NSCopying) -> UITargetedPreview? {
        guard let name = identifier as? String, let picture = pictures.first(where: { $0.name == name }) else { return nil }
        return UITargetedPreview(view: picture)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? { preview(of: identifier) }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? { preview(of: identifier) }
}
