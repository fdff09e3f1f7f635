import CoreGraphics
import Foundation

/// A drop in the words of a table.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop
    let proposal: UITableViewDropProposal
    var items: [any UITableViewDropItem] { drop.items }

    private let table: UITableView

    init(_ drop: ListDrop, proposal: UITableViewDropProposal, in table: UITableView) {
        self.drop = drop
        self.proposal = proposal
        self.table = table
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { drop.land(dragItem, .cell(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, .part(indexPath, rect))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.land(dragItem, .target(target)) }
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        table.show(placeholder, for: dragItem, of: drop)
    }
}
