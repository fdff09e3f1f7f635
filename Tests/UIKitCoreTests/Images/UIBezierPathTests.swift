import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct UIBezierPathTests {
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

    @Test func shapesFillTheirRectangles() {
        for path in [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 5),
            UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 4)),
        ] {
            #expect(path.bounds == rect)
            #expect(path.contains(CGPoint(x: 30, y: 35)))
            #expect(!path.contains(CGPoint(x: 9, y: 35)))
        }
    }

    @Test func onlyTheNamedCornersAreRound() {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 10.5, y: 20.5)))
        #expect(path.contains(CGPoint(x: 49.5, y: 20.5)))
        #expect(path.contains(CGPoint(x: 10.5, y: 49.5)))
        let all = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 10, height: 10))
        #expect(!all.contains(CGPoint(x: 49.5, y: 49.5)))
    }

    @Test func tooLargeRadiiAreCut() {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 500)
        #expect(path.bounds == rect)
        #expect(path.contains(CGPoint(x: 12, y: 35)))
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: .nan).bounds == rect)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: -4) == UIBezierPath(roundedRect: rect, cornerRadius: 0))
    }

    @Test func arcsRunClockwiseOnAScreen() {
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.x) < 0.001 && abs(arc.currentPoint.y - 10) < 0.001)
        #expect(abs(arc.bounds.width - 10) < 0.01)
        let long = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(long.bounds.width - 20) < 0.01)
    }

    @Test func aPathIsBuiltStepByStep() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.close()
        #expect(path.contains(CGPoint(x: 8, y: 2)))
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.bounds == CGRect(x: 100, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
        #expect(path.bounds.minX == 0)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func theFillRuleDecidesWhatIsInside() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func whatIsReadDoesNotChangeWithThePath() throws {
        let path = UIBezierPath(rect: rect)
        path.lineWidth = 3
        let (read, copy) = (path.cgPath, try #require(path.copy() as? UIBezierPath))
        #expect(copy == path)
        path.addLine(to: .zero)
        #expect(read.boundingBox == rect)
        #expect(copy.bounds == rect && copy.lineWidth == 3 && copy != path)
    }

    @Test func dashesGoInAndOut() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        path.getLineDash(nil, count: &count, phase: &phase)
        path.getLineDash(&pattern, count: nil, phase: nil)
        #expect(count == 2 && phase == 1 && pattern == [4, 2])
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test func reversingStartsAtTheEnd() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == .zero)
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.reversing() == path)
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!ring.contains(CGPoint(x: 15, y: 15)))
        #expect(UIBezierPath().reversing().isEmpty)
    }

    @Test func strokingLeavesTheContextAsItWas() {
        let context = CGContext()
        UIGraphicsPushContext(context)
        let path = UIBezierPath(rect: rect)
        path.lineWidth = 7
        path.stroke()
        path.fill(with: .multiply, alpha: 0.5)
        context.stroke(rect)
        UIGraphicsPopContext()
        let widths = context.finish().commands.compactMap { command -> CGFloat? in
            if case .stroke(_, _, let width, _, _, _, _, _) = command { return width }
            return nil
        }
        #expect(widths == [7, 1])
        path.fill()
        path.stroke()
        path.addClip()
    }
}
