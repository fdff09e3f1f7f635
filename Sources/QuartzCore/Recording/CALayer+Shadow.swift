import CoreGraphics
import Foundation
import PlatformInterface

extension CALayer {
    /// `node` above the layer's shadow.
    /// An opaque background stands for the whole layer: the shadow of a box costs next to nothing, while the shadow of
    /// an alpha has to draw the layer twice.
    final func withShadow(_ node: RenderNode) -> RenderNode {
        guard let style = shadowStyle else { return node }
        if let shadowPath {
            guard let box = RoundedShape(shadowPath) else { return .joining([shadow(of: shadowPath, style), node]) }
            return .joining([RenderNode(.boxShadow(box, style)), node])
        }
        if backgroundColor?.alpha == 1, !bounds.isEmpty {
            return .joining([RenderNode(.boxShadow(shape, style)), node])
        }
        return node.isEmpty ? node : RenderNode(.shadow(node, style))
    }

    private var shadowStyle: ShadowStyle? {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor else { return nil }
        let alpha = color.alpha * CGFloat(min(shadowOpacity, 1))
        guard alpha > 0, let faded = color.copy(alpha: alpha) else { return nil }
        return ShadowStyle(color: faded, offset: shadowOffset, radius: max(shadowRadius, 0) * 2)
    }

    private func shadow(of path: CGPath, _ style: ShadowStyle) -> RenderNode {
        let fill = RenderNode(.path(path, PathPaint(fill: style.color)))
        let soft = style.radius > 0 ? RenderNode(.blur(fill, radius: style.radius)) : fill
        guard style.offset != .zero else { return soft }
        let map = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: style.offset.width, ty: style.offset.height)
        return RenderNode(.transform(soft, map))
    }
}
