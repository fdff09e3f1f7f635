public import Foundation

extension CGMutablePath {
    /// Adds a part of a circle, after a line from the current point to its start where the path has one.
    ///
    /// Contract: `clockwise` is said of axes whose y points up: true runs through falling angles, false through rising
    /// ones. On a screen, where y points down, false therefore looks clockwise (and a `UIBezierPath` arc with
    /// `clockwise: true` is this one with false). An end that lies a full turn or more ahead gives one whole circle, so
    /// does one that lies whole turns behind; equal angles give no arc.
    /// Units: radians from the x axis towards the y axis.
    /// Errors: nothing happens for a negative radius or a number that is not finite.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let ahead = clockwise ? startAngle - endAngle : endAngle - startAngle
        let sweep = Self.sweep(ahead: ahead)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep,
            transform: transform
        )
    }

    /// Adds the part of a circle that starts at an angle and runs over `delta`.
    /// Contract: a positive `delta` runs through rising angles; one of more than a turn gives one turn.
    /// Units: radians from the x axis towards the y axis.
    /// Errors: nothing happens for a negative radius or a number that is not finite.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite, transform.isFinite
        else { return }
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let start = Self.pointOnUnitCircle(at: startAngle)
        if isEmpty {
            move(to: start, transform: place)
        } else if currentPoint != start.applying(place) {
            addLine(to: start, transform: place)
        }
        addCircularArc(from: startAngle, sweep: min(max(delta, -2 * .pi), 2 * .pi), place)
    }

    /// Rounds the corner at `tangent1End` between the current point and `tangent2End` by a circle that touches both
    /// lines: adds a line to where it touches the first, and the arc to where it touches the second.
    /// Contract: where no circle fits (points on one line, points that coincide, radius zero), only a line to
    /// `tangent1End` is added.
    /// Errors: nothing happens in an empty path, for a negative radius or for a number that is not finite.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite, radius >= 0, transform.isFinite
        else { return }
        let start = currentPoint.applying(transform.inverted())
        let corner = tangent1End
        let inLength = hypot(start.x - corner.x, start.y - corner.y)
        let outLength = hypot(tangent2End.x - corner.x, tangent2End.y - corner.y)
        let toStart = CGVector(dx: (start.x - corner.x) / inLength, dy: (start.y - corner.y) / inLength)
        let toEnd = CGVector(dx: (tangent2End.x - corner.x) / outLength, dy: (tangent2End.y - corner.y) / outLength)
        let sine = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        guard inLength > 0, outLength > 0, radius > 0, abs(sine) > 1e-9 else {
            return addLine(to: corner, transform: transform)
        }

        // The circle's centre lies on the line that halves the corner; `reach` is how far from the corner it touches.
        let cosine = toStart.dx * toEnd.dx + toStart.dy * toEnd.dy
        let reach = radius * (1 + cosine) / abs(sine)
        let side: CGFloat = sine > 0 ? 1 : -1
        let touch = CGPoint(x: corner.x + toStart.dx * reach, y: corner.y + toStart.dy * reach)
        let center = CGPoint(x: touch.x - toStart.dy * radius * side, y: touch.y + toStart.dx * radius * side)
        let turn = (.pi - acos(min(max(cosine, -1), 1))) * -side
        addRelativeArc(
            center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x), delta: turn,
            transform: transform
        )
    }

    /// Adds curves along the unit circle, seen through `place`, from the current point on.
    /// Contract: the path's current point is where the arc starts.
    func addCircularArc(from start: CGFloat, sweep: CGFloat, _ place: CGAffineTransform) {
        guard sweep != 0 else { return }
        // A cubic curve over a quarter of a circle strays from it by less than 0.03 %.
        let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
        let step = sweep / max(count, 1)
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<max(Int(count), 1) {
            let from = Self.pointOnUnitCircle(at: start + CGFloat(index) * step)
            let to = Self.pointOnUnitCircle(at: start + CGFloat(index + 1) * step)
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - handle * from.y, y: from.y + handle * from.x),
                control2: CGPoint(x: to.x + handle * to.y, y: to.y - handle * to.x),
                transform: place
            )
        }
    }

    static func pointOnUnitCircle(at angle: CGFloat) -> CGPoint {
        // Quarter turns are exact, so that the shapes made of them touch their rectangles without a rounding gap.
        let quarter = angle / (.pi / 2)
        if quarter == quarter.rounded(), abs(quarter) < 1e6 {
            switch (Int(quarter) % 4 + 4) % 4 {
            case 0: return CGPoint(x: 1, y: 0)
            case 1: return CGPoint(x: 0, y: 1)
            case 2: return CGPoint(x: -1, y: 0)
            default: return CGPoint(x: 0, y: -1)
            }
        }
        return CGPoint(x: cos(angle), y: sin(angle))
    }

    /// How far an arc runs whose end lies `ahead` of its start in its own direction: within 0…2π.
    private static func sweep(ahead: CGFloat) -> CGFloat {
        let turn = 2 * CGFloat.pi
        if ahead == 0 { return 0 }
        if ahead >= turn { return turn }
        let rest = ahead.truncatingRemainder(dividingBy: turn)
        return rest > 0 ? rest : rest + turn
    }
}
