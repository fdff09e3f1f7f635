import Foundation

/// What a cell has to know of the table around it. Contract: set by the table before a cell is shown, and whenever it changes.
struct RowSurroundings: Equatable {
    /// What the row offers in edit mode.
    enum EditControl: Equatable { case none, delete, insert, selection }

    var style = UITableView.Style.plain
    var isFirstInSection = false
    var isLastInSection = false
    /// Nil for no separator below the row.
    var separatorColor: UIColor?
    /// The table's own inset; nil for one that lines up with the text.
    var separatorInset: UIEdgeInsets?
    var editControl = EditControl.none
    /// Whether the content makes room for the control.
    var indents = true
    var canMove = false
    var pixel: CGFloat = 1
}
