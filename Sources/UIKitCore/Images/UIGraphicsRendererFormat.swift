public import Foundation

/// What a renderer's result is like.
/// Source: Apple, UIGraphicsRendererFormat.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The area that is drawn. Units: points.
    public internal(set) var bounds: CGRect = .zero

    public required override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}
