package import Foundation

/// A rectangle with a radius at each corner.
/// Units: points; radii are circular and never negative.
package struct RoundedShape: Sendable, Hashable {
    package var rect: CGRect
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(_ rect: CGRect, radius: CGFloat = 0) {
        self.init(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Radii are clamped to half of the shorter side, NaN and negative ones to zero.
    package init(_ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        let limit = max(0, min(rect.width, rect.height) / 2)
        func clamp(_ r: CGFloat) -> CGFloat { r > 0 ? min(r, limit) : 0 }
        self.rect = rect
        self.topLeft = clamp(topLeft)
        self.topRight = clamp(topRight)
        self.bottomRight = clamp(bottomRight)
        self.bottomLeft = clamp(bottomLeft)
    }

    package var isRectangle: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }
}
