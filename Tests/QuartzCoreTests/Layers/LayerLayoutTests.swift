import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct LayerLayoutTests {
    private let log = LayoutLog()

    private func layer(_ name: String, _ action: ((CALayer) -> Void)? = nil) -> LoggingLayer {
        let layer = LoggingLayer()
        layer.name = name
        layer.log = log
        layer.action = action
        return layer
    }

    private func clean(_ layer: CALayer) {
        LayerRecorder.prepare(layer)
        log.names = []
    }

    @Test func parentsBeforeChildrenEachOnce() {
        let (root, a, b, c) = (layer("root"), layer("a"), layer("b"), layer("c"))
        root.addSublayer(a)
        root.addSublayer(b)
        a.addSublayer(c)
        LayerRecorder.prepare(root)
        #expect(log.names == ["root", "a", "c", "b"])
        LayerRecorder.prepare(root)
        #expect(log.names.count == 4)
        #expect(!root.needsLayout())
    }

    @Test func onlyTheDirtyLayerIsLaidOut() {
        let (root, a, b) = (layer("root"), layer("a"), layer("b"))
        root.addSublayer(a)
        a.addSublayer(b)
        clean(root)
        b.setNeedsLayout()
        LayerRecorder.prepare(root)
        #expect(log.names == ["b"])
    }

    @Test func boundsAndSublayersAskForLayoutPositionDoesNot() {
        let root = layer("root")
        clean(root)
        root.position = CGPoint(x: 1, y: 1)
        root.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(!root.needsLayout())
        root.bounds.size = CGSize(width: 10, height: 10)
        #expect(root.needsLayout())
        clean(root)
        root.bounds.origin.y = 5
        #expect(root.needsLayout())
        clean(root)
        let child = CALayer()
        root.addSublayer(child)
        #expect(root.needsLayout())
        clean(root)
        child.removeFromSuperlayer()
        #expect(root.needsLayout())
    }

    @Test func layoutThatDirtiesIsRepeatedUntilNoneIs() {
        var rounds = 0
        let root = layer("root")
        let child = layer("child") { child in
            rounds += 1
            if rounds < 3 { child.superlayer?.setNeedsLayout() }
        }
        root.action = { $0.sublayers?.first?.bounds.size.width += 1 }
        root.addSublayer(child)
        LayerRecorder.prepare(root)
        #expect(log.names == ["root", "child", "root", "child", "root", "child"])
        #expect(!root.needsLayout() && !child.needsLayout())
    }

    @Test func layoutWithoutEndIsGivenUp() {
        let root = layer("root")
        let child = layer("child") { $0.setNeedsLayout() }
        root.addSublayer(child)
        LayerRecorder.prepare(root)
        #expect(log.names.count == 101)
        #expect(!child.needsLayout())
        child.action = nil
        clean(root)
        child.setNeedsLayout()
        LayerRecorder.prepare(root)
        #expect(log.names == ["child"])
    }

    @Test func layoutIfNeededBeginsAtTheOutermostInARow() {
        let (root, a, b, c) = (layer("root"), layer("a"), layer("b"), layer("c"))
        root.addSublayer(a)
        a.addSublayer(b)
        b.addSublayer(c)
        clean(root)
        a.setNeedsLayout()
        b.setNeedsLayout()
        b.layoutIfNeeded()
        #expect(log.names == ["a", "b"])
        clean(root)
        a.setNeedsLayout()
        c.setNeedsLayout()
        c.layoutIfNeeded()
        #expect(log.names == ["c"])
        #expect(a.needsLayout())
    }

    @Test func aDirtyTreeThatIsAddedIsLaidOut() {
        let (root, a, b) = (layer("root"), layer("a"), layer("b"))
        a.addSublayer(b)
        clean(root)
        root.addSublayer(a)
        LayerRecorder.prepare(root)
        #expect(log.names == ["root", "a", "b"])
    }

    @Test func aMaskIsLaidOutToo() {
        let (root, mask) = (layer("root"), layer("mask"))
        root.mask = mask
        clean(root)
        mask.setNeedsLayout()
        LayerRecorder.prepare(root)
        #expect(log.names == ["mask"])
    }

    @Test func aChildRemovedDuringLayoutIsLeftOut() {
        let root = layer("root")
        let (a, b) = (layer("a"), layer("b"))
        a.action = { _ in b.removeFromSuperlayer() }
        root.addSublayer(a)
        root.addSublayer(b)
        LayerRecorder.prepare(root)
        #expect(!log.names.contains("b"))
    }

    @Test func theDelegatePlacesTheSublayers() {
        let (root, delegate) = (CALayer(), LayoutDelegate())
        root.delegate = delegate
        root.layoutIfNeeded()
        #expect(delegate.layouts == 1)
    }
}

@MainActor private final class LayoutLog {
    var names: [String] = []
}

private final class LoggingLayer: CALayer {
    var log: LayoutLog?
    var action: ((CALayer) -> Void)?
    override func layoutSublayers() {
        log?.names.append(name ?? "?")
        action?(self)
    }
}

private final class LayoutDelegate: NSObject, CALayerDelegate {
    var layouts = 0
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
}
