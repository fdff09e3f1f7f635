import Foundation

/// One line or curve of a path, as the motion of its two coordinates.
struct PathSegment {
    let x: CoordinateCurve
    let y: CoordinateCurve

    init(from start: CGPoint, to end: CGPoint) {
        x = CoordinateCurve(from: start.x, to: end.x)
        y = CoordinateCurve(from: start.y, to: end.y)
    }

    init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        x = CoordinateCurve(from: start.x, control: control.x, to: end.x)
        y = CoordinateCurve(from: start.y, control: control.y, to: end.y)
    }

    init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
        x = CoordinateCurve(from: start.x, control1: control1.x, control2: control2.x, to: end.x)
        y = CoordinateCurve(from: start.y, control1: control1.y, control2: control2.y, to: end.y)
    }

    func point(at t: CGFloat) -> CGPoint {
        CGPoint(x: x.value(at: t), y: y.value(at: t))
    }

    /// How often this segment crosses the ray from `point` to the right: rising crossings count 1, falling ones -1.
    /// Contract: a segment holds its lower end and not its upper one, so that a joint on the ray counts once.
    func windingNumber(around point: CGPoint) -> Int {
        var winding = 0
        var low: CGFloat = 0
        for high in y.turningPoints + [1] {
            let startsAbove = y.value(at: low) <= point.y
            let endsAbove = y.value(at: high) <= point.y
            if startsAbove != endsAbove, x.value(at: y.parameter(of: point.y, from: low, to: high)) > point.x {
                winding += startsAbove ? 1 : -1
            }
            low = high
        }
        return winding
    }
}

extension CGPath {
    /// Calls `body` with every line and curve of the path.
    /// Contract: with `closing`, subpaths that were left open are closed by a line, as filling does.
    func forEachSegment(closing: Bool, _ body: (PathSegment) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .moveTo(let end):
                if closing, current != start { body(PathSegment(from: current, to: start)) }
                start = end
            case .addLineTo(let end):
                body(PathSegment(from: current, to: end))
            case .addQuadCurveTo(let control, let end):
                body(PathSegment(from: current, control: control, to: end))
            case .addCurveTo(let control1, let control2, let end):
                body(PathSegment(from: current, control1: control1, control2: control2, to: end))
            case .closeSubpath:
                if current != start { body(PathSegment(from: current, to: start)) }
            }
            current = element.end ?? start
        }
        if closing, current != start { body(PathSegment(from: current, to: start)) }
    }
}
