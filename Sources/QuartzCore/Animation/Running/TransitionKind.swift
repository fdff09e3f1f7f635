import CoreGraphics
import Foundation
import PlatformInterface

/// How the new picture of a layer takes the place of the old one.
package enum TransitionKind: Sendable, Equatable {
    case fade
    /// The new one slides over the old one, from an edge.
    case moveIn(TransitionEdge)
    /// The new one pushes the old one out, from an edge.
    case push(TransitionEdge)
    /// The old one slides away from an edge, off the new one.
    case reveal(TransitionEdge)
    /// A sheet with the old one in front and the new one on its back turns over; the edge comes to the viewer's other side.
    /// Shape: seen without perspective.
    case flip(TransitionEdge)
}

/// A side of a layer.
package enum TransitionEdge: Sendable, Equatable { case left, right, top, bottom }

extension TransitionMoment {
    /// What is seen on the way to `after`.
    func node(to after: RenderNode, in bounds: CGRect) -> RenderNode {
        let t = progress
        switch kind {
        case .fade: return RenderNode(.crossFade(before, after, progress: min(max(t, 0), 1)))
        case .moveIn(let edge): return .joining([before, after.moved(edge.outside(bounds) * (1 - t))])
        case .push(let edge):
            let way = edge.outside(bounds)
            return .joining([before.moved(way * -t), after.moved(way * (1 - t))])
        case .reveal(let edge): return .joining([after, before.moved(edge.outside(bounds) * -t)])
        case .flip(let edge):
            let turned = cos(.pi * min(max(t, 0), 1))
            return (turned > 0 ? before : after).squeezed(abs(turned), edge.isUpright, around: bounds)
        }
    }
}

extension TransitionEdge {
    /// The way from the bounds to the place beside this edge.
    fileprivate func outside(_ bounds: CGRect) -> SIMD2<Double> {
        switch self {
        case .left: SIMD2(-bounds.width, 0)
        case .right: SIMD2(bounds.width, 0)
        case .top: SIMD2(0, -bounds.height)
        case .bottom: SIMD2(0, bounds.height)
        }
    }

    fileprivate var isUpright: Bool { self == .left || self == .right }
}

extension RenderNode {
    fileprivate func moved(_ way: SIMD2<Double>) -> RenderNode {
        if isEmpty || way == SIMD2(0, 0) { return self }
        return RenderNode(.transform(self, CGAffineTransform(translationX: way.x, y: way.y)))
    }

    /// Narrowed across an upright axis, or flattened across a level one, in the middle of `bounds`.
    fileprivate func squeezed(_ scale: Double, _ isUpright: Bool, around bounds: CGRect) -> RenderNode {
        guard !isEmpty, scale > 1e-6 else { return .empty }
        let (x, y) = isUpright ? (scale, 1) : (1, scale)
        let map = CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: bounds.midX * (1 - x), ty: bounds.midY * (1 - y))
        return RenderNode(.transform(self, map))
    }
}
