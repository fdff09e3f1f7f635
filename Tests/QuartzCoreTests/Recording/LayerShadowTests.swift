import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct LayerShadowTests {
    private let layer = CALayer.box(0, 0, 100, 50)
    private var picture: String { LayerRecorder.record(layer).text }

    init() {
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 1, height: 2)
        layer.shadowRadius = 4
    }

    @Test func anOpaqueBackgroundCastsABox() {
        layer.backgroundColor = .testRed
        layer.cornerRadius = 6
        #expect(
            picture == "[boxShadow(0,0,100,50 r6 k/0.5 1,2 8) clip(color(r 0,0,100,50) 0,0,100,50 r6)]")
    }

    @Test func anythingElseCastsItsAlpha() {
        layer.contentsNode = RenderNode(.color(.testRed, CGRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(picture == "shadow(color(r 1,1,2,2) k/0.5 1,2 8)")
        layer.contentsNode = nil
        #expect(picture == "[]")
    }

    @Test func aPathOfARoundedRectangleCastsABox() {
        layer.contentsNode = RenderNode(.color(.testRed, layer.bounds))
        layer.shadowPath = CGPath(
            roundedRect: CGRect(x: 2, y: 2, width: 40, height: 30), cornerWidth: 5, cornerHeight: 5, transform: nil)
        #expect(picture == "[boxShadow(2,2,40,30 r5 k/0.5 1,2 8) color(r 0,0,100,50)]")
    }

    @Test func anyOtherPathCastsItself() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        layer.shadowPath = path
        #expect(picture == "at(1,2 blur(path(M 0.0,0.0 L 10.0,0.0 L 0.0,10.0 fill k/0.5) 8))")
    }

    @Test func thereIsNoneWithoutColourStrengthOrOutside() {
        layer.backgroundColor = .testRed
        layer.shadowColor = nil
        #expect(picture == "color(r 0,0,100,50)")
        layer.shadowColor = .testBlue
        #expect(picture.contains("b/0.5"))
        layer.shadowOpacity = 0
        #expect(picture == "color(r 0,0,100,50)")
        layer.shadowOpacity = 9
        #expect(picture.contains("(0,0,100,50 b 1,2 8)"))
        layer.masksToBounds = true
        #expect(picture == "color(r 0,0,100,50)")
    }

    @Test func opacityFadesTheShadowToo() {
        layer.backgroundColor = .testRed
        layer.opacity = 0.5
        #expect(picture == "opacity([boxShadow(0,0,100,50 k/0.5 1,2 8) color(r 0,0,100,50)] 0.5)")
    }
}
