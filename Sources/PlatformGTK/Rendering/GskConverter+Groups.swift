import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

extension GskConverter {
    static func makeContainer(_ children: [RenderNode]) -> OpaquePointer? {
        var nodes = children.map { converted($0).pointer }.filter { $0 != nil }
        if nodes.count <= 1 { return retained(nodes.first ?? nil) }
        return gsk_container_node_new(&nodes, guint(nodes.count))
    }

    static func makeClip(_ child: RenderNode, _ shape: RoundedShape) -> OpaquePointer? {
        guard var outline = shape.gsk, let node = converted(child).pointer else { return nil }
        return shape.isRectangle
            ? gsk_clip_node_new(node, &outline.bounds) : gsk_rounded_clip_node_new(node, &outline)
    }

    static func makeClip(_ child: RenderNode, _ path: CGPath, evenOdd: Bool) -> OpaquePointer? {
        let content = converted(child)
        guard let node = content.pointer,
            let bounds = inkBounds(of: path, PathPaint(fill: .black, evenOdd: evenOdd))?
                .intersection(content.bounds).drawable
        else { return nil }
        return makeCairoNode(bounds: bounds) { context in
            path.setPath(of: context)
            path.setRule(evenOdd: evenOdd, of: context)
            cairo_clip(context)
            gsk_render_node_draw(node, context)
        }
    }

    static func makeMask(_ child: RenderNode, by mask: RenderNode) -> OpaquePointer? {
        let (content, cover) = (converted(child), converted(mask))
        guard let node = content.pointer, let coverNode = cover.pointer,
            let bounds = content.bounds.intersection(cover.bounds).drawable
        else { return nil }
        return makeCairoNode(bounds: bounds) { context in
            cairo_push_group(context)
            gsk_render_node_draw(node, context)
            cairo_pop_group_to_source(context)
            cairo_push_group(context)
            gsk_render_node_draw(coverNode, context)
            let alpha = cairo_pop_group(context)
            cairo_mask(context, alpha)
            cairo_pattern_destroy(alpha)
        }
    }

    static func makeOpacity(_ child: RenderNode, _ opacity: CGFloat) -> OpaquePointer? {
        let opacity = opacity.unit(or: 1)
        guard opacity > 0, let node = converted(child).pointer else { return nil }
        return opacity == 1 ? retained(node) : gsk_opacity_node_new(node, Float(opacity))
    }

    static func makeTransform(_ child: RenderNode, _ transform: CGAffineTransform) -> OpaquePointer? {
        guard !transform.isFlat, let node = converted(child).pointer else { return nil }
        if transform.isIdentity { return retained(node) }
        // In GSK's short numbers, what hardly moves at all is no transform.
        guard let steps = gskTransform(transform) else { return retained(node) }
        defer { gsk_transform_unref(steps) }
        return gsk_transform_node_new(node, steps)
    }

    /// GSK asks a bare matrix nothing and treats it as three-dimensional, which cairo cannot draw; so the matrix is taken
    /// apart into steps that it knows to be flat.
    private static func gskTransform(_ transform: CGAffineTransform) -> OpaquePointer? {
        let scaleX = hypot(transform.a, transform.b)
        let (cosine, sine) = (transform.a / scaleX, transform.b / scaleX)
        let shear = cosine * transform.c + sine * transform.d
        let scaleY = cosine * transform.d - sine * transform.c
        var offset = CGPoint(x: transform.tx, y: transform.ty).graphene

        var steps = gsk_transform_translate(nil, &offset)
        if transform.b != 0 || transform.a < 0 {
            steps = gsk_transform_rotate(steps, Float(atan2(sine, cosine) * 180 / .pi))
        }
        if abs(shear) > 1e-9 { steps = gsk_transform_skew(steps, Float(atan(shear / scaleY) * 180 / .pi), 0) }
        if scaleX != 1 || scaleY != 1 { steps = gsk_transform_scale(steps, Float(scaleX), Float(scaleY)) }
        return steps
    }

    /// Cairo draws every part of a node anew, and looks even at those that are not to be seen; GL keeps what it drew.
    static func makeRaster(of child: RenderNode, scale: CGFloat) -> OpaquePointer? {
        let content = converted(child)
        guard let node = content.pointer else { return nil }
        guard GtkRuntime.drawsWithCairo, scale >= 1, let bounds = content.bounds.integral.drawable,
            bounds.width * bounds.height * scale * scale < 1_000_000,
            let surface = PixelSurface(width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
        else { return retained(node) }
        surface.draw(scaleX: scale, scaleY: scale) { context in
            cairo_translate(context, -bounds.minX, -bounds.minY)
            gsk_render_node_draw(node, context)
        }
        return surface.makeNode(in: CGRect(x: bounds.minX, y: bounds.minY, width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale))
    }

    static func makeCrossFade(_ start: RenderNode, _ end: RenderNode, progress: CGFloat) -> OpaquePointer? {
        let progress = progress.unit(or: 1)
        guard let first = converted(start).pointer, progress < 1 else { return makeOpacity(end, progress) }
        guard let second = converted(end).pointer, progress > 0 else { return makeOpacity(start, 1 - progress) }
        return gsk_cross_fade_node_new(first, second, Float(progress))
    }

    /// `child` above its own shadow. GSK's shadow and blur nodes are not used: in the Cairo renderer of 4.8 they blur by
    /// other amounts than in GL and than at another scale, and again at each frame.
    static func makeShadow(of child: RenderNode, _ style: ShadowStyle) -> OpaquePointer? {
        let content = converted(child)
        guard let node = content.pointer else { return nil }
        guard style.color.alpha > 0,
            let picture = SoftPicture.of(content, sigma: style.radius.blurSigma, kind: .alpha),
            let frame = picture.frame.offsetBy(dx: style.offset.width.cairoSafe, dy: style.offset.height.cairoSafe)
                .drawable,
            let shadow = picture.makeNode(in: frame, tint: style.color)
        else { return retained(node) }
        defer { gsk_render_node_unref(shadow) }
        var layers: [OpaquePointer?] = [shadow, node]
        return gsk_container_node_new(&layers, 2)
    }

    /// Contract: `radius` counts as a shadow's does. A picture without see-through parts keeps its edges, as a backdrop
    /// does; any other fades outwards.
    static func makeBlur(_ child: RenderNode, radius: CGFloat) -> OpaquePointer? {
        let content = converted(child)
        guard radius > 0 else { return retained(content.pointer) }
        guard let picture = SoftPicture.of(content, sigma: radius.blurSigma, kind: .color) else { return nil }
        return picture.makeNode(in: picture.frame, tint: nil)
    }
}
