import UIKit

/// One view and its menu of three actions.
final class SingleViewController: DemoController, UIContextMenuInteractionDelegate {
    init() { super.init([DemoView("Right-click me", color: .systemBlue)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles[0].addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(title: "", children: [
                action("Share", symbol: "square.and.arrow.up"),
                action("Rename", symbol: "square.and.pencil"),
                action("Delete", symbol: "trash", attributes: .destructive),
            ])
        }
    }
}
