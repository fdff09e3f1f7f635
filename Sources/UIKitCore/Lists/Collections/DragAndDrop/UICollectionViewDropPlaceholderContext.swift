public import Foundation

/// A placeholder of a collection that stands for a dropped item.
/// Source: Apple, UICollectionViewDropPlaceholderContext.
@MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Puts an item of the data source in the placeholder's place.
    /// Contract: `dataSourceUpdates` changes the data, at the path that it is told, and nothing of the collection. Returns false, and calls
    /// nothing, when the placeholder is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. Returns false when it is gone already.
    @discardableResult func deletePlaceholder() -> Bool
    /// Has the cell set up again by the placeholder's handler.
    func setNeedsCellUpdate()
}
