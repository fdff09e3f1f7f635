import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

/// What did not change keeps its node, and is neither recorded nor converted again.
@MainActor struct RecordingIdentityTests {
    private let root = CALayer.box(0, 0, 300, 300, .testRed)

    private func tree(width: Int, depth: Int, in parent: CALayer) {
        guard depth > 0 else { return }
        for index in 0..<width {
            let layer = CALayer.box(CGFloat(index) * 10 + 1, 2, 50, 50, .testGreen)
            parent.addSublayer(layer)
            tree(width: width, depth: depth - 1, in: layer)
        }
    }

    private func nodes(of layer: CALayer) -> [ObjectIdentifier: RenderNode] {
        var result = [ObjectIdentifier(layer): LayerRecorder.record(layer)]
        for child in layer.sublayers ?? [] { result.merge(nodes(of: child)) { first, _ in first } }
        return result
    }

    /// The node that is placed by a transform.
    private func content(_ layer: CALayer) -> RenderNode? {
        guard case .transform(let child, _) = LayerRecorder.record(layer).content else { return nil }
        return child
    }

    @Test func anUnchangedTreeGivesTheIdenticalNode() {
        tree(width: 3, depth: 2, in: root)
        #expect(LayerRecorder.record(root) === LayerRecorder.record(root))
    }

    /// What changes inside a layer leaves the shadow around it as it is; another outline or softness makes another shadow.
    @Test(arguments: [nil, CGPath(rect: CGRect(x: 1, y: 1, width: 30, height: 20), transform: nil), wedge])
    func anEqualShadowKeepsItsNode(path: CGPath?) {
        let inner = CALayer.box(1, 1, 5, 5, .testGreen)
        root.addSublayer(inner)
        (root.shadowOpacity, root.shadowPath) = (0.5, path)
        func shadow() -> RenderNode? {
            guard case .container(let nodes) = LayerRecorder.record(root).content else { return nil }
            return nodes.first
        }
        let first = shadow(), whole = LayerRecorder.record(root)
        inner.backgroundColor = .testBlue
        #expect(LayerRecorder.record(root) !== whole)
        #expect(first != nil && shadow() === first)
        root.opacity = 0.9
        root.opacity = 1
        #expect(shadow() === first)
        root.shadowRadius += 1
        let softer = shadow()
        #expect(softer !== first)
        if path == nil { root.cornerRadius = 4 } else { root.shadowPath = CGPath(ellipseIn: root.bounds, transform: nil) }
        #expect(shadow() !== softer)
    }

    private nonisolated static let wedge: CGPath = {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        return path
    }()

    @Test func aChangedLeafTouchesOnlyItsAncestors() {
        tree(width: 4, depth: 4, in: root)
        let before = nodes(of: root)
        var leaf = root
        var path: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        while let next = leaf.sublayers?.last {
            leaf = next
            path.insert(ObjectIdentifier(leaf))
        }
        leaf.backgroundColor = .testBlue
        _ = LayerRecorder.record(root)
        let after = nodes(of: root)
        #expect(before.count == 341 && after.count == 341 && path.count == 5)
        for (layer, node) in after { #expect((before[layer] !== node) == path.contains(layer)) }
    }

    @Test func aMovedLayerKeepsItsContent() throws {
        tree(width: 2, depth: 2, in: root)
        let layer = try #require(root.sublayers?[1])
        layer.opacity = 0.5
        layer.shadowOpacity = 1
        let (placed, inner) = (LayerRecorder.record(layer), try #require(content(layer)))
        layer.position.y += 40
        #expect(LayerRecorder.record(layer) !== placed)
        #expect(content(layer) === inner)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        #expect(content(layer) === inner)
        layer.zPosition = 5
        #expect(content(layer) === inner)
        layer.isHidden = true
        _ = LayerRecorder.record(root)
        layer.isHidden = false
        #expect(content(layer) === inner)
    }

    @Test func fadingKeepsWhatIsFaded() throws {
        let layer = CALayer.box(0, 0, 10, 10, .testRed)
        root.addSublayer(layer)
        func inside() -> RenderNode? {
            guard case .opacity(let child, _) = LayerRecorder.record(layer).content else { return nil }
            return child
        }
        layer.opacity = 0.5
        let first = try #require(inside())
        layer.opacity = 0.25
        #expect(inside() === first)
    }

    @Test func scrollingKeepsTheSublayers() {
        tree(width: 5, depth: 1, in: root)
        let before = nodes(of: root)
        root.bounds.origin.y = 20
        let after = nodes(of: root)
        let changed = after.filter { before[$0.key] !== $0.value }
        #expect(changed.keys.elementsEqual([ObjectIdentifier(root)]))
    }

    @Test func layoutThatSetsTheSameFramesChangesNothing() {
        tree(width: 3, depth: 2, in: root)
        LayerRecorder.prepare(root)
        let before = LayerRecorder.record(root)
        for layer in root.sublayers ?? [] {
            layer.frame = layer.frame
            layer.setNeedsLayout()
        }
        LayerRecorder.prepare(root)
        #expect(LayerRecorder.record(root) === before)
    }

    @Test func aNewSuperlayerWithAnotherSublayerTransformPlacesAnew() {
        let layer = CALayer.box(0, 0, 10, 10, .testGreen)
        root.addSublayer(layer)
        _ = LayerRecorder.record(root)
        let other = CALayer.box(0, 0, 10, 10)
        other.sublayerTransform = CATransform3DMakeScale(3, 3, 1)
        other.addSublayer(layer)
        #expect(LayerRecorder.record(other).text == "at(3,0,0,3,-10,-10 color(g 0,0,10,10))")
        other.sublayerTransform = CATransform3DIdentity
        #expect(LayerRecorder.record(other).text == "color(g 0,0,10,10)")
    }
}
