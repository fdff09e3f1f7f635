import CoreGraphics
import Foundation

/// One thing that was dropped on a list.
@MainActor final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = path
        previewSize = size
    }
}
