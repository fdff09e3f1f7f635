public import Foundation

/// An item that a collection shows for a while though its data source does not know of it.
/// Source: Apple, UICollectionViewPlaceholder.
@MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Sets up the placeholder's cell. Contract: called when the cell is made, and again when an update is asked for.
    open var cellUpdateHandler: (@MainActor (UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}
