import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

extension GskConverter {
    static func makeColor(_ color: CGColor, in rect: CGRect) -> OpaquePointer? {
        guard color.alpha > 0, var bounds = rect.drawable?.graphene else { return nil }
        var rgba = color.gdk
        return gsk_color_node_new(&rgba, &bounds)
    }

    static func makeBorder(_ shape: RoundedShape, width: CGFloat, _ color: CGColor) -> OpaquePointer? {
        guard width > 0, color.alpha > 0, var outline = shape.gsk else { return nil }
        // A border wider than half the shape is the whole shape.
        let width = Float(min(width, min(shape.rect.width, shape.rect.height) / 2))
        let widths = [Float](repeating: width, count: 4)
        let colors = [GdkRGBA](repeating: color.gdk, count: 4)
        return gsk_border_node_new(&outline, widths, colors)
    }

    /// Source: GSK counts a blur radius as CSS and the seam do, twice the standard deviation; `CALayer.shadowRadius` is
    /// one standard deviation, which the recorder doubles.
    static func makeBoxShadow(_ shape: RoundedShape, _ style: ShadowStyle) -> OpaquePointer? {
        guard style.color.alpha > 0, var outline = shape.gsk else { return nil }
        if GtkRuntime.drawsWithCairo, let node = softBoxShadow(shape, style) { return node }
        var color = style.color.gdk
        return gsk_outset_shadow_node_new(
            &outline, &color, Float(style.offset.width.cairoSafe), Float(style.offset.height.cairoSafe), 0,
            Float(style.radius.blurSigma * 2))
    }

    private struct BoxShadow: Hashable {
        let shape: RoundedShape
        let style: ShadowStyle
    }

    /// Those of menus that open again and again. Guarded by `GtkRuntime.exclusively`.
    nonisolated(unsafe) private static var softBoxShadows = RecentCache<BoxShadow, ConvertedNode>(limit: 8)

    /// The shadow as a picture that is blurred once. In the Cairo renderer of 4.8, GSK blurs its own anew in each frame, which takes
    /// it 6 ms for a menu that grows; drawing this one takes half of one.
    /// Shape: nil for shadows so wide and so sharp that the picture would be large; GSK's costs little for those.
    private static func softBoxShadow(_ shape: RoundedShape, _ style: ShadowStyle) -> OpaquePointer? {
        let sigma = style.radius.blurSigma
        guard sigma > 0, let bounds = shape.rect.drawable, SoftPicture.pixelCount(bounds: bounds, sigma: sigma) < 300_000 else { return nil }
        return retained(softBoxShadows.value(for: BoxShadow(shape: shape, style: style)) {
            ConvertedNode(owning: makeSoftBoxShadow(shape, style, sigma: sigma))
        }.pointer)
    }

    private static func makeSoftBoxShadow(_ shape: RoundedShape, _ style: ShadowStyle, sigma: CGFloat) -> OpaquePointer? {
        guard let picture = ShadowTemplate.picture(of: shape, sigma: sigma),
            let frame = picture.frame.offsetBy(dx: style.offset.width.cairoSafe, dy: style.offset.height.cairoSafe).drawable
        else { return nil }
        return picture.makeNode(in: frame, tint: style.color, outside: shape)
    }

    static func makePath(_ path: CGPath, _ paint: PathPaint) -> OpaquePointer? {
        guard let bounds = inkBounds(of: path, paint) else { return nil }
        return makeCairoNode(bounds: bounds) { context in
            path.setPath(of: context)
            if let fill = paint.fill {
                path.setRule(evenOdd: paint.evenOdd, of: context)
                fill.setSource(of: context)
                cairo_fill_preserve(context)
            }
            if let stroke = paint.stroke, stroke.setPen(of: context) {
                stroke.color.setSource(of: context)
                cairo_stroke(context)
            }
        }
    }

    /// Where the paint of `path` can leave a mark; nil when nowhere.
    static func inkBounds(of path: CGPath, _ paint: PathPaint) -> CGRect? {
        guard let surface = PixelSurface(width: 1, height: 1) else { return nil }
        var ink = CGRect.null
        surface.draw { context in
            path.setPath(of: context)
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            if paint.fill != nil {
                cairo_fill_extents(context, &left, &top, &right, &bottom)
                ink = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            }
            if let stroke = paint.stroke, stroke.setPen(of: context) {
                cairo_stroke_extents(context, &left, &top, &right, &bottom)
                let line = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                if !line.isEmpty { ink = ink.isEmpty ? line : ink.union(line) }
            }
        }
        // One point more, for the soft edges.
        return ink.isEmpty ? nil : ink.insetBy(dx: -1, dy: -1).drawable
    }
}

extension CGFloat {
    /// The standard deviation of this blur radius, which is twice as large; 0 for what is no radius. Units: points.
    var blurSigma: CGFloat { self > 0 ? Swift.min(self / 2, 1000) : 0 }
}
