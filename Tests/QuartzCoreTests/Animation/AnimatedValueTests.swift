import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct AnimatedValueTests {
    /// What is shown a part of the way.
    private func shown<L: CALayer>(_ layer: L, _ keyPath: String, _ from: Any, _ to: Any, at part: Double = 0.5) -> L {
        let clock = TestClock.install()
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
        clock.advance(by: 0)
        clock.advance(by: part)
        return layer.presentation()!
    }

    private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let pairs = [(a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23),
                     (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42)]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func numbersOfEveryKind() {
        let kinds: [(Any, Any)] = [(1, 3), (1.0, 3.0), (Float(1), Float(3)), (CGFloat(1), CGFloat(3)), (NSNumber(value: 1), NSNumber(value: 3))]
        for (from, to) in kinds { #expect(shown(CALayer(), "cornerRadius", from, to).cornerRadius == 2) }
        #expect(shown(CALayer(), "cornerRadius", Double.nan, "three").cornerRadius == 0)
    }

    @Test func pointsSizesAndRectangles() {
        #expect(shown(CALayer(), "position", CGPoint.zero, CGPoint(x: 4, y: 8)).position == CGPoint(x: 2, y: 4))
        #expect(shown(CALayer(), "position.y", 0, 8).position == CGPoint(x: 0, y: 4))
        #expect(shown(CALayer(), "shadowOffset", CGSize.zero, CGSize(width: 4, height: 8)).shadowOffset == CGSize(width: 2, height: 4))
        #expect(shown(CALayer(), "shadowOffset.width", 0, 8).shadowOffset == CGSize(width: 4, height: -3))
        #expect(shown(CALayer(), "bounds.size", CGSize.zero, CGSize(width: 4, height: 8)).bounds.size == CGSize(width: 2, height: 4))
        #expect(shown(CALayer(), "bounds.origin.x", 0, 8).bounds.origin == CGPoint(x: 4, y: 0))
        #expect(shown(CALayer(), "position", NSValue(point: .zero), NSValue(point: CGPoint(x: 4, y: 8))).position == CGPoint(x: 2, y: 4))
        #expect(shown(CALayer(), "contentsRect", CGRect.zero, CGRect(x: 0, y: 0, width: 1, height: 1)).contentsRect.width == 0.5)
    }

    @Test func turningKeepsTheSize() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(near(shown(CALayer(), "transform", CATransform3DIdentity, quarter).transform, CATransform3DMakeRotation(.pi / 4, 0, 0, 1)))
        let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
        #expect(near(shown(CALayer(), "transform", CATransform3DIdentity, half).transform, quarter))
        let back = CATransform3DMakeRotation(-.pi, 0, 0, 1)
        #expect(near(shown(CALayer(), "transform", CATransform3DIdentity, back).transform, CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)))
        let tilted = CATransform3DMakeRotation(1, 1, 1, 0)
        #expect(near(shown(CALayer(), "transform", CATransform3DIdentity, tilted, at: 0.25).transform, CATransform3DMakeRotation(0.25, 1, 1, 0)))
    }

    @Test func aMirrorFlipsThroughNothing() {
        let (mirror, point) = (CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(0, 0, 1))
        #expect(near(shown(CALayer(), "transform", CATransform3DIdentity, mirror, at: 0.25).transform, CATransform3DMakeScale(0.5, 1, 1)))
        #expect(near(shown(CALayer(), "transform", CATransform3DIdentity, point).transform, CATransform3DMakeScale(0.5, 0.5, 1)))
    }

    @Test func everyMatrixIsItsParts() {
        let clock = TestClock.install()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        let matrices = [
            CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), 0.6, 0, 0, 1),
            CATransform3DMakeAffineTransform(CGAffineTransform(a: 1.5, b: 0.2, c: -0.9, d: 0.7, tx: 3, ty: 4)),
            CATransform3DMakeAffineTransform(CGAffineTransform(a: -1.5, b: 0.2, c: 0.9, d: 0.7, tx: 3, ty: 4)),
            CATransform3DScale(CATransform3DMakeRotation(2, 1, 2, 3), 1, 2, -3), CATransform3DRotate(perspective, 1, 0, 1, 0),
        ]
        for matrix in matrices {
            // An addition of nothing takes the matrix apart and puts it together.
            let layer = CALayer()
            layer.transform = matrix
            let animation = CABasicAnimation(keyPath: "transform.translation.x")
            (animation.fromValue, animation.toValue, animation.isAdditive, animation.duration) = (0, 0, true, 1)
            layer.add(animation, forKey: nil)
            clock.advance(by: 0.5)
            #expect(near(layer.presentation()!.transform, matrix))
        }
    }

    @Test func partsOfTransforms() {
        #expect(near(shown(CALayer(), "transform.rotation", 0, 4 * Double.pi, at: 0.375).transform, CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)))
        #expect(near(shown(CALayer(), "transform.scale", 0, 4).transform, CATransform3DMakeScale(2, 2, 2)))
        #expect(near(shown(CALayer(), "transform.scale.x", 0, 4).transform, CATransform3DMakeScale(2, 1, 1)))
        #expect(near(shown(CALayer(), "transform.translation.y", 0, 4).transform, CATransform3DMakeTranslation(0, 2, 0)))
        #expect(near(shown(CALayer(), "transform.rotation.y", 0, 2).transform, CATransform3DMakeRotation(1, 0, 1, 0)))
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale.y")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(AnimatedValueTests.number(layer.value(forKeyPath: "transform.scale.y")) - 2) < 1e-9)
        #expect(abs(AnimatedValueTests.number(layer.value(forKeyPath: "transform.rotation.z")) - .pi / 2) < 1e-9)
        layer.setValue("mine", forKey: "name of one's own")
        #expect(layer.value(forKey: "name of one's own") as? String == "mine")
    }

    private static func number(_ any: Any?) -> CGFloat { any as? CGFloat ?? .nan }

    @Test func colorsMixAsLight() {
        let color = shown(CALayer(), "backgroundColor", CGColor.testRed, CGColor.testBlue).backgroundColor?.rgba
        #expect(color?.red == 0.5 && color?.blue == 0.5 && color?.alpha == 1)
        let faint = shown(CALayer(), "backgroundColor", CGColor(red: 0, green: 0, blue: 0, alpha: 0), CGColor.testRed).backgroundColor?.rgba
        #expect(faint?.red == 1 && faint?.alpha == 0.5)
    }

    @Test func pathsOfTheSameStepsMix() {
        func box(_ width: CGFloat, _ height: CGFloat) -> CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil) }
        #expect(shown(CAShapeLayer(), "path", box(2, 2), box(4, 8)).path == box(3, 5))
        let other = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        #expect(shown(CAShapeLayer(), "path", box(2, 2), other, at: 0.1).path == other)
    }

    @Test func shapesAndGradients() {
        #expect(shown(CAShapeLayer(), "strokeEnd", 0, 1).strokeEnd == 0.5)
        #expect(shown(CAShapeLayer(), "lineDashPhase", 0, 4).lineDashPhase == 2)
        #expect(shown(CAShapeLayer(), "fillColor", CGColor.testRed, CGColor.testBlue).fillColor?.rgba.red == 0.5)
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.testRed, CGColor.testRed]
        let mixed = shown(gradient, "colors", [CGColor.testRed, CGColor.testRed], [CGColor.testBlue, CGColor.testRed]).colors as? [CGColor]
        #expect(mixed?.map(\.rgba.red) == [0.5, 1])
        gradient.locations = [0, 1]
        #expect(shown(gradient, "locations", [0, 0.5], [0.5, 1]).locations == [0.25, 0.75])
        #expect(shown(gradient, "endPoint", CGPoint.zero, CGPoint(x: 1, y: 1)).endPoint == CGPoint(x: 0.5, y: 0.5))
    }

    @Test func switchesAreThrown() {
        #expect(shown(CALayer(), "hidden", false, true, at: 0.01).isHidden)
        #expect(shown(CALayer(), "masksToBounds", 0, 1, at: 0.01).masksToBounds)
    }

    @Test func whatNamesNothingIsNoHarm() {
        for keyPath in ["", ".", "nothing", "position.z", "position.", "transform.scale.w", "path", "opacity.x"] {
            let layer = shown(CALayer(), keyPath, 0, 1)
            #expect(layer.position == .zero && layer.opacity == 1)
        }
    }
}
