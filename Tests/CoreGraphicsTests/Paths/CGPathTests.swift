import CoreGraphics
import Foundation
import Testing

struct CGPathTests {
    private let notFinite: [CGPoint] = [
        CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity),
        CGPoint(x: -CGFloat.infinity, y: CGFloat.nan),
    ]

    @Test func stepsThatAreNotFiniteAreLeftOut() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 4, y: 4))
        let before = path.elements
        for bad in notFinite {
            path.move(to: bad)
            path.addLine(to: bad)
            path.addQuadCurve(to: .zero, control: bad)
            path.addCurve(to: .zero, control1: .zero, control2: bad)
            path.addRect(CGRect(origin: bad, size: CGSize(width: 1, height: 1)))
            path.addEllipse(in: CGRect(origin: .zero, size: CGSize(width: bad.x, height: bad.y)))
            path.addLine(to: .zero, transform: CGAffineTransform(translationX: bad.x, y: bad.y))
        }
        path.addRect(.null)
        #expect(path.elements == before)
    }

    @Test func hugeNumbersDoNotCrash() {
        let path = CGMutablePath()
        let big = CGFloat.greatestFiniteMagnitude
        path.move(to: CGPoint(x: -big, y: -big))
        path.addCurve(
            to: CGPoint(x: big, y: big), control1: CGPoint(x: big, y: -big), control2: CGPoint(x: -big, y: big))
        path.addQuadCurve(to: CGPoint(x: -big, y: 0), control: CGPoint(x: big, y: -big))
        _ = path.contains(CGPoint(x: 1, y: 1))
        _ = path.boundingBoxOfPath
        #expect(!path.isEmpty)
    }

    @Test func linesNeedAStart() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
    }

    @Test func closingGoesBackToTheStart() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 2))
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(
            path.elements == [
                .moveTo(CGPoint(x: 1, y: 2)), .addLineTo(CGPoint(x: 9, y: 2)), .closeSubpath,
                .moveTo(CGPoint(x: 1, y: 2)), .addLineTo(CGPoint(x: 5, y: 5)),
            ])
    }

    @Test func boundingBoxesWithAndWithoutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        let circle = CGPath(ellipseIn: CGRect(x: 3, y: 4, width: 10, height: 6), transform: nil)
        #expect(circle.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 10, height: 6))
    }

    @Test func roundedRectanglesKeepTheirBoxAndLoseTheirCorners() {
        let rect = CGRect(x: 10, y: 10, width: 80, height: 40)
        let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)
        #expect(path.boundingBoxOfPath == rect)
        #expect(path.contains(CGPoint(x: 50, y: 10.5)))
        #expect(!path.contains(CGPoint(x: 11, y: 11)) && !path.contains(CGPoint(x: 89, y: 49)))
        #expect(path.contains(CGPoint(x: 13.5, y: 13.5)))
        let pill = CGPath(roundedRect: rect, cornerWidth: 500, cornerHeight: 500, transform: nil)
        #expect(pill.boundingBoxOfPath == rect)
        let square = CGPath(roundedRect: rect, cornerWidth: -3, cornerHeight: 5, transform: nil)
        #expect(square == CGPath(rect: rect, transform: nil))
    }

    @Test func copiesStandStill() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()
        #expect(copy == path)
        path.addLine(to: CGPoint(x: 7, y: 7))
        #expect(copy != path)
        var transform = CGAffineTransform(translationX: 5, y: 5)
        #expect(copy?.copy(using: &transform)?.boundingBox == CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy?.mutableCopy(using: nil) == copy)
    }

    @Test func aPathCanBeAddedToItself() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addPath(path, transform: CGAffineTransform(translationX: 3, y: 0))
        #expect(path.elements.count == 10)
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 1))
    }

    @Test func applyHandsOutEveryStep() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 2))
        path.addCurve(to: CGPoint(x: 6, y: 6), control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        var seen: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            seen.append(element.pointee.type)
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
            case .addQuadCurveToPoint: ends.append(element.pointee.points[1])
            case .addCurveToPoint: ends.append(element.pointee.points[2])
            case .closeSubpath: break
            }
        }
        #expect(seen == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(ends == [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 3), CGPoint(x: 6, y: 6)])
        #expect(path.description == "M 1.0,1.0 Q 2.0,2.0 3.0,3.0 C 4.0,4.0 5.0,5.0 6.0,6.0 Z")
    }
}
