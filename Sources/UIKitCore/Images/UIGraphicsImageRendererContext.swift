/// What a picture is drawn with.
/// Source: Apple, UIGraphicsImageRendererContext.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let canvas: ImageCanvas

    init(canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
        self.canvas = canvas
        super.init(cgContext: canvas.context, format: format)
    }

    /// The picture as it is until now.
    open var currentImage: UIImage { canvas.image() ?? UIImage() }
}
