import CoreGraphics
import Foundation

/// A drop in the words of a collection.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    let proposal: UICollectionViewDropProposal
    let items: [any UICollectionViewDropItem]

    private final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
            dragItem = item
            sourceIndexPath = path
            previewSize = size
        }
    }

    init(_ drop: ListDrop, proposal: UICollectionViewDropProposal) {
        self.drop = drop
        self.proposal = proposal
        let pictures = (drop.session.localDragSession as? DragSession)?.stack.pictures ?? []
        items = drop.session.items.map { item in
            Item(item, from: drop.sources[ObjectIdentifier(item)], size: pictures.first { $0.item === item }?.bounds.size ?? .zero)
        }
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { drop.land(dragItem, .cell(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, .part(indexPath, rect))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.land(dragItem, .target(target)) }
}
