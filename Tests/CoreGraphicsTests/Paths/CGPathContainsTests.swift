import CoreGraphics
import Foundation
import Testing

struct CGPathContainsTests {
    @Test func circleHoldsWhatIsNearerThanItsRadius() {
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 100, height: 100), transform: nil)
        for x in stride(from: CGFloat(0), through: 120, by: 1.7) {
            for y in stride(from: CGFloat(10), through: 130, by: 1.3) {
                let distance = hypot(x - 60, y - 70)
                // The curves stray from the circle by less than this.
                guard abs(distance - 50) > 0.05 else { continue }
                #expect(path.contains(CGPoint(x: x, y: y)) == (distance < 50))
            }
        }
    }

    @Test(arguments: [CGPathFillRule.winding, .evenOdd])
    func curvesAgreeWithAFinePolygon(_ rule: CGPathFillRule) {
        var random = Sequence64(state: 7)
        for _ in 0..<10 {
            let path = CGMutablePath()
            var polygon: [[CGPoint]] = []
            for _ in 0..<2 {
                var current = random.point()
                path.move(to: current)
                var corners = [current]
                for _ in 0..<3 {
                    let (control1, control2, control, end, last) =
                        (random.point(), random.point(), random.point(), random.point(), random.point())
                    path.addCurve(to: end, control1: control1, control2: control2)
                    path.addQuadCurve(to: last, control: control)
                    for step in 1...150 {
                        let t = CGFloat(step) / 150
                        corners.append(cubic(current, control1, control2, end, t))
                    }
                    for step in 1...150 {
                        let t = CGFloat(step) / 150
                        corners.append(cubic(end, mix(end, control, 2 / 3), mix(last, control, 2 / 3), last, t))
                    }
                    current = last
                }
                polygon.append(corners)
            }
            for _ in 0..<25 {
                let point = random.point()
                guard distance(from: point, to: polygon) > 0.1 else { continue }
                #expect(path.contains(point, using: rule) == holds(point, polygon, rule))
            }
        }
    }

    @Test func fillRulesDifferWhereAPathCoversTwice() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle, using: .winding))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
    }

    @Test func oppositeSubpathsLeaveAHole() {
        let path = CGMutablePath()
        let center = CGPoint(x: 0, y: 0)
        path.addArc(center: center, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        path.closeSubpath()
        path.move(to: CGPoint(x: 5, y: 0))
        path.addArc(center: center, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        path.closeSubpath()
        #expect(!path.contains(center))
        #expect(path.contains(CGPoint(x: 7, y: 0)))
    }

    @Test func edgesBelongAsInARectangle() {
        let rect = CGRect(x: 2, y: 3, width: 8, height: 5)
        let path = CGPath(rect: rect, transform: nil)
        for x in stride(from: CGFloat(1), through: 11, by: 0.5) {
            for y in stride(from: CGFloat(2), through: 9, by: 0.5) {
                #expect(path.contains(CGPoint(x: x, y: y)) == rect.contains(CGPoint(x: x, y: y)))
            }
        }
    }

    @Test func openSubpathsCountAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        #expect(path.contains(CGPoint(x: 8, y: 4)))
        #expect(!path.contains(CGPoint(x: 4, y: 8)))
    }

    @Test func transformIsAppliedToThePath() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let transform = CGAffineTransform(translationX: 100, y: 0)
        #expect(path.contains(CGPoint(x: 100.5, y: 0.5), transform: transform))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5), transform: transform))
    }

    @Test func nothingHoldsWhatIsNoPoint() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0.5)))
        #expect(!path.contains(CGPoint(x: -CGFloat.infinity, y: 0.5)))
        #expect(!CGMutablePath().contains(.zero))
    }

    private func mix(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }

    /// The curve by repeated halving of lines, which is another way than the one under test.
    private func cubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
        let (a, b, c) = (mix(p0, p1, t), mix(p1, p2, t), mix(p2, p3, t))
        return mix(mix(a, b, t), mix(b, c, t), t)
    }

    private func edges(_ polygon: [[CGPoint]]) -> [(CGPoint, CGPoint)] {
        polygon.flatMap { corners in zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) } }
    }

    private func distance(from point: CGPoint, to polygon: [[CGPoint]]) -> CGFloat {
        edges(polygon).map { start, end in
            let length = max(pow(end.x - start.x, 2) + pow(end.y - start.y, 2), 1e-12)
            let along = ((point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)) / length
            let nearest = mix(start, end, min(max(along, 0), 1))
            return hypot(nearest.x - point.x, nearest.y - point.y)
        }.min() ?? .infinity
    }

    /// By the angle that the polygon turns around the point.
    private func holds(_ point: CGPoint, _ polygon: [[CGPoint]], _ rule: CGPathFillRule) -> Bool {
        let turn = 2 * CGFloat.pi
        var angle: CGFloat = 0
        for (start, end) in edges(polygon) {
            let from = atan2(start.y - point.y, start.x - point.x)
            let to = atan2(end.y - point.y, end.x - point.x)
            angle += (to - from).remainder(dividingBy: turn)
        }
        let winding = Int((angle / turn).rounded())
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }
}

/// The same numbers on every run.
private struct Sequence64 {
    var state: UInt64

    mutating func point() -> CGPoint {
        CGPoint(x: next(), y: next())
    }

    private mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24) * 100
    }
}
