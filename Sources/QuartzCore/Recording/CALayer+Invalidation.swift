// A change climbs only as far as somebody holds a node made from what changed: what was not recorded needs no telling.
extension CALayer {
    /// Background, contents, sublayers or border changed.
    final func insideDidChange() {
        guard recorded.inside != nil else { return }
        recorded.inside = nil
        appearanceDidChange()
    }

    /// Shadow, mask or opacity changed.
    final func appearanceDidChange() {
        recorded.composed = nil
        placementDidChange()
    }

    /// Where the layer lies, or whether it is seen, changed.
    final func placementDidChange() {
        guard recorded.placed != nil else { return }
        recorded.placed = nil
        guard let superlayer else { return tellHost() }
        if superlayer.mask === self { superlayer.appearanceDidChange() } else { superlayer.insideDidChange() }
    }

    final func sublayerTransformDidChange() {
        for child in children { child.placementDidChange() }
    }

    final func tellHost() {
        guard !hostWasTold, let host else { return }
        hostWasTold = true
        host.layerTreeDidChange()
    }

    final func tellHostIfDirty() {
        if needsPreparing || recorded.placed == nil { tellHost() }
    }

    /// Whether layout or display is waiting that a frame would do.
    final var needsPreparing: Bool { subtreeNeedsLayout || (subtreeNeedsDisplay && !isHidden) }
}
