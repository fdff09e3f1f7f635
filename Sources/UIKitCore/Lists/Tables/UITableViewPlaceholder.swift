public import CoreGraphics
public import Foundation

/// A row that a table shows for a while though its data source does not know of it.
/// Source: Apple, UITableViewPlaceholder.
@MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Sets up the placeholder's cell. Contract: called when the cell is made, and again when an update is asked for.
    open var cellUpdateHandler: (@MainActor (UITableViewCell) -> Void)?

    /// Units: points; an automatic height is the cell's own.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}
