import UIKit

/// Menus in menus.
final class SubmenusController: DemoController, UIContextMenuInteractionDelegate {
    init() { super.init([DemoView("Submenus", color: .systemPurple), DemoView("Inline", color: .systemPink)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tile in tiles { tile.addInteraction(UIContextMenuInteraction(delegate: self)) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            let delete = UIMenu(title: "Delete", image: UIImage(systemName: "trash"), options: .destructive, children: [
                action("Cancel", symbol: "xmark"), action("Delete", symbol: "trash", attributes: .destructive),
            ])
            let rename = action("Rename", symbol: "square.and.pencil")
            let edit = interaction.view === tiles[0]
                ? UIMenu(title: "Edit…", image: UIImage(systemName: "pencil"), children: [rename, delete])
                : UIMenu(title: "Edit…", options: .displayInline, children: [rename, delete])
            let more = UIMenu(title: "Move to", image: UIImage(systemName: "folder"), children: ["Documents", "Pictures", "Music"].map {
                action($0, symbol: "folder")
            })
            return UIMenu(title: "", children: [action("Share", symbol: "square.and.arrow.up"), edit, more])
        }
    }
}
