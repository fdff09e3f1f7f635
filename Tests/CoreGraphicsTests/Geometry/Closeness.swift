import Foundation

/// Whether two points are the same but for rounding.
func isClose(_ left: CGPoint, _ right: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    hypot(left.x - right.x, left.y - right.y) <= tolerance
}
