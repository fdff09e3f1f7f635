import CoreGraphics
import Foundation

extension CGRect {
    /// Whether the rectangles have some area in common: those that only touch do not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && width > 0 && height > 0 && other.width > 0 && other.height > 0
    }
}
