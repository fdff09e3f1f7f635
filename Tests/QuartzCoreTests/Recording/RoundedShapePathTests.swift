import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

struct RoundedShapePathTests {
    private let rect = CGRect(x: 3, y: 4, width: 40, height: 30)

    private func polygon(_ points: (CGFloat, CGFloat)...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    @Test func rectangles() {
        #expect(RoundedShape(CGPath(rect: rect, transform: nil)) == RoundedShape(rect))
        let open = RoundedShape(polygon((0, 0), (0, 5), (9, 5), (9, 0)))
        #expect(open == RoundedShape(CGRect(x: 0, y: 0, width: 9, height: 5)))
        #expect(RoundedShape(polygon((4, 0), (9, 0), (9, 5), (0, 5), (0, 0)))?.rect.width == 9)
    }

    @Test func roundedRectanglesAndCircles() {
        let rounded = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 6, transform: nil)
        #expect(isNear(RoundedShape(rounded), RoundedShape(rect, radius: 6)))
        let square = CGRect(x: 1, y: 1, width: 20, height: 20)
        #expect(isNear(RoundedShape(CGPath(ellipseIn: square, transform: nil)), RoundedShape(square, radius: 10)))
    }

    @Test func differentCornersAreKept() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 0))
        path.addLine(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 20, y: 8))
        path.addQuadCurve(to: CGPoint(x: 18, y: 10), control: CGPoint(x: 20, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 5))
        path.addCurve(to: CGPoint(x: 5, y: 0), control1: CGPoint(x: 0, y: 2.2), control2: CGPoint(x: 2.2, y: 0))
        path.closeSubpath()
        let box = CGRect(x: 0, y: 0, width: 20, height: 10)
        let shape = RoundedShape(box, topLeft: 5, topRight: 0, bottomRight: 2, bottomLeft: 0)
        #expect(RoundedShape(path) == shape)
    }

    @Test func othersAreNot() {
        #expect(RoundedShape(CGMutablePath()) == nil)
        #expect(RoundedShape(CGPath(ellipseIn: rect, transform: nil)) == nil)
        #expect(RoundedShape(polygon((0, 0), (10, 0), (0, 10))) == nil)
        #expect(RoundedShape(polygon((0, 0), (10, 0), (10, 10), (5, 5), (0, 10))) == nil)
        #expect(RoundedShape(polygon((0, 0), (10, 0))) == nil)
        let two = CGMutablePath()
        two.addRect(rect)
        two.addRect(rect.offsetBy(dx: 100, dy: 0))
        #expect(RoundedShape(two) == nil)
        let elliptic = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 3, transform: nil)
        #expect(RoundedShape(elliptic) == nil)
        let wide = CGMutablePath()
        wide.addRect(rect)
        wide.addRect(rect.insetBy(dx: 5, dy: 5))
        #expect(RoundedShape(wide) == nil)
    }

    private func isNear(_ shape: RoundedShape?, _ other: RoundedShape) -> Bool {
        guard let shape else { return false }
        let pairs = [
            (shape.rect.minX, other.rect.minX), (shape.rect.minY, other.rect.minY),
            (shape.rect.width, other.rect.width), (shape.rect.height, other.rect.height),
            (shape.topLeft, other.topLeft), (shape.topRight, other.topRight),
            (shape.bottomRight, other.bottomRight), (shape.bottomLeft, other.bottomLeft),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 0.01 }
    }
}
