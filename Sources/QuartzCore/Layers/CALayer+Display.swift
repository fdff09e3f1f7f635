import CoreGraphics
import Foundation
package import PlatformInterface

extension CALayer {
    /// What the layer draws between its background and its sublayers, in its bounds' coordinates.
    /// Contract: whoever sets it keeps it up to date; only a display that was asked for replaces it.
    package final var contentsNode: RenderNode? {
        get { ownedContents }
        set {
            drawnBounds = nil
            guard newValue !== ownedContents else { return }
            ownedContents = newValue
            animating.motion?.isStale = true
            insideDidChange()
        }
    }

    /// Records what `draw(in:)` draws; a layer that draws nothing has no contents node afterwards.
    package final func displayDrawing() {
        delegate?.layerWillDraw(self)
        let context = CGContext(bounds: bounds)
        draw(in: context)
        let drawing = context.finish()
        guard !drawing.isEmpty else {
            contentsNode = nil
            return
        }
        // Drawing replaces a picture, as a picture replaces drawing.
        if contents != nil { contents = nil }
        contentsNode = RenderNode(.drawing(drawing, bounds: bounds))
        drawnBounds = bounds
    }

    final func displayIfItCan() {
        guard selfNeedsDisplay, !bounds.isEmpty else { return }
        display()
        // Cleared last: what is asked for while drawing would otherwise draw for ever.
        selfNeedsDisplay = false
    }

    final func contentsDidChange() {
        if contents != nil, drawnBounds != nil { contentsNode = nil }
        insideDidChange()
    }

    final func markDisplayNeeded() {
        var layer = self
        while !layer.subtreeNeedsDisplay {
            layer.subtreeNeedsDisplay = true
            guard let next = layer.superlayer else { return layer.tellHost() }
            layer = next
        }
    }

    /// Displays each visible layer that needs it, parents before children.
    final func displayOnce() {
        guard subtreeNeedsDisplay, !isHidden else { return }
        subtreeNeedsDisplay = false
        displayIfNeeded()
        for child in children where child.superlayer === self { child.displayOnce() }
        mask?.displayOnce()
    }

    final func visibilityDidChange() {
        placementDidChange()
        // What was asked of a hidden layer waited with it.
        guard !isHidden, subtreeNeedsDisplay else { return }
        if let superlayer { superlayer.markDisplayNeeded() } else { tellHost() }
    }
}
