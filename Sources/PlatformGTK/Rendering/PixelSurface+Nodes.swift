import CGTK4
import CoreGraphics
import Foundation

extension PixelSurface {
    /// The surface of `image`, made once.
    static func of(_ image: CGImage) -> PixelSurface? {
        if let made = image.rendererCache as? PixelSurface { return made }
        let surface = PixelSurface(image)
        image.rendererCache = surface
        return surface
    }

    /// A node that shows the picture in `rect`; it owns what it needs.
    /// Contract: the caller owns the node. With a tint, only the picture's alpha counts.
    func makeNode(
        in rect: CGRect, tint: CGColor? = nil, smooth: Bool = true, drawsWithCairo: Bool = GtkRuntime.drawsWithCairo
    ) -> OpaquePointer? {
        // Each renderer is slow at the other's node: Cairo converts a texture at every draw (6 ms a megapixel), GL
        // redraws a cairo node in memory when its scale changes. GSK 4.8 has no texture node without smoothing.
        drawsWithCairo || !smooth
            ? makeCairoNode(in: rect, tint: tint, smooth: smooth) : makeTextureNode(in: rect, tint: tint)
    }

    private func makeCairoNode(in rect: CGRect, tint: CGColor?, smooth: Bool) -> OpaquePointer? {
        GskConverter.makeCairoNode(bounds: rect) { paint(into: rect, of: $0, tint: tint, smooth: smooth) }
    }

    private func makeTextureNode(in rect: CGRect, tint: CGColor?) -> OpaquePointer? {
        var bounds = rect.graphene
        let bytes = withBytes { bytes, stride in g_bytes_new(bytes, gsize(stride * height)) }
        let stride = Int(cairo_image_surface_get_stride(pointer))
        let texture = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        g_bytes_unref(bytes)
        guard let texture else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let node = gsk_texture_node_new(texture, &bounds) else { return nil }
        guard let tint else { return node }
        defer { gsk_render_node_unref(node) }
        var matrix = graphene_matrix_t()
        var offset = graphene_vec4_t()
        let values: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Float(tint.rgba.alpha)]
        graphene_matrix_init_from_float(&matrix, values)
        graphene_vec4_init(&offset, Float(tint.rgba.red), Float(tint.rgba.green), Float(tint.rgba.blue), 0)
        return gsk_color_matrix_node_new(node, &matrix, &offset)
    }

    /// The picture stretched over `rect`, as a source. Contract: the caller destroys it.
    func makePattern(in rect: CGRect, smooth: Bool = true) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_for_surface(pointer) else { return nil }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, CGFloat(width) / rect.width, CGFloat(height) / rect.height)
        cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        // Without padding, an enlarged picture fades at its edges.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// Paints the picture into `rect` with the operator in force, and nothing outside it.
    func paint(
        into rect: CGRect, of context: OpaquePointer, tint: CGColor? = nil, alpha: CGFloat = 1, smooth: Bool = true
    ) {
        guard let pattern = makePattern(in: rect, smooth: smooth) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_save(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        if let tint {
            tint.setSource(of: context, alpha: alpha)
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, alpha)
        }
        cairo_restore(context)
    }
}
