import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct LayerRecorderTests {
    private let layer = CALayer.box(0, 0, 100, 50)
    private var picture: String { LayerRecorder.record(layer).text }

    private func add(_ x: CGFloat, _ color: CGColor) -> CALayer {
        let child = CALayer.box(x, 0, 10, 10, color)
        layer.addSublayer(child)
        return child
    }

    @Test func anEmptyLayerIsNothing() {
        #expect(picture == "[]")
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0)
        #expect(picture == "[]")
        layer.backgroundColor = .testRed
        layer.bounds = .zero
        #expect(picture == "[]")
    }

    @Test func theOrderIsBackgroundContentsSublayersBorder() {
        layer.backgroundColor = .testRed
        layer.contents = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 0])
        layer.contentsNode = RenderNode(.color(.testBlue, CGRect(x: 1, y: 1, width: 1, height: 1)))
        _ = add(5, .testGreen)
        layer.borderWidth = 2
        #expect(
            picture == "[[color(r 0,0,100,50) image(1x1 0,0,100,50) color(b 1,1,1,1) at(5,0 color(g 0,0,10,10))] "
                + "border(0,0,100,50 2 k)]")
    }

    @Test func sublayersAreDrawnByDepthThenOrder() {
        let (a, b, c) = (add(1, .testRed), add(2, .testGreen), add(3, .testBlue))
        func order() -> String { picture.filter { "rgb".contains($0) } }
        #expect(picture == "[at(1,0 color(r 0,0,10,10)) at(2,0 color(g 0,0,10,10)) at(3,0 color(b 0,0,10,10))]")
        a.zPosition = 1
        #expect(picture == "[at(2,0 color(g 0,0,10,10)) at(3,0 color(b 0,0,10,10)) at(1,0 color(r 0,0,10,10))]")
        c.zPosition = -1
        b.zPosition = 1
        #expect(picture == "[at(3,0 color(b 0,0,10,10)) at(1,0 color(r 0,0,10,10)) at(2,0 color(g 0,0,10,10))]")
    }

    @Test func whatIsNotSeenIsEmpty() {
        layer.backgroundColor = .testRed
        layer.isHidden = true
        #expect(LayerRecorder.record(layer) === RenderNode.empty)
        layer.isHidden = false
        layer.opacity = 0
        #expect(LayerRecorder.record(layer) === RenderNode.empty)
        layer.opacity = .nan
        #expect(LayerRecorder.record(layer) === RenderNode.empty)
        layer.opacity = 1
        layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0))
        #expect(LayerRecorder.record(layer) === RenderNode.empty)
    }

    @Test func opacityIsOfTheGroup() {
        layer.backgroundColor = .testRed
        _ = add(5, .testGreen)
        layer.opacity = 0.5
        #expect(picture == "opacity([color(r 0,0,100,50) at(5,0 color(g 0,0,10,10))] 0.5)")
        layer.opacity = 7
        #expect(picture == "[color(r 0,0,100,50) at(5,0 color(g 0,0,10,10))]")
    }

    @Test func roundedCornersCutTheBackgroundAndNotTheSublayers() {
        layer.backgroundColor = .testRed
        layer.cornerRadius = 8
        _ = add(5, .testGreen)
        #expect(picture == "[clip(color(r 0,0,100,50) 0,0,100,50 r8) at(5,0 color(g 0,0,10,10))]")
        layer.masksToBounds = true
        #expect(picture == "clip([color(r 0,0,100,50) at(5,0 color(g 0,0,10,10))] 0,0,100,50 r8)")
    }

    @Test func onlyTheMaskedCornersAreRounded() {
        layer.backgroundColor = .testRed
        layer.cornerRadius = 8
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(picture == "clip(color(r 0,0,100,50) 0,0,100,50 r8,0,8,0)")
    }

    @Test func maskingWithNothingInsideNeedsNoClip() {
        layer.backgroundColor = .testRed
        layer.masksToBounds = true
        #expect(picture == "color(r 0,0,100,50)")
    }

    @Test func aScrolledClipFollowsTheBounds() {
        layer.masksToBounds = true
        _ = add(5, .testGreen)
        layer.bounds.origin.x = 3
        #expect(picture == "at(-3,0 clip(at(5,0 color(g 0,0,10,10)) 3,0,100,50))")
    }

    @Test func theBorderIsNeverWiderThanTheLayer() {
        layer.borderWidth = 999
        layer.borderColor = .testBlue
        layer.cornerRadius = 4
        #expect(picture == "border(0,0,100,50 r4 25 b)")
        layer.borderColor = nil
        #expect(picture == "[]")
    }

    @Test func aContinuousCurveIsDrawnCircular() {
        layer.backgroundColor = .testRed
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        #expect(picture == "clip(color(r 0,0,100,50) 0,0,100,50 r8)")
    }

    @Test func perspectiveIsDrawnAsItsAffinePart() {
        layer.backgroundColor = .testRed
        layer.anchorPoint = .zero
        layer.position = .zero
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(picture == "at(0.5,0,0,1,0,0 color(r 0,0,100,50))")
    }
}
