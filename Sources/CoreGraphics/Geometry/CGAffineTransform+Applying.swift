public import Foundation

extension CGPoint {
    /// The point where `t` takes this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector turned and scaled by `t`, without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around this one after `t`.
    /// Contract: the null and the infinite rectangle stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || t.isIdentity { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
        return CGRect(enclosing: corners.map { $0.applying(t) })
    }

    /// The smallest rectangle around `points`; null without any.
    init(enclosing points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var low = first
        var high = first
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
