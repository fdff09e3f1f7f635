import Foundation

extension CALayer {
    /// Layout that asks for layout again this often in a row is given up.
    static let passLimit = 100

    /// Makes a layout of this tree begin before the next frame, without this layer's asking for one itself.
    package final func setNeedsTreeLayout() { markLayoutNeeded() }

    final func markLayoutNeeded() {
        var layer = self
        while !layer.subtreeNeedsLayout {
            layer.subtreeNeedsLayout = true
            guard let next = layer.superlayer else { return layer.tellHost() }
            layer = next
        }
    }

    final var outermostNeedingLayout: CALayer {
        var layer = self
        while let next = layer.superlayer, next.selfNeedsLayout { layer = next }
        return layer
    }

    final func layOutUntilClean() {
        for _ in 0..<CALayer.passLimit {
            (delegate as? any LayoutTreeOwner)?.prepareLayoutTree()
            guard subtreeNeedsLayout else { return }
            layOutOnce()
        }
        guard subtreeNeedsLayout else { return }
        giveUpLayout()
    }

    /// Lays out each layer that needs it, parents before children.
    private func layOutOnce() {
        guard subtreeNeedsLayout else { return }
        // Cleared first, so that what layout asks for is not lost; at worst one more pass finds nothing to do.
        subtreeNeedsLayout = false
        if selfNeedsLayout {
            selfNeedsLayout = false
            layoutSublayers()
        }
        for child in children where child.superlayer === self { child.layOutOnce() }
        mask?.layOutOnce()
    }

    private func giveUpLayout() {
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        if selfNeedsLayout {
            selfNeedsLayout = false
            let owner = delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))"
            LayerLog.once(
                "\(owner) still asks for layout after \(CALayer.passLimit) passes, and is left as it is. "
                    + "Its layout sets something that needs layout again.")
        }
        for child in children { child.giveUpLayout() }
        mask?.giveUpLayout()
    }
}
