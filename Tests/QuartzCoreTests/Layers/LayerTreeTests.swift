import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct LayerTreeTests {
    private let root = CALayer()
    private let named: [String: CALayer]

    init() {
        var named: [String: CALayer] = [:]
        for name in ["a", "b", "c", "x"] {
            let layer = CALayer()
            layer.name = name
            named[name] = layer
        }
        self.named = named
        for name in ["a", "b", "c"] { root.addSublayer(self[name]) }
    }

    private subscript(name: String) -> CALayer { named[name]! }
    private var order: String { (root.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    @Test func addingPutsInFront() {
        #expect(order == "abc")
        root.addSublayer(self["a"])
        #expect(order == "bca")
        #expect(self["a"].superlayer === root)
    }

    @Test func insertingAtAnIndex() {
        root.insertSublayer(self["x"], at: 1)
        #expect(order == "axbc")
        root.insertSublayer(self["x"], at: 99)
        #expect(order == "abcx")
        root.insertSublayer(self["c"], at: 0)
        #expect(order == "cabx")
    }

    @Test func insertingBesideASibling() {
        root.insertSublayer(self["x"], below: self["b"])
        #expect(order == "axbc")
        root.insertSublayer(self["x"], above: self["b"])
        #expect(order == "abxc")
        root.insertSublayer(self["a"], above: self["c"])
        #expect(order == "bxca")
        root.insertSublayer(self["a"], below: self["b"])
        #expect(order == "abxc")
        root.insertSublayer(self["a"], below: self["a"])
        #expect(order == "abxc")
        root.insertSublayer(self["a"], below: nil)
        #expect(order == "bxca")
        root.insertSublayer(self["b"], above: CALayer())
        #expect(order == "xcab")
    }

    @Test func replacing() {
        root.replaceSublayer(self["b"], with: self["x"])
        #expect(order == "axc")
        #expect(self["b"].superlayer == nil)
        root.replaceSublayer(self["a"], with: self["c"])
        #expect(order == "cx")
        root.replaceSublayer(self["b"], with: self["a"])
        #expect(order == "cx")
    }

    @Test func aLayerLiesInOneSuperlayer() {
        let other = CALayer()
        other.addSublayer(self["b"])
        #expect(order == "ac")
        #expect(self["b"].superlayer === other)
    }

    @Test func sublayersCanBeSetAtOnce() {
        root.sublayers = [self["c"], self["x"], self["a"]]
        #expect(order == "cxa")
        #expect(self["b"].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(self["a"].superlayer == nil)
    }

    @Test func aMaskKnowsWhatItMasksAndCanBeTakenAway() {
        let mask = CALayer()
        root.mask = mask
        #expect(mask.superlayer === root)
        #expect(order == "abc")
        mask.removeFromSuperlayer()
        #expect(root.mask == nil && mask.superlayer == nil)
        root.mask = self["b"]
        #expect(order == "ac")
        self["c"].mask = self["b"]
        #expect(root.mask == nil && self["b"].superlayer === self["c"])
        root.addSublayer(self["b"])
        #expect(self["c"].mask == nil && order == "acb")
    }

    @Test func onlySublayersAndMaskAreHeld() {
        weak var parent: CALayer?
        weak var child: CALayer?
        weak var mask: CALayer?
        let kept = CALayer()
        do {
            let layer = CALayer.box(0, 0, 10, 10, .testRed)
            layer.addSublayer(CALayer.box(0, 0, 10, 10, .testRed))
            layer.mask = CALayer.box(0, 0, 10, 10, .testRed)
            layer.addSublayer(kept)
            parent = layer
            child = layer.sublayers?.first
            mask = layer.mask
            LayerRecorder.prepare(layer)
            _ = LayerRecorder.record(layer)
        }
        #expect(parent == nil && child == nil && mask == nil)
        #expect(kept.superlayer == nil)
    }

    @Test func delegateAndHostAreNotHeld() {
        let layer = CALayer()
        do {
            let (delegate, host) = (EmptyDelegate(), CountingHost())
            layer.delegate = delegate
            layer.host = host
            #expect(layer.delegate != nil && layer.host != nil)
        }
        #expect(layer.delegate == nil && layer.host == nil)
    }

    @Test func aLayerCannotLieInItself() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
    }
}

private final class EmptyDelegate: NSObject, CALayerDelegate {}
