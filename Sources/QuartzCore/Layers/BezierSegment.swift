import CoreGraphics
import Foundation

/// One line or curve of a path, measured along its length.
struct BezierSegment {
    /// Start, controls and end: two points for a line, three for a quadratic curve, four for a cubic one.
    let points: [CGPoint]
    let startsSubpath: Bool
    /// The length from the start to each of evenly spaced parameters.
    private let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ points: [CGPoint], startsSubpath: Bool) {
        self.points = points
        self.startsSubpath = startsSubpath
        // Chords: 64 of them are off by less than a thousandth of the length for the curves that interfaces draw.
        let steps = points.count == 2 ? 1 : 64
        var lengths: [CGFloat] = [0]
        var last = points[0]
        for step in 1...steps {
            let point = Self.split(points, at: CGFloat(step) / CGFloat(steps)).end
            lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        self.lengths = lengths
    }

    static func segments(of path: CGPath) -> [BezierSegment] {
        var result: [BezierSegment] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isNew = true
        func add(_ rest: [CGPoint]) {
            result.append(BezierSegment([current] + rest, startsSubpath: isNew))
            isNew = false
        }
        for element in path.elements {
            switch element {
            case .moveTo(let point):
                start = point
                isNew = true
            case .addLineTo(let point): add([point])
            case .addQuadCurveTo(let control, let end): add([control, end])
            case .addCurveTo(let control1, let control2, let end): add([control1, control2, end])
            case .closeSubpath:
                add([start])
                isNew = true
            }
            current = element.end ?? start
        }
        return result
    }

    /// The points of the piece between two lengths from the start.
    func part(from: CGFloat, to: CGFloat) -> [CGPoint] {
        let (low, high) = (parameter(at: from), parameter(at: to))
        let rest = low > 0 ? Self.split(points, at: low).right : points
        return high < 1 ? Self.split(rest, at: (high - low) / (1 - low)).left : rest
    }

    /// The point at a fraction of the parameter, or of the length.
    func point(at t: CGFloat, byLength: Bool) -> CGPoint {
        Self.split(points, at: byLength ? parameter(at: t * length) : t).end
    }

    private func parameter(at distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard distance < length, let next = lengths.firstIndex(where: { $0 > distance }) else { return 1 }
        let (low, high) = (lengths[next - 1], lengths[next])
        return (CGFloat(next - 1) + (distance - low) / (high - low)) / CGFloat(lengths.count - 1)
    }

    /// De Casteljau's construction: both halves of the curve, and the point where they meet.
    private static func split(_ points: [CGPoint], at t: CGFloat) -> (left: [CGPoint], right: [CGPoint], end: CGPoint) {
        var level = points
        var (left, right) = ([level[0]], [level[level.count - 1]])
        while level.count > 1 {
            level = zip(level, level.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
            left.append(level[0])
            right.append(level[level.count - 1])
        }
        return (left, right.reversed(), level[0])
    }
}
