import CoreGraphics
import Foundation

extension CALayer {
    /// Takes `layer` from where it is, then puts it at the index that `place` finds among the sublayers that are left.
    final func attach(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        requireOutside(layer, "addSublayer")
        layer.removeFromSuperlayer()
        children.insert(layer, at: place(children))
        layer.superlayer = self
        adopt(layer)
        insideDidChange()
        setNeedsLayout()
    }

    final func exchange(_ old: CALayer, for new: CALayer) {
        guard old !== new, old.superlayer === self, mask !== old else { return }
        insertSublayer(new, below: old)
        old.removeFromSuperlayer()
    }

    final func detach() {
        guard let parent = superlayer else { return }
        LayerAnimator.layerDidLeave()
        if parent.mask === self {
            parent.mask = nil
            return
        }
        parent.children.removeAll { $0 === self }
        superlayer = nil
        parent.insideDidChange()
        parent.setNeedsLayout()
    }

    final func replaceChildren(with layers: [CALayer]) {
        let isSame = layers.count == children.count && zip(layers, children).allSatisfy { $0 === $1 }
        if isSame { return }
        for child in children where !layers.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    final func maskDidChange(from old: CALayer?) {
        if let old, old.superlayer === self { old.superlayer = nil }
        if let mask {
            requireOutside(mask, "mask")
            mask.superlayer = self
            adopt(mask)
        }
        appearanceDidChange()
    }

    /// What the layer brings along: a place made for another superlayer, and work that is waiting.
    private func adopt(_ layer: CALayer) {
        layer.recorded.placed = nil
        if layer.subtreeNeedsLayout { markLayoutNeeded() }
        if layer.subtreeNeedsDisplay { markDisplayNeeded() }
    }

    private func requireOutside(_ layer: CALayer, _ call: String) {
        let isInside = sequence(first: self, next: \.superlayer).contains { $0 === layer }
        precondition(
            !isInside, "CALayer.\(call): a layer cannot lie in itself. Give it a layer that does not hold this one.")
    }

    /// The sublayers back to front as they are drawn.
    final var drawingOrder: [CALayer] {
        sorted(by: \.zPosition)
    }

    /// The same by what animations show.
    final var shownOrder: [CALayer] { sorted(by: \.shown.zPosition) }

    private func sorted(by depth: (CALayer) -> CGFloat) -> [CALayer] {
        guard children.count > 1, let first = children.first.map(depth), children.contains(where: { depth($0) != first }) else { return children }
        return children.map { (depth: depth($0), layer: $0) }.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element.layer)
    }

    final func frontmost(at p: CGPoint) -> CALayer? {
        let map = placementInSuperlayer
        guard !isHidden, map.isInvertible else { return nil }
        let point = p.applying(map.inverted())
        let isInside = contains(point)
        if masksToBounds, !isInside { return nil }
        for child in drawingOrder.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }
}
