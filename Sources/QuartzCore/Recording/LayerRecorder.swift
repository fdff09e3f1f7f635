package import PlatformInterface

/// Turns a layer tree into render nodes.
/// Contract: a frame is `prepare`, then `record`, on the same root.
@MainActor package enum LayerRecorder {
    /// Runs what the tree has waiting: layout, parents before children, until none is dirty, then display.
    /// Errors: a tree that asks for layout without end is left as it is after 100 passes, and told on standard error.
    package static func prepare(_ root: CALayer) {
        for _ in 0..<CALayer.passLimit {
            guard root.needsPreparing else { return }
            root.layOutUntilClean()
            root.displayOnce()
        }
        LayerLog.once("Layout and drawing still ask for one another after \(CALayer.passLimit) passes.")
    }

    /// The picture of the tree, in the coordinates in which `layer` lies.
    /// Shape: a subtree that did not change since the last time gives the identical node, and is not visited.
    package static func record(_ layer: CALayer) -> RenderNode {
        LayerAnimator.refreshChanged(under: layer.outermost)
        let node = layer.placedNode()
        layer.hostWasTold = false
        if layer.needsPreparing { layer.tellHost() }
        return node
    }

    /// The picture of the tree in the layer's own coordinates, whatever its place and whether it is hidden.
    package static func recordContents(of layer: CALayer) -> RenderNode {
        LayerAnimator.refreshChanged(under: layer.outermost)
        return layer.composedNode()
    }
}
