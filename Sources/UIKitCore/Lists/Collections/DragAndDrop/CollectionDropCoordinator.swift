import CoreGraphics
import Foundation

/// A drop in the words of a collection.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    let proposal: UICollectionViewDropProposal
    var items: [any UICollectionViewDropItem] { drop.items }

    init(_ drop: ListDrop, proposal: UICollectionViewDropProposal) {
        self.drop = drop
        self.proposal = proposal
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { drop.land(dragItem, .cell(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, .part(indexPath, rect))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.land(dragItem, .target(target)) }
}
