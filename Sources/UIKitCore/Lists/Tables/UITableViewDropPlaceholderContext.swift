public import Foundation

/// A placeholder of a table that stands for a dropped item.
/// Source: Apple, UITableViewDropPlaceholderContext.
@MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Puts a row of the data source in the placeholder's place.
    /// Contract: `dataSourceUpdates` changes the data, at the path that it is told, and nothing of the table. Returns false, and calls
    /// nothing, when the placeholder is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. Returns false when it is gone already.
    @discardableResult func deletePlaceholder() -> Bool
}
