import UIKit

/// Tiles that can be dragged out, a place that takes what is dropped, and a list that is put in order by dragging.
final class DragOutController: UIViewController {
    private let tiles = [
        DemoView("Text", color: .systemBlue), DemoView("Link", color: .systemGreen), DemoView("Picture", color: .systemOrange),
    ]
    private let place = DropPlaceView()
    private let list = DragListController()
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for tile in tiles {
            tile.addInteraction(UIDragInteraction(delegate: self))
            view.addSubview(tile)
        }
        // Holding opens the menu; moving on turns it into the drag.
        tiles[0].addInteraction(UIContextMenuInteraction(delegate: self))
        place.addInteraction(UIDropInteraction(delegate: self))
        view.addSubview(place)
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        list.view.layer.cornerRadius = 14
        list.view.clipsToBounds = true
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.font = .preferredFont(forTextStyle: .callout)
        status.text = "Drag a tile or a row to the place below, to another program, or back."
        status.numberOfLines = 2
        status.accessibilityIdentifier = "status"
        view.addSubview(status)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 20)
        let isWide = area.width > 600
        let left = isWide ? CGRect(x: area.minX, y: area.minY, width: area.width * 0.6 - 12, height: area.height)
            : CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height * 0.55)
        let tileWidth = (left.width - 2 * 16) / 3, tileHeight = min(110, left.height * 0.3)
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: (left.minX + CGFloat(index) * (tileWidth + 16)).rounded(), y: left.minY, width: tileWidth.rounded(), height: tileHeight)
        }
        status.frame = CGRect(x: left.minX, y: left.maxY - 44, width: left.width, height: 44)
        let top = left.minY + tileHeight + 20
        place.frame = CGRect(x: left.minX, y: top, width: left.width, height: max(80, status.frame.minY - 12 - top))
        list.view.frame = isWide ? CGRect(x: left.maxX + 24, y: area.minY, width: area.maxX - left.maxX - 24, height: area.height)
            : CGRect(x: area.minX, y: left.maxY + 16, width: area.width, height: area.maxY - left.maxY - 16)
    }

    private func report(_ text: String) { status.text = text }

    // MARK: What the tiles are

    static let link = URL(string: "https://www.gtk.org/")!

    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 96, height: 64)).image { context in
        for (index, color) in [UIColor.systemOrange, .systemYellow, .systemPink].enumerated() {
            color.setFill()
            context.fill(CGRect(x: CGFloat(index) * 32, y: 0, width: 32, height: 64))
        }
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 32, y: 16, width: 32, height: 32)).fill()
    }

    private func provider(of tile: UIView?) -> NSItemProvider {
        switch tiles.firstIndex(where: { $0 === tile }) {
        case 1: NSItemProvider(object: DragOutController.link as NSURL)
        case 2: NSItemProvider(object: DragOutController.picture)
        default: NSItemProvider(object: "Dragged out of the Gallery" as NSString)
        }
    }
}

extension DragOutController: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: provider(of: interaction.view))]
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        switch operation {
        case .copy: report("The item was copied.")
        case .move: report("The item was moved.")
        default: report("Nobody took the item.")
        }
    }
}

extension DragOutController: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self) || session.canLoadObjects(ofClass: URL.self) || session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { place.isLit = true }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { place.isLit = false }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { place.isLit = false }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        if session.canLoadObjects(ofClass: UIImage.self) {
            session.loadObjects(ofClass: UIImage.self) { [place] images in place.show(images.first as? UIImage) }
        } else if session.canLoadObjects(ofClass: URL.self) {
            session.loadObjects(ofClass: URL.self) { [place] links in place.show(links.map(\.absoluteString).joined(separator: "\n")) }
        } else {
            session.loadObjects(ofClass: String.self) { [place] texts in place.show(texts.joined(separator: "\n")) }
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
                         withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
        let middle = CGPoint(x: place.bounds.midX, y: place.bounds.midY)
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: place, center: middle,
                                                                          transform: CGAffineTransform(scaleX: 0.4, y: 0.4)))
    }
}

extension DragOutController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Show in the Place", image: UIImage(systemName: "arrow.down")) { _ in
                    self?.place.show("Dragged out of the Gallery")
                },
                UIAction(title: "Clear", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in self?.place.show("") },
            ])
        }
    }
}
