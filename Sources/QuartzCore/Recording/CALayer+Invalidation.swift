// A change climbs only as far as somebody holds a node made from what changed: what was not recorded needs no telling.
extension CALayer {
    /// What a change of a property reaches.
    enum Reach { case inside, appearance, placement, anchor, bounds, sublayerTransform, visibility, contents }

    /// Ends a change of a property: what was recorded of it is out of date, and the action for it runs.
    final func didChange(_ reach: Reach) {
        animating.motion?.isStale = true
        switch reach {
        case .inside: insideDidChange()
        case .appearance: appearanceDidChange()
        case .placement: placementDidChange()
        case .anchor:
            placementDidChange()
            if sublayersAreTransformed { sublayerTransformDidChange() }
        case .bounds: boundsDidChange()
        case .sublayerTransform: sublayerTransformDidChange()
        case .visibility: visibilityDidChange()
        case .contents: contentsDidChange()
        }
        if animating.pendingChange != nil { runPendingChange() }
    }

    /// Background, contents, sublayers or border changed.
    final func insideDidChange() {
        if let layer = animating.standsFor { return layer.insideDidChange() }
        guard recorded.inside != nil else { return }
        recorded.inside = nil
        appearanceDidChange()
    }

    /// Shadow, mask or opacity changed.
    final func appearanceDidChange() {
        if let layer = animating.standsFor { return layer.appearanceDidChange() }
        recorded.composed = nil
        placementDidChange()
    }

    /// Where the layer lies, or whether it is seen, changed.
    final func placementDidChange() {
        if let layer = animating.standsFor { return layer.placementDidChange() }
        guard recorded.placed != nil else { return }
        recorded.placed = nil
        guard let superlayer else { return tellHost() }
        if superlayer.mask === self { superlayer.appearanceDidChange() } else { superlayer.insideDidChange() }
    }

    final func sublayerTransformDidChange() {
        if let layer = animating.standsFor { return layer.sublayerTransformDidChange() }
        for child in children { child.placementDidChange() }
    }

    final func tellHost() {
        guard !hostWasTold, let host else { return }
        hostWasTold = true
        host.layerTreeDidChange()
    }

    final func hostDidChange() {
        hostWasTold = false
        if host != nil { tellHostIfDirty() }
    }

    private func tellHostIfDirty() {
        if needsPreparing || recorded.placed == nil { tellHost() }
    }

    /// Whether layout or display is waiting that a frame would do.
    package final var needsPreparing: Bool { subtreeNeedsLayout || (subtreeNeedsDisplay && !isHidden) }
}
