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
            return .joining([shadowNode(RoundedShape(shadowPath).map { .box($0) } ?? .path(shadowPath), style), node])
        }
        if backgroundColor?.alpha == 1, !bounds.isEmpty { return .joining([shadowNode(.box(shape), style), node]) }
        return node.isEmpty ? node : RenderNode(.shadow(node, style))
    }

    private var shadowStyle: ShadowStyle? {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor else { return nil }
        let alpha = color.alpha * CGFloat(min(shadowOpacity, 1))
        guard alpha > 0, let faded = color.copy(alpha: alpha) else { return nil }
        return ShadowStyle(color: faded, offset: shadowOffset, radius: max(shadowRadius, 0) * 2)
    }

    private func shadowNode(_ outline: RecordedShadow.Outline, _ style: ShadowStyle) -> RenderNode {
        if let kept = recorded.shadow, kept.outline == outline, kept.style == style { return kept.node }
        let made = RecordedShadow(outline, style)
        recorded.shadow = made
        return made.node
    }
}
