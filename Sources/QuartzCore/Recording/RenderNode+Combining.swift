import CoreGraphics
import PlatformInterface

extension RenderNode {
    /// The nodes above one another; a single one stays itself.
    static func joining(_ nodes: [RenderNode]) -> RenderNode {
        let visible = nodes.contains { $0.isEmpty } ? nodes.filter { !$0.isEmpty } : nodes
        switch visible.count {
        case 0: return .empty
        case 1: return visible[0]
        default: return RenderNode(.container(visible))
        }
    }

    /// What lies outside a path; where the path covers a place twice, that stays too.
    func without(_ part: CGPath) -> RenderNode {
        guard !isEmpty, !part.isEmpty else { return self }
        let around = CGMutablePath()
        around.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        around.addPath(part)
        return RenderNode(.clipPath(self, CGPath(elements: around.elements), evenOdd: true))
    }

    /// What the alpha of `mask` leaves of this node; an opaque shape is a clip, which costs less than a mask.
    func masked(by mask: RenderNode) -> RenderNode {
        if isEmpty || mask.isEmpty { return .empty }
        switch mask.content {
        case .color(let color, let rect) where color.alpha == 1:
            return RenderNode(.clip(self, RoundedShape(rect)))
        case .clip(let inner, let shape):
            if case .color(let color, let rect) = inner.content, color.alpha == 1, rect.contains(shape.rect) {
                return RenderNode(.clip(self, shape))
            }
        case .path(let path, let paint) where paint.fill?.alpha == 1 && paint.stroke == nil:
            return RenderNode(.clipPath(self, path, evenOdd: paint.evenOdd))
        default: break
        }
        return RenderNode(.mask(self, by: mask))
    }
}
