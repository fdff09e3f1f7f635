import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct LayerMakingTests {
    @Test func aClassKnownAtRunTimeIsMadeByItsOwnInit() {
        #expect(type(of: CALayer.make(CALayer.self)) == CALayer.self)
        #expect(CALayer.make(CAGradientLayer.self) is CAGradientLayer)
        let made = CALayer.make(OwnLayer.self) as? OwnLayer
        #expect(made?.steps == ["default", "init"])
        #expect(CALayer.make(PlainLayer.self) is PlainLayer)
    }

    @Test func aCopyHasLookAndContentsButNoTree() {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.backgroundColor = .testRed
        layer.cornerRadius = 5
        layer.maskedCorners = .layerMaxXMaxYCorner
        layer.borderWidth = 1
        layer.shadowOpacity = 0.5
        layer.opacity = 0.5
        layer.transform = CATransform3DMakeScale(2, 1, 1)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        layer.strokeColor = .testBlue
        let copy = CAShapeLayer(layer: layer)
        #expect(LayerRecorder.record(copy).text == LayerRecorder.record(layer).text)
        layer.addSublayer(CALayer())
        #expect(CALayer(layer: layer).sublayers == nil)
        #expect(CAShapeLayer(layer: CALayer()).path == nil)
        #expect(CALayer(layer: "something else").bounds == .zero)
    }

    @Test func defaultsAreCoreAnimations() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.opacity == 1 && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
        #expect(layer.sublayers == nil && layer.borderWidth == 0 && layer.maskedCorners.rawValue == 15)
        #expect(layer.shadowColor?.alpha == 1 && layer.borderColor?.alpha == 1)
    }
}

private final class OwnLayer: CALayer {
    var steps = ["default"]
    override init() {
        super.init()
        steps.append("init")
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class PlainLayer: CAShapeLayer {}
