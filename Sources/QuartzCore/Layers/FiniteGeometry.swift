import Foundation

/// Numbers that a layer can be laid out with: what is not finite counts as 0 and is told once.
@MainActor enum FiniteGeometry {
    static func number(_ value: CGFloat, _ property: StaticString) -> CGFloat {
        if value.isFinite { return value }
        LayerLog.once("CALayer.\(property) was set to a number that is not finite; 0 is used.")
        return 0
    }

    static func point(_ value: CGPoint, _ property: StaticString) -> CGPoint {
        CGPoint(x: number(value.x, property), y: number(value.y, property))
    }

    static func size(_ value: CGSize, _ property: StaticString) -> CGSize {
        CGSize(width: number(value.width, property), height: number(value.height, property))
    }

    /// Also turns a rectangle of negative size into the same rectangle of positive size.
    static func rect(_ value: CGRect, _ property: StaticString) -> CGRect {
        CGRect(origin: point(value.origin, property), size: size(value.size, property)).standardized
    }

    /// A matrix with such a number says nothing, so the identity stands in for the whole of it.
    static func transform(_ value: CATransform3D, _ property: StaticString) -> CATransform3D {
        if value.isFinite { return value }
        LayerLog.once("CALayer.\(property) was set to a matrix with a number that is not finite; the identity is used.")
        return CATransform3DIdentity
    }
}
