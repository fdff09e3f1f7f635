import CoreGraphics
import Foundation

/// What a list cell has to know of the section around it.
struct ListCellSurroundings: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isFirst = false
    var isLast = false
    /// Whether it stands for the section's heading, or for its foot.
    var isHeading = false
    var isFooter = false
    /// Nil for no separator at that edge.
    var topSeparator: UIListSeparatorConfiguration?
    var bottomSeparator: UIListSeparatorConfiguration?
    /// Units: points.
    var pixel: CGFloat = 1
}
