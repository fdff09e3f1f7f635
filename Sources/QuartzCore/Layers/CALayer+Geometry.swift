public import CoreGraphics
public import Foundation

extension CALayer {
    /// The plane part of `transform`.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to a transform of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// A point of another layer's coordinates in this layer's.
    /// Shape: nil stands for the coordinates in which the outermost layer lies.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(CALayer.conversion(from: l, to: self)) }

    /// A point of this layer's coordinates in another layer's.
    /// Shape: nil stands for the coordinates in which the outermost layer lies.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(CALayer.conversion(from: self, to: l)) }

    /// The smallest rectangle of this layer's coordinates that holds a rectangle of another layer's.
    /// Shape: nil stands for the coordinates in which the outermost layer lies.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(CALayer.conversion(from: l, to: self)) }

    /// The smallest rectangle of another layer's coordinates that holds a rectangle of this layer's.
    /// Shape: nil stands for the coordinates in which the outermost layer lies.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(CALayer.conversion(from: self, to: l)) }
}

extension CALayer {
    /// From the layer's coordinates to those of its superlayer, the superlayer's `sublayerTransform` left out.
    final var placement: CGAffineTransform { placement(under: nil) }

    /// From the layer's coordinates to those of its superlayer, as it is drawn.
    package final var placementInSuperlayer: CGAffineTransform { placement(under: superlayer) }

    /// The same as animations show it.
    final var shownPlacement: CGAffineTransform { shown.placement(under: superlayer?.shown) }

    private func placement(under parent: CALayer?) -> CGAffineTransform {
        let anchor = anchorInBounds
        let isTransformedByParent = parent?.sublayersAreTransformed ?? false
        if !isTransformedByParent, CATransform3DIsIdentity(transform) {
            return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x - anchor.x, ty: position.y - anchor.y)
        }
        var matrix = CATransform3DConcat(transform, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        if let parent, isTransformedByParent {
            let center = parent.anchorInBounds
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
            matrix = CATransform3DConcat(matrix, parent.sublayerTransform)
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
        }
        return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -anchor.x, ty: -anchor.y).concatenating(matrix.projection)
    }

    /// What `frame` tells. A layer that is not transformed has its place without a matrix.
    final var outline: CGRect {
        guard CATransform3DIsIdentity(transform) else { return bounds.applying(placement) }
        let (size, anchor) = (bounds.size, anchorPoint)
        return CGRect(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    private var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    final func place(in newFrame: CGRect) {
        let frame = FiniteGeometry.rect(newFrame, "frame")
        guard !CATransform3DIsIdentity(transform) else {
            setSize(frame.size)
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
            return
        }
        let map = transform.projection
        // A flattened layer has the same frame whatever its size: there is nothing to derive one from.
        if map.isInvertible { setSize(CGRect(origin: .zero, size: frame.size).applying(map.inverted()).size) }
        let now = bounds.applying(placement)
        position = CGPoint(x: position.x + frame.minX - now.minX, y: position.y + frame.minY - now.minY)
    }

    private func setSize(_ size: CGSize) {
        if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
    }

    final func boundsDidChange() {
        insideDidChange()
        placementDidChange()
        if sublayersAreTransformed { sublayerTransformDidChange() }
        setNeedsLayout()
        if needsDisplayOnBoundsChange {
            setNeedsDisplay()
        } else if selfNeedsDisplay {
            markDisplayNeeded()
        }
    }

    private static func conversion(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        let meeting = nearestCommonAncestor(source, target)
        let up = source?.conversion(toAncestor: meeting) ?? .identity
        let down = target?.conversion(toAncestor: meeting) ?? .identity
        return down == .identity ? up : up.concatenating(down.inverted())
    }

    /// Nil goes out of the outermost layer.
    private func conversion(toAncestor ancestor: CALayer?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer = self
        while layer !== ancestor {
            result = result.concatenating(layer.placementInSuperlayer)
            guard let next = layer.superlayer else { break }
            layer = next
        }
        return result
    }

    private static func nearestCommonAncestor(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
        guard let a, let b else { return nil }
        var (high, low) = (Optional(a), Optional(b))
        var (highDepth, lowDepth) = (a.depth, b.depth)
        while highDepth > lowDepth { (high, highDepth) = (high?.superlayer, highDepth - 1) }
        while lowDepth > highDepth { (low, lowDepth) = (low?.superlayer, lowDepth - 1) }
        while high !== low { (high, low) = (high?.superlayer, low?.superlayer) }
        return high
    }

    private var depth: Int { sequence(first: self, next: \.superlayer).reduce(0) { count, _ in count + 1 } }
}
