public import Foundation

extension UITableView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// One below the other, with headings that stay at the top.
        case plain
        /// Apart from each other.
        case grouped
        /// Apart from each other and from the sides, with round corners.
        case insetGrouped
    }

    /// Where a row is to stand after scrolling to it.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// What separator insets are counted from.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// Stands for a height that the content decides. Units: points.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The magnifying glass in a list of index titles.
    public nonisolated static let indexSearch = "{search}"
}
