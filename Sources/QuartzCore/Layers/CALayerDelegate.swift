public import CoreGraphics
public import Foundation

/// Gives a layer its contents and lays out its sublayers; a view is its layer's delegate.
@MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives the layer its contents.
    /// Contract: called when the layer is to be displayed; the default records what `draw(_:in:)` draws.
    func display(_ layer: CALayer)

    /// Draws the layer's contents.
    /// Units: points of the layer's bounds, y down.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)

    /// Places the layer's sublayers.
    /// Contract: called when the bounds or the sublayers changed, parents before children.
    func layoutSublayers(of layer: CALayer)

    /// What happens when a property of the layer changes, by its key.
    /// Contract: asked before the change. Nil leaves it to the layer; `NSNull` is for nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
