import Foundation

/// A row that stands for something dropped until its data is there.
/// Source: Apple, UITableViewDropPlaceholder.
@MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the placeholder's cell looks while it comes down in the place of the drag's picture. Shape: nil lets the drag's picture land.
    open var previewParametersProvider: (@MainActor (UITableViewCell) -> UIDragPreviewParameters?)?
}
