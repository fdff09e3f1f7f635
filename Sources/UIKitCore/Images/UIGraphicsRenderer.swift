public import Foundation

/// What draws with blocks.
/// Source: Apple, UIGraphicsRenderer.
open class UIGraphicsRenderer: NSObject {
    private let rendererFormat: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        guard let copy = format.copy() as? UIGraphicsRendererFormat else {
            preconditionFailure(
                "\(type(of: format)).copy(with:) returned no UIGraphicsRendererFormat; return a copy of the format.")
        }
        rendererFormat = copy
        rendererFormat.bounds = bounds
        super.init()
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// Whether the renderer's results can be drawn; false for an area without size.
    open var allowsImageOutput: Bool { rendererFormat.bounds.width > 0 && rendererFormat.bounds.height > 0 }
}
