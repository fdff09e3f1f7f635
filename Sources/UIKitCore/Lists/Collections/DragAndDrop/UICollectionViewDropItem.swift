public import CoreGraphics
public import Foundation

/// One item of a drop on a collection.
/// Source: Apple, UICollectionViewDropItem.
@MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The item of this collection that it came from; nil for items from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// Units: points.
    var previewSize: CGSize { get }
}
