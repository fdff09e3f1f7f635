import UIKit

/// A view whose words run from right to left, whatever the desktop's language: its menus, submenus and keys are mirrored.
final class RightToLeftController: DemoController, UIContextMenuInteractionDelegate {
    init() { super.init([DemoView("من اليمين إلى اليسار", color: .systemTeal), DemoView("Left to right", color: .systemIndigo)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles[0].semanticContentAttribute = .forceRightToLeft
        tiles[1].semanticContentAttribute = .forceLeftToRight
        for tile in tiles { tile.addInteraction(UIContextMenuInteraction(delegate: self)) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        let isMirrored = interaction.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            isMirrored ? UIMenu(title: "رسالة", children: [
                action("مشاركة", symbol: "square.and.arrow.up"), action("مميزة بنجمة", symbol: "star", state: .on),
                UIMenu(title: "نقل إلى", image: UIImage(systemName: "folder"), children: [action("العمل"), action("العائلة"), action("الأرشيف")]),
                action("حذف", symbol: "trash", attributes: .destructive),
            ]) : UIMenu(title: "Message", children: [
                action("Share", symbol: "square.and.arrow.up"), action("Starred", symbol: "star", state: .on),
                UIMenu(title: "Move to", image: UIImage(systemName: "folder"), children: [action("Work"), action("Family"), action("Archive")]),
                action("Delete", symbol: "trash", attributes: .destructive),
            ])
        }
    }
}
