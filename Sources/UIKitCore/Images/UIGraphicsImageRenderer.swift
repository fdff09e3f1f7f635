public import Foundation

/// Draws pictures.
/// Source: Apple, UIGraphicsImageRenderer.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    /// The picture that `actions` draw; without size, an empty one.
    open func image(actions: DrawingActions) -> UIImage { draw(actions).image() ?? UIImage() }

    /// The picture that `actions` draw, as PNG; without size, no bytes.
    open func pngData(actions: DrawingActions) -> Data { draw(actions).image()?.pngData() ?? Data() }

    private func draw(_ actions: DrawingActions) -> ImageCanvas {
        let imageFormat = format as? UIGraphicsImageRendererFormat ?? .preferred()
        let canvas = ImageCanvas(bounds: format.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        UIGraphicsPushContext(canvas.context)
        actions(UIGraphicsImageRendererContext(canvas: canvas, format: imageFormat))
        UIGraphicsPopContext()
        return canvas
    }
}
