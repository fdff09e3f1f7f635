public import Foundation

/// What a renderer's picture is like.
/// Source: Apple, UIGraphicsImageRendererFormat.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Units: pixels a point; 0 is the main screen's.
    open var scale: CGFloat = 0
    /// Whether the picture starts black instead of transparent.
    open var opaque = false

    public required init() { super.init() }

    /// The scale of `traitCollection`, or the main screen's when it does not say.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }

    public class func `default`() -> Self { preferred() }

    /// The main screen's scale, not opaque.
    public class func preferred() -> Self {
        let format = Self.init()
        format.scale = max(AnyThreadPlatform.snapshot.screenScale, 1)
        return format
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = super.copy(with: zone) as? UIGraphicsImageRendererFormat else { return self }
        copy.scale = scale
        copy.opaque = opaque
        return copy
    }
}
