public import CoreGraphics
public import Foundation

/// A drop on a collection: what it is, where it goes, and how its pictures land.
/// Source: Apple, UICollectionViewDropCoordinator.
@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    /// Counted without an item of this collection that moves. Shape: nil where the collection has no sections.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Lets the picture become an item. Contract: call it with the item's path after the table's update.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the picture go into a part of an item. Units: points of the cell.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Shows an item that stands for the dropped one until its data is there. Contract: the data source hears of it with `commitInsertion`.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
}
