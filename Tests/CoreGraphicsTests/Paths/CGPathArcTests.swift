import CoreGraphics
import Foundation
import Testing

struct CGPathArcTests {
    private let center = CGPoint(x: 50, y: 60)

    private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.addArc(center: center, radius: 20, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    private func onCircle(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + 20 * cos(angle), y: center.y + 20 * sin(angle))
    }

    @Test(arguments: [(0.3, 2.0), (2.0, 0.3), (-1.0, 4.0), (5.5, -5.5), (0, 3.0)], [true, false])
    func endsWhereTheAnglesSay(_ angles: (start: Double, end: Double), clockwise: Bool) throws {
        let (start, end) = (CGFloat(angles.start), CGFloat(angles.end))
        let path = arc(from: start, to: end, clockwise: clockwise)
        #expect(isClose(path.currentPoint, lastPoint(start, end, clockwise)))
        #expect(isClose(try #require(path.elements.first?.end), onCircle(start)))
    }

    /// A full turn or more ahead ends where it began.
    private func lastPoint(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGPoint {
        let ahead = clockwise ? start - end : end - start
        return onCircle(ahead >= 2 * .pi ? start : end)
    }

    @Test func risingAnglesGoDownTheScreenAndClockwiseGoesUp() {
        let down = arc(from: 0, to: .pi, clockwise: false).boundingBoxOfPath
        #expect(abs(down.minY - 60) < 1e-9 && abs(down.maxY - 80) < 0.01)
        let up = arc(from: 0, to: .pi, clockwise: true).boundingBoxOfPath
        #expect(abs(up.minY - 40) < 0.01 && abs(up.maxY - 60) < 1e-9)
    }

    @Test(arguments: [true, false])
    func wholeTurnsGiveTheWholeCircle(_ clockwise: Bool) {
        for end in [2 * CGFloat.pi, -2 * CGFloat.pi] {
            let path = arc(from: 0, to: end, clockwise: clockwise)
            #expect(path.contains(center))
            #expect(path.contains(CGPoint(x: 50, y: 79)) && path.contains(CGPoint(x: 50, y: 41)))
            #expect(isClose(path.currentPoint, onCircle(0)))
        }
    }

    @Test func equalAnglesGiveNoArc() {
        let path = arc(from: 1, to: 1, clockwise: true)
        #expect(path.elements.count == 1)
        #expect(isClose(path.currentPoint, onCircle(1)))
    }

    @Test func everyPointOfTheCurvesLiesOnTheCircle() {
        let path = arc(from: 0.2, to: 5.9, clockwise: false)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX - 30) < 0.01 && abs(box.minY - 40) < 0.01 && abs(box.maxY - 80) < 0.01)
        for angle in stride(from: CGFloat(0.25), to: 5.85, by: 0.05) {
            let inside = CGPoint(x: center.x + 19.98 * cos(angle), y: center.y + 19.98 * sin(angle))
            let outside = CGPoint(x: center.x + 20.02 * cos(angle), y: center.y + 20.02 * sin(angle))
            #expect(path.contains(inside) && !path.contains(outside))
        }
    }

    @Test func aLineLeadsToTheStart() {
        let path = CGMutablePath()
        path.move(to: center)
        path.addArc(center: center, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(path.elements.count == 3)
        #expect(path.elements[1] == .addLineTo(CGPoint(x: 70, y: 60)))
        #expect(path.currentPoint == CGPoint(x: 50, y: 80))
    }

    @Test func relativeArcsRunByTheirSign() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
        #expect(path.currentPoint == CGPoint(x: 0, y: -1))
    }

    @Test func tangentArcsTouchBothLines() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.elements[1] == .addLineTo(CGPoint(x: 6, y: 0)))
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
        let box = path.boundingBoxOfPath
        #expect(abs(box.maxX - 10) < 1e-9 && abs(box.minY) < 1e-9)

        let sharp = CGMutablePath()
        sharp.move(to: CGPoint(x: 10, y: 10))
        sharp.addArc(tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 1)
        let reach = 1 / tan(CGFloat.pi / 8)
        #expect(isClose(sharp.currentPoint, CGPoint(x: reach, y: 0)))
    }

    @Test func tangentArcWithoutACornerIsALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
        path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 5, y: 8), radius: 4)
        #expect(path.elements == [.moveTo(.zero), .addLineTo(CGPoint(x: 5, y: 0)), .addLineTo(CGPoint(x: 5, y: 0))])
    }

    @Test func badNumbersAddNothing() {
        let path = arc(from: .nan, to: 1, clockwise: true)
        path.addArc(center: center, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: center, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: center, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true)
        path.addArc(tangent1End: .zero, tangent2End: center, radius: 3)
        #expect(path.isEmpty)
    }
}
