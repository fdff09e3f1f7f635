public import CoreGraphics
public import Foundation

/// One item of a drop on a table.
/// Source: Apple, UITableViewDropItem.
@MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The row of this table that it came from; nil for items from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// Units: points.
    var previewSize: CGSize { get }
}
