import CoreGraphics
import Foundation

/// A drop in the words of a collection.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    let proposal: UICollectionViewDropProposal
    var items: [any UICollectionViewDropItem] { drop.items }

    private let collection: UICollectionView

    init(_ drop: ListDrop, proposal: UICollectionViewDropProposal, in collection: UICollectionView) {
        self.drop = drop
        self.proposal = proposal
        self.collection = collection
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { drop.land(dragItem, .cell(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, .part(indexPath, rect))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.land(dragItem, .target(target)) }
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        collection.show(placeholder, for: dragItem, of: drop)
    }
}
