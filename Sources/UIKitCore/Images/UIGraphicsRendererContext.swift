public import CoreGraphics
public import Foundation

/// What a renderer's drawing block draws with.
/// Source: Apple, UIGraphicsRendererContext.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        rendererFormat = format
        super.init()
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }

    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { withBlendMode(blendMode) { cgContext.fill(rect) } }

    /// Strokes a frame just inside `rect`.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        withBlendMode(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func withBlendMode(_ mode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        draw()
        cgContext.restoreGState()
    }
}
