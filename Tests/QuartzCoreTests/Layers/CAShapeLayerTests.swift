import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct CAShapeLayerTests {
    private func shape() -> CAShapeLayer {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        let layer = CAShapeLayer()
        layer.path = path
        return layer
    }

    private func picture(_ layer: CALayer) -> String { LayerRecorder.record(layer).text }

    private static let line = "M 0.0,0.0 L 10.0,0.0 L 10.0,10.0"

    @Test func aPathIsFilledBlackByDefault() {
        #expect(picture(shape()) == "path(\(Self.line) fill k)")
    }

    @Test func fillAndStrokeAreOneNode() {
        let layer = shape()
        layer.strokeColor = .testRed
        layer.lineWidth = 3
        layer.fillRule = .evenOdd
        #expect(picture(layer) == "path(\(Self.line) fill k evenOdd stroke r 3)")
    }

    @Test func nothingToPaintIsNothing() {
        let layer = shape()
        layer.fillColor = nil
        #expect(picture(layer) == "[]")
        layer.strokeColor = .testRed
        layer.lineWidth = 0
        #expect(picture(layer) == "[]")
        layer.lineWidth = .nan
        #expect(picture(layer) == "[]")
        layer.lineWidth = 1
        layer.strokeStart = 0.5
        layer.strokeEnd = 0.5
        #expect(!picture(layer).contains("L"))
    }

    @Test func aTrimmedStrokeIsANodeOfItsOwn() {
        let layer = shape()
        layer.strokeColor = .testRed
        layer.strokeEnd = 0.75
        #expect(picture(layer) == "[path(\(Self.line) fill k) path(M 0.0,0.0 L 10.0,0.0 L 10.0,5.0 stroke r 1)]")
    }

    @Test func strokeSettingsArrive() throws {
        let layer = shape()
        layer.strokeColor = .testRed
        layer.lineCap = .round
        layer.lineJoin = .bevel
        layer.miterLimit = 4
        layer.lineDashPattern = [2, 3.5]
        layer.lineDashPhase = 1
        guard case .path(_, let paint) = LayerRecorder.record(layer).content else {
            Issue.record("no path")
            return
        }
        let stroke = try #require(paint.stroke)
        #expect(stroke.cap == .round && stroke.join == .bevel && stroke.miterLimit == 4)
        #expect(stroke.dash == [2, 3.5] && stroke.dashPhase == 1)
        layer.lineDashPattern = [0, 0]
        guard case .path(_, let solid) = LayerRecorder.record(layer).content else { return }
        #expect(solid.stroke?.dash == [])
    }

    @Test func drawingOnInThePathDoesNotChangeTheLayer() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let layer = CAShapeLayer()
        layer.path = path
        let before = picture(layer)
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        layer.fillRule = .evenOdd
        layer.fillRule = .nonZero
        #expect(picture(layer) == before)
        layer.path = path
        #expect(picture(layer) != before)
    }
}
