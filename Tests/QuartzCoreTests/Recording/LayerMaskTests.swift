import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct LayerMaskTests {
    private let layer = CALayer.box(0, 0, 100, 50, .testRed)
    private var picture: String { LayerRecorder.record(layer).text }

    @Test func anOpaqueRectangleIsAClip() {
        layer.mask = CALayer.box(0, 0, 20, 20, .testGreen)
        #expect(picture == "clip(color(r 0,0,100,50) 0,0,20,20)")
        layer.mask?.cornerRadius = 3
        #expect(picture == "clip(color(r 0,0,100,50) 0,0,20,20 r3)")
    }

    @Test func anOpaquePathIsAClip() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
        shape.fillRule = .evenOdd
        layer.mask = shape
        #expect(picture == "clipPath(color(r 0,0,100,50) M 1.0,1.0 L 3.0,1.0 L 3.0,3.0 L 1.0,3.0 Z evenOdd)")
    }

    @Test func anythingElseIsAMask() {
        let mask = CALayer.box(5, 5, 20, 20, CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        layer.mask = mask
        #expect(picture == "mask(color(r 0,0,100,50) by at(5,5 color(k/0.5 0,0,20,20)))")
        mask.position.x += 1
        #expect(picture == "mask(color(r 0,0,100,50) by at(6,5 color(k/0.5 0,0,20,20)))")
        mask.addSublayer(CALayer.box(0, 0, 1, 1, .testBlue))
        #expect(picture.contains("color(b 0,0,1,1)"))
    }

    @Test func anEmptyMaskShowsNothing() {
        layer.mask = CALayer()
        #expect(picture == "[]")
        layer.mask = nil
        #expect(picture == "color(r 0,0,100,50)")
    }

    @Test func theShadowIsMaskedToo() {
        layer.shadowOpacity = 1
        layer.mask = CALayer.box(0, 0, 20, 20, .testGreen)
        #expect(picture == "clip([boxShadow(0,0,100,50 k 0,-3 6) color(r 0,0,100,50)] 0,0,20,20)")
    }

    @Test func aChangeOfTheMaskKeepsWhatIsMasked() {
        let mask = CALayer.box(5, 5, 20, 20, .testGreen)
        layer.mask = mask
        func inside() -> RenderNode? {
            guard case .mask(let child, _) = LayerRecorder.record(layer).content else { return nil }
            return child
        }
        let before = inside()
        mask.position.x += 5
        #expect(before != nil && inside() === before)
    }
}
