import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

extension DrawingPlayer {
    func fill(_ path: CGPath, _ color: CGColor, evenOdd: Bool) {
        paint { context in
            path.setPath(of: context)
            path.setRule(evenOdd: evenOdd, of: context)
            color.setSource(of: context, alpha: state.alpha)
            guard state.blendMode.leavesShape else { return cairo_fill(context) }
            cairo_save(context)
            cairo_clip(context)
            cairo_paint(context)
            cairo_restore(context)
        }
    }

    func stroke(_ path: CGPath, _ stroke: PathPaint.Stroke) {
        paint { context in
            guard stroke.setPen(of: context) else { return }
            path.setPath(of: context)
            stroke.color.setSource(of: context, alpha: state.alpha)
            staysInShape(context)
            cairo_stroke(context)
        }
    }

    func clear(_ rect: CGRect) {
        guard !state.isFlat, let rect = rect.drawable else { return }
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    func draw(_ image: CGImage, in rect: CGRect, tint: CGColor?) {
        guard let rect = rect.drawable, let surface = PixelSurface.of(image) else { return }
        paint { surface.paint(into: rect, of: $0, tint: tint, alpha: state.alpha) }
    }

    func fillClip(
        with gradient: CGGradient, _ options: CGGradientDrawingOptions, pattern makePattern: () -> OpaquePointer?
    ) {
        guard let pattern = makePattern() else { return }
        defer { cairo_pattern_destroy(pattern) }
        // Cairo goes on at both ends or at none: where an end must stop, a transparent colour goes on.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        if !options.contains(.drawsBeforeStartLocation) { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        if let first = gradient.stops.first { add(first.color, at: 0, to: pattern) }
        for stop in gradient.stops { add(stop.color, at: stop.location, to: pattern) }
        if let last = gradient.stops.last { add(last.color, at: 1, to: pattern) }
        if !options.contains(.drawsAfterEndLocation) { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        // No shadow: it would lie inside the clip, which the gradient fills.
        paint(castsShadow: false) { context in
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, state.alpha)
        }
    }

    private func add(_ color: CGColor, at location: CGFloat, to pattern: OpaquePointer) {
        let (red, green, blue, alpha) = color.rgba
        cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, alpha)
    }

    /// Text that was laid out, or a piece of picture.
    func draw(attachment: any Sendable, at point: CGPoint) {
        let made: OpaquePointer? =
            switch attachment {
            case let layout as TextLayout: PangoTextSystem.shared.makeNode(for: layout, at: .zero)
            case let node as RenderNode: GskConverter.retained(GskConverter.gskNode(for: node))
            default: nil
            }
        guard let node = made else { return }
        defer { gsk_render_node_unref(node) }
        let place = point.cairoSafe
        paint { context in
            cairo_save(context)
            cairo_translate(context, place.x, place.y)
            // Nodes draw in several steps, each over the last: what mixes with the sheet is the whole.
            let isPlain = state.alpha == 1 && cairo_get_operator(context) == CAIRO_OPERATOR_OVER
            if !isPlain { cairo_push_group(context) }
            gsk_render_node_draw(node, context)
            if !isPlain {
                cairo_pop_group_to_source(context)
                staysInShape(context)
                cairo_paint_with_alpha(context, state.alpha)
            }
            cairo_restore(context)
        }
    }

    /// For lines and letters, which cannot be made a clip cheaply.
    private func staysInShape(_ context: OpaquePointer) {
        guard state.blendMode.leavesShape, cairo_get_operator(context) == state.blendMode.cairo else { return }
        cairo_set_operator(context, state.blendMode.cairoWithinOpaqueShape)
    }
}
