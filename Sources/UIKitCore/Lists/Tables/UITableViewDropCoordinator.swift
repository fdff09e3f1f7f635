public import CoreGraphics
public import Foundation

/// A drop on a table: what it is, where it goes, and how its pictures land.
/// Source: Apple, UITableViewDropCoordinator.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    /// Counted without a row of this table that moves. Shape: nil where the table has no sections.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Lets the picture become a row. Contract: call it with the row's path after the table's update.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the picture go into a part of a row. Units: points of the cell.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Shows a row that stands for the item until its data is there. Contract: the data source hears of it with `commitInsertion`.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
}
