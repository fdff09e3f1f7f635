public import Foundation

extension CGPath {
    /// The smallest rectangle around all points of the path, control points among them; null for an empty path.
    public final var boundingBox: CGRect {
        CGRect(enclosing: elements.flatMap(\.points))
    }

    /// The smallest rectangle around the path itself; null for an empty path.
    public final var boundingBoxOfPath: CGRect {
        var points = elements.compactMap(\.end)
        forEachSegment(closing: false) { segment in
            points += (segment.x.turningPoints + segment.y.turningPoints).map(segment.point(at:))
        }
        return CGRect(enclosing: points)
    }
}
