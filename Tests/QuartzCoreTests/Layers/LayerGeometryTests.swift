import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct LayerGeometryTests {
    @Test func frameIsDerivedWhateverTheOrderOfSetting() {
        let setters: [(CALayer) -> Void] = [
            { $0.bounds = CGRect(x: 3, y: 4, width: 100, height: 50) },
            { $0.position = CGPoint(x: 200, y: 100) },
            { $0.anchorPoint = CGPoint(x: 0, y: 1) },
            { $0.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3)) },
        ]
        let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]]
        for order in orders {
            let layer = CALayer()
            for index in order { setters[index](layer) }
            #expect(layer.frame == CGRect(x: 200, y: -50, width: 200, height: 150), "\(order)")
        }
    }

    @Test func settingTheFrameSetsPositionAndSize() {
        let layer = CALayer()
        layer.bounds.origin = CGPoint(x: 7, y: 8)
        layer.anchorPoint = CGPoint(x: 0.25, y: 0)
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
        #expect(layer.position == CGPoint(x: 20, y: 20))
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 40, height: 30))
    }

    @Test func movingTheAnchorPointMovesTheFrame() {
        let layer = CALayer.box(0, 0, 100, 100)
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
        CGAffineTransform(translationX: 30, y: -5), CGAffineTransform(scaleX: -1, y: 1),
    ])
    func settingTheFrameOfATransformedLayerIsReadBack(transform: CGAffineTransform) {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
        layer.setAffineTransform(transform)
        let wanted = CGRect(x: 10, y: 20, width: 60, height: 30)
        layer.frame = wanted
        let frame = layer.frame
        #expect(abs(frame.minX - wanted.minX) < 1e-9 && abs(frame.minY - wanted.minY) < 1e-9)
        #expect(abs(frame.width - wanted.width) < 1e-9 && abs(frame.height - wanted.height) < 1e-9)
    }

    @Test func settingTheFrameOfAFlattenedLayerMovesIt() {
        let layer = CALayer.box(0, 0, 10, 10)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        layer.frame = CGRect(x: 5, y: 6, width: 20, height: 20)
        #expect(layer.frame.origin == CGPoint(x: 5, y: 6))
        #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test func negativeSizeIsTheSameRectangle() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: -10, height: -4)
        #expect(layer.frame == CGRect(x: 0, y: 6, width: 10, height: 4))
    }

    @Test func whatIsNotFiniteCountsAsZero() {
        let layer = CALayer.box(1, 2, 3, 4)
        layer.frame = CGRect(x: CGFloat.nan, y: 5, width: CGFloat.infinity, height: 6)
        #expect(layer.frame == CGRect(x: 0, y: 5, width: 0, height: 6))
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 8)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 0, height: 8))
        layer.position = CGPoint(x: CGFloat.nan, y: 1)
        #expect(layer.position == CGPoint(x: 0, y: 1))
        layer.anchorPoint = CGPoint(x: 0, y: CGFloat.infinity)
        #expect(layer.anchorPoint == .zero)
        layer.zPosition = .nan
        #expect(layer.zPosition == 0)
        layer.cornerRadius = .nan
        #expect(layer.cornerRadius == 0)
        layer.setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1))
        #expect(CATransform3DIsIdentity(layer.transform))
        layer.frame = .null
        #expect(layer.frame.size == .zero)
    }

    @Test func anOverriddenBoundsIsObservedOnceForEachChange() {
        let layer = ObservingLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
        layer.bounds.size.width = CGFloat.nan
        #expect(layer.seen == [10, 0])
    }

    @Test func affineTransformIsThePlanePart() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 1))
    }
}

private final class ObservingLayer: CALayer {
    var seen: [CGFloat] = []
    override var bounds: CGRect { didSet { seen.append(bounds.width) } }
}
