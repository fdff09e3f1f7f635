import CoreGraphics
import Foundation
import PlatformInterface

extension CALayer {
    /// `node` above the layer's shadow.
    /// An opaque background stands for the whole layer: the shadow of a box costs next to nothing, while the shadow of
    /// an alpha has to draw the layer twice.
    final func withShadow(_ node: RenderNode) -> RenderNode {
        guard let fall = shadowFall else { return node }
        if let shadowPath {
            return .joining([shadowNode(RoundedShape(shadowPath).map { .box($0) } ?? .path(shadowPath), fall), node])
        }
        if backgroundColor?.alpha == 1, !bounds.isEmpty { return .joining([shadowNode(.box(shape), fall), node]) }
        return node.isEmpty ? node : RenderNode(.shadow(node, fall.style))
    }

    private var shadowFall: RecordedShadow.Fall? {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor, color.alpha > 0 else { return nil }
        return RecordedShadow.Fall(color: color, opacity: min(shadowOpacity, 1), offset: shadowOffset, radius: max(shadowRadius, 0))
    }

    private func shadowNode(_ outline: RecordedShadow.Outline, _ fall: RecordedShadow.Fall) -> RenderNode {
        if let kept = recorded.shadow, kept.outline == outline, kept.fall == fall { return kept.node }
        let made = RecordedShadow(outline, fall)
        recorded.shadow = made
        return made.node
    }
}
