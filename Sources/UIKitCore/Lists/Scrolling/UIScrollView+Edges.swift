import CoreGraphics
import Foundation

extension UIScrollView {
    /// The edge strip in which something that is dragged scrolls the content, and the most that it scrolls a frame. Units: points.
    private static let edgeStrip: CGFloat = 50
    private static let fastestEdge: CGFloat = 12

    /// How fast the content moves under something that is held at a place. Units: points a frame; the place in the view's space.
    func edgeSpeed(at place: CGPoint) -> CGPoint {
        let area = bounds.inset(by: adjustedContentInset), strip = Self.edgeStrip
        func part(_ v: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            guard high - low > 3 * strip else { return 0 }
            let part = v < low + strip ? (v - low - strip) / strip : max(0, v - high + strip) / strip
            return max(-1, min(1, part)) * Self.fastestEdge
        }
        let x = part(place.x, area.minX, area.maxX), y = part(place.y, area.minY, area.maxY)
        return CGPoint(x: canMove(vertical: false, step: x) ? x : 0, y: canMove(vertical: true, step: y) ? y : 0)
    }
}
