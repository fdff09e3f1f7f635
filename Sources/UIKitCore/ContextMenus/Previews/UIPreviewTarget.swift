public import CoreGraphics
public import Foundation

/// Where a preview comes from or goes to: a place in a view that is on screen.
/// Source: Apple, UIPreviewTarget.
@MainActor open class UIPreviewTarget: NSObject, NSCopying {
    open private(set) var container: UIView
    /// Units: points of the container.
    open private(set) var center: CGPoint
    open private(set) var transform: CGAffineTransform

    /// Errors: coordinates that are not finite are logged and count as 0.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        let clean = CGRect(origin: center, size: .zero).withoutNaN.origin
        if clean != center { Log.once("UIPreviewTarget: the center \(center) is no place in \(type(of: container)); 0 is used.") }
        self.container = container
        self.center = clean
        self.transform = transform.isInvertible ? transform : .identity
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGAffineTransform {
    /// Whether it has an inverse and all of its numbers are finite.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }
}
