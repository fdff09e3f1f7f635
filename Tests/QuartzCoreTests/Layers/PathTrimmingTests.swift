import CoreGraphics
import Foundation
import QuartzCore
import Testing

struct PathTrimmingTests {
    private func lines(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    @Test func allOfItIsItself() {
        let path = lines((0, 0), (10, 0))
        #expect(path.trimmed(from: 0, to: 1) === path)
        #expect(path.trimmed(from: -1, to: 2) === path)
        #expect(path.trimmed(from: .nan, to: .nan) === path)
    }

    @Test func linesAreCutByLength() {
        let path = lines((0, 0), (10, 0), (10, 30))
        #expect(path.trimmed(from: 0.125, to: 0.5).description == "M 5.0,0.0 L 10.0,0.0 L 10.0,10.0")
        #expect(path.trimmed(from: 0.5, to: 1).description == "M 10.0,10.0 L 10.0,30.0")
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0.6, to: 0.5).isEmpty)
        #expect(CGMutablePath().trimmed(from: 0, to: 0.5).isEmpty)
    }

    @Test func theClosingLineCounts() {
        let path = lines((0, 0), (10, 0), (10, 10), (0, 10), closed: true)
        #expect(path.trimmed(from: 0.75, to: 0.875).description == "M 0.0,10.0 L 0.0,5.0")
    }

    @Test func eachSubpathStartsAnew() {
        let path = lines((0, 0), (10, 0))
        path.addPath(lines((0, 5), (10, 5)))
        #expect(path.trimmed(from: 0.25, to: 0.75).description == "M 5.0,0.0 L 10.0,0.0 M 0.0,5.0 L 5.0,5.0")
    }

    @Test func halfACircleEndsOppositeItsStart() throws {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let half = circle.trimmed(from: 0, to: 0.5)
        let start = try #require(circle.elements.first?.end)
        #expect(abs(half.currentPoint.x + start.x) < 0.01 && abs(half.currentPoint.y + start.y) < 0.01)
        let eighth = circle.trimmed(from: 0, to: 0.125).currentPoint
        #expect(abs(hypot(eighth.x, eighth.y) - 10) < 0.01)
        #expect(abs(abs(eighth.x) - abs(eighth.y)) < 0.02)
    }

    @Test func quadraticCurvesStayQuadratic() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        let half = path.trimmed(from: 0, to: 0.5).elements
        guard half.count == 2, half[0] == .moveTo(.zero), case .addQuadCurveTo(let control, let end) = half[1] else {
            Issue.record("not a quadratic curve: \(half)")
            return
        }
        #expect(abs(control.x - 2.5) < 1e-9 && abs(control.y - 5) < 1e-9)
        #expect(abs(end.x - 5) < 1e-9 && abs(end.y - 5) < 1e-9)
    }
}
