import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct LayerDisplayTests {
    private let root = CALayer.box(0, 0, 100, 100)

    private func drawer(_ draw: @escaping (CALayer, CGContext) -> Void) -> DrawingLayer {
        let layer = DrawingLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.drawing = draw
        root.addSublayer(layer)
        return layer
    }

    private func picture() -> String {
        LayerRecorder.prepare(root)
        return LayerRecorder.record(root).text
    }

    private func square(_ layer: CALayer, _ context: CGContext) {
        context.addPath(CGPath(rect: layer.bounds, transform: nil))
        context.fillPath()
    }

    @Test func nothingIsDrawnUnasked() {
        let layer = drawer(square)
        #expect(picture() == "[]")
        #expect(layer.draws == 0)
    }

    @Test func drawingIsRecordedInTheBounds() {
        let layer = drawer(square)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        #expect(picture() == "drawing(1 0,0,10,20)")
        #expect(!layer.needsDisplay() && layer.draws == 1)
        #expect(picture() == "drawing(1 0,0,10,20)")
        #expect(layer.draws == 1)
    }

    @Test func drawingNothingLeavesNoNode() {
        let layer = drawer(square)
        layer.setNeedsDisplay()
        _ = picture()
        layer.drawing = { _, _ in }
        layer.setNeedsDisplay()
        #expect(picture() == "[]")
        #expect(layer.contentsNode == nil)
    }

    @Test func aNodeThatSomebodySetStaysUntilADisplayIsAskedFor() {
        let layer = drawer(square)
        let node = RenderNode(.color(.testRed, layer.bounds))
        layer.contentsNode = node
        #expect(picture() == "color(r 0,0,10,20)")
        layer.bounds.size.width = 30
        #expect(picture() == "at(-10,0 color(r 0,0,10,20))")
        #expect(layer.contentsNode === node)
        layer.setNeedsDisplay()
        #expect(picture() == "at(-10,0 drawing(1 0,0,30,20))")
    }

    @Test func aHiddenLayerWaits() {
        let layer = drawer(square)
        layer.isHidden = true
        layer.setNeedsDisplay()
        #expect(picture() == "[]")
        #expect(layer.draws == 0 && layer.needsDisplay())
        layer.isHidden = false
        _ = picture()
        #expect(layer.draws == 1)
    }

    @Test func whatLiesInAHiddenLayerWaitsToo() {
        let holder = CALayer.box(0, 0, 50, 50)
        root.addSublayer(holder)
        let layer = drawer(square)
        holder.addSublayer(layer)
        _ = picture()
        holder.isHidden = true
        layer.setNeedsDisplay()
        _ = picture()
        #expect(layer.draws == 0)
        holder.isHidden = false
        _ = picture()
        #expect(layer.draws == 1)
    }

    @Test func aLayerWithoutAreaWaits() {
        let layer = drawer(square)
        layer.bounds = .zero
        layer.setNeedsDisplay()
        _ = picture()
        #expect(layer.draws == 0)
        layer.bounds.size = CGSize(width: 5, height: 5)
        _ = picture()
        #expect(layer.draws == 1)
    }

    @Test func askingWhileDrawingDoesNotDrawForEver() {
        let layer = drawer { layer, _ in layer.setNeedsDisplay() }
        layer.setNeedsDisplay()
        _ = picture()
        #expect(layer.draws == 1)
    }

    @Test func drawnContentsAreStretchedOrDrawnAnew() {
        let layer = drawer(square)
        layer.anchorPoint = .zero
        layer.position = .zero
        layer.setNeedsDisplay()
        _ = picture()
        layer.bounds = CGRect(x: 0, y: 5, width: 20, height: 20)
        #expect(picture() == "at(0,-5 at(2,0,0,1,0,5 drawing(1 0,0,10,20)))")
        layer.contentsGravity = .bottomLeft
        #expect(picture() == "at(0,-5 at(0,5 drawing(1 0,0,10,20)))")
        layer.needsDisplayOnBoundsChange = true
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        #expect(picture() == "drawing(1 0,0,30,30)")
        #expect(layer.draws == 2)
    }

    @Test func pictureAndDrawingReplaceEachOther() {
        let layer = drawer(square)
        layer.setNeedsDisplay()
        _ = picture()
        layer.contents = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
        #expect(picture() == "image(1x1 0,0,10,20)")
        layer.setNeedsDisplay()
        #expect(picture() == "drawing(1 0,0,10,20)")
        #expect(layer.contents == nil)
    }

    @Test func theDelegateDraws() {
        let (layer, delegate) = (CALayer.box(0, 0, 10, 10), DrawingDelegate())
        layer.delegate = delegate
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(delegate.calls == ["will", "draw"])
        #expect(layer.contentsNode?.text == "drawing(1 0,0,10,10)")
    }

    @Test func theDelegateGivesContentsInstead() {
        let (layer, delegate) = (CALayer.box(0, 0, 10, 10), PictureDelegate())
        layer.delegate = delegate
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(LayerRecorder.record(layer).text == "[]")
        LayerRecorder.prepare(layer)
        #expect(LayerRecorder.record(layer).text == "image(1x1 0,0,10,10)")
    }

    @Test func renderingIntoAContextDrawsTheTreeInItsOwnCoordinates() {
        let layer = CALayer.box(50, 50, 10, 10, .testRed)
        let child = drawer(square)
        child.setNeedsDisplay()
        layer.addSublayer(child)
        let context = CGContext()
        layer.render(in: context)
        guard case .attachment(let payload, let point)? = context.finish().commands.first else {
            Issue.record("no attachment")
            return
        }
        #expect(point == .zero)
        #expect((payload as? RenderNode)?.text == "[color(r 0,0,10,10) drawing(1 0,0,10,20)]")
    }
}

private final class DrawingLayer: CALayer {
    var drawing: ((CALayer, CGContext) -> Void)?
    var draws = 0
    override func draw(in ctx: CGContext) {
        draws += 1
        drawing?(self, ctx)
    }
}

private final class DrawingDelegate: NSObject, CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw")
        ctx.fill(layer.bounds)
    }
}

private final class PictureDelegate: NSObject, CALayerDelegate {
    func display(_ layer: CALayer) { layer.contents = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255]) }
}
