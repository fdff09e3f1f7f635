public import CoreGraphics
import Foundation
import PlatformInterface

extension CALayer {
    /// Draws the layer with everything in it into a context, in the layer's own coordinates.
    /// Contract: layout and display that are waiting run first.
    public func render(in ctx: CGContext) {
        LayerRecorder.prepare(self)
        let node = LayerRecorder.recordContents(of: self)
        if !node.isEmpty { ctx.draw(attachment: node, at: .zero) }
    }
}

extension CALayer {
    final func placedNode() -> RenderNode {
        animating.wasShown = true
        if let placed = recorded.placed { return placed }
        let node = makePlacedNode()
        recorded.placed = node
        return node
    }

    final func composedNode() -> RenderNode {
        if let composed = recorded.composed { return composed }
        let node = makeComposedNode()
        recorded.composed = node
        return node
    }

    private func insideNode() -> RenderNode {
        if let inside = recorded.inside { return inside }
        let node = makeInsideNode()
        recorded.inside = node
        return node
    }

    private func makePlacedNode() -> RenderNode {
        guard !shown.isHidden, lift != .whole, shown.opacity > 0 else { return .empty }
        let map = shownPlacement
        guard map.isInvertible else { return .empty }
        var node = composedNode()
        if case .part(let part) = lift { node = node.without(part) }
        return node.isEmpty || map.isIdentity ? node : RenderNode(.transform(node, map))
    }

    private func makeComposedNode() -> RenderNode {
        let shown = shown
        var node = shown.withShadow(insideNode())
        if let mask { node = node.masked(by: mask.placedNode()) }
        if let transition = animating.motion?.transition { node = transition.node(to: node, in: shown.bounds) }
        recorded.lastComposed = node
        let opacity = shown.opacity
        return node.isEmpty || opacity >= 1 ? node : RenderNode(.opacity(node, CGFloat(max(opacity, 0))))
    }

    private func makeInsideNode() -> RenderNode {
        let shown = shown
        var parts: [RenderNode] = []
        parts.reserveCapacity(children.count + 2)
        func add(_ node: RenderNode?) { if let node, !node.isEmpty { parts.append(node) } }
        add(shown.pictureNode)
        add(shown.ownContent)
        add(shown.placedContentsNode)
        for child in shownOrder { add(child.placedNode()) }
        let cuts = shown.masksToBounds && !parts.isEmpty
        let background = shown.backgroundNode(isCutLater: cuts)
        if !background.isEmpty { parts.insert(background, at: 0) }
        var body = RenderNode.joining(parts)
        if cuts { body = shown.bounds.isEmpty ? .empty : RenderNode(.clip(body, shown.shape)) }
        return .joining([body, shown.borderNode])
    }

    final var shape: RoundedShape {
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return RoundedShape(
            bounds, topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
            bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
    }

    private func backgroundNode(isCutLater: Bool) -> RenderNode {
        guard let backgroundColor, backgroundColor.alpha > 0, !bounds.isEmpty else { return .empty }
        let fill = RenderNode(.color(backgroundColor, bounds))
        return isCutLater || shape.isRectangle ? fill : RenderNode(.clip(fill, shape))
    }

    private var borderNode: RenderNode {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !bounds.isEmpty else { return .empty }
        let width = min(borderWidth, min(bounds.width, bounds.height) / 2)
        return RenderNode(.border(shape, width: width, borderColor))
    }

    private var pictureNode: RenderNode? {
        guard let contents else { return nil }
        guard let fade = contents as? ContentsFade else { return pictureNode(contents) }
        let (from, to) = (pictureNode(fade.from) ?? .empty, pictureNode(fade.to) ?? .empty)
        return RenderNode(.crossFade(from, to, progress: min(max(fade.progress, 0), 1)))
    }

    private func pictureNode(_ contents: Any?) -> RenderNode? {
        let part = contentsRect
        guard let image = contents as? CGImage, !bounds.isEmpty, contentsScale > 0, !part.isEmpty else { return nil }
        let size = CGSize(
            width: CGFloat(image.width) / contentsScale * part.width,
            height: CGFloat(image.height) / contentsScale * part.height)
        let place = contentsGravity.rect(for: size, in: bounds)
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return RenderNode(.image(image, rect: place, tint: nil, smooth: true))
        }
        let whole = CGSize(width: place.width / part.width, height: place.height / part.height)
        let origin = CGPoint(x: place.minX - part.minX * whole.width, y: place.minY - part.minY * whole.height)
        let picture = RenderNode(.image(image, rect: CGRect(origin: origin, size: whole), tint: nil, smooth: true))
        return RenderNode(.clip(picture, RoundedShape(place)))
    }

    /// What was drawn for other bounds lies in these as a picture would.
    private var placedContentsNode: RenderNode? {
        guard let node = contentsNode, let drawn = drawnBounds, drawn != bounds else { return contentsNode }
        let place = contentsGravity.rect(for: drawn.size, in: bounds)
        guard !place.isEmpty, !drawn.isEmpty else { return nil }
        let (x, y) = (place.width / drawn.width, place.height / drawn.height)
        let map = CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: place.minX - drawn.minX * x, ty: place.minY - drawn.minY * y)
        return RenderNode(.transform(node, map))
    }
}
