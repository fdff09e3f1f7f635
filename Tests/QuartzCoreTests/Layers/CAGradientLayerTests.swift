import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct CAGradientLayerTests {
    private func gradient(_ colors: [Any]?, _ locations: [NSNumber]? = nil) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.colors = colors
        layer.locations = locations
        return layer
    }

    private func picture(_ layer: CALayer) -> String { LayerRecorder.record(layer).text }

    private func geometry(_ layer: CALayer) -> GradientFill.Geometry? {
        guard case .gradient(let fill, _) = LayerRecorder.record(layer).content else { return nil }
        return fill.geometry
    }

    private let three: [Any] = [CGColor.testRed, CGColor.testGreen, CGColor.testBlue]

    @Test func coloursAreSpreadEvenly() {
        #expect(picture(gradient(three)) == "gradient(r@0 g@0.5 b@1 0,0,100,40)")
        #expect(picture(gradient(three, [0.1])) == "gradient(r@0 g@0.5 b@1 0,0,100,40)")
    }

    @Test func locationsNeverFallAndStayInside() {
        #expect(picture(gradient(three, [-1, 0.6, 0.3])) == "gradient(r@0 g@0.6 b@0.6 0,0,100,40)")
        #expect(picture(gradient(three, [0.2, 0.4, 7])) == "gradient(r@0.2 g@0.4 b@1 0,0,100,40)")
    }

    @Test func fewerColoursAndOtherThings() {
        #expect(picture(gradient(nil)) == "[]")
        #expect(picture(gradient([CGColor.testRed])) == "color(r 0,0,100,40)")
        #expect(picture(gradient(["red", CGColor.testBlue])) == "color(b 0,0,100,40)")
    }

    @Test func cornersAreRoundedWithoutMasking() {
        let layer = gradient(three)
        layer.cornerRadius = 8
        #expect(picture(layer) == "clip(gradient(r@0 g@0.5 b@1 0,0,100,40) 0,0,100,40 r8)")
    }

    @Test func theWaysColoursRun() {
        let layer = gradient(three)
        #expect(geometry(layer) == .linear(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 40)))
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.type = .radial
        #expect(geometry(layer) == .radial(center: CGPoint(x: 50, y: 20), radiusX: 50, radiusY: 20))
        layer.type = .conic
        layer.endPoint = CGPoint(x: 0.5, y: 1)
        #expect(geometry(layer) == .conic(center: CGPoint(x: 50, y: 20), angle: .pi / 2))
    }
}
