import CGTK4
package import CoreGraphics
package import Foundation
package import PlatformInterface

/// Pictures through gdk-pixbuf and GSK's Cairo path.
package final class GtkGraphicsService: GraphicsService, Sendable {
    package init() { GtkRuntime.ensureInitialized() }

    package func decodeImage(_ data: Data) -> CGImage? { PictureDecoder.decode(data) }

    package func encodePNG(_ image: CGImage) -> Data? {
        guard image.width > 0, image.height > 0 else { return nil }
        let pixels = image.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(pixels) }
        guard
            let texture = gdk_memory_texture_new(
                Int32(image.width), Int32(image.height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, pixels,
                gsize(image.width * 4))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let png = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(png) }
        var count: gsize = 0
        return g_bytes_get_data(png, &count).map { Data(bytes: $0, count: Int(count)) }
    }

    package func rasterize(_ node: RenderNode, size: CGSize, scale: CGFloat) -> CGImage? {
        GtkRuntime.exclusively { Self.draw(GskConverter.gskNode(for: node), size: size, scale: scale) }
    }

    package func themeIcon(_ name: String, size: CGFloat, scale: CGFloat) -> CGImage? {
        GtkRuntime.exclusively { IconTheme.shared.icon(name, size: size, scale: scale) }
    }

    /// A PNG file of `node` above a plain background, for goldens and for looking at.
    /// Units: `size` in points. Errors: nil for sizes of no or too many pixels.
    package func drawPNG(_ node: RenderNode, size: CGSize, scale: CGFloat, background: CGColor? = nil) -> Data? {
        let ground = background.map { RenderNode(.color($0, CGRect(origin: .zero, size: size))) }
        let picture = RenderNode(.container([ground, node].compactMap(\.self)))
        return rasterize(picture, size: size, scale: scale).flatMap(encodePNG)
    }

    /// Draws a GSK node (nil draws nothing) with no renderer and no display.
    static func draw(_ node: OpaquePointer?, size: CGSize, scale: CGFloat) -> CGImage? {
        func pixels(_ points: CGFloat) -> Int? {
            // A touch less, so that 0.1 * 30 is three pixels and not four.
            let count = (points * scale - 1e-6).rounded(.up)
            return count >= 1 && count <= CGFloat(PixelSurface.sizeLimit) ? Int(count) : nil
        }
        guard scale > 0, let width = pixels(size.width), let height = pixels(size.height),
            let surface = PixelSurface(width: width, height: height)
        else { return nil }
        if let node {
            surface.draw(scaleX: scale, scaleY: scale) { gsk_render_node_draw(node, $0) }
        }
        let image = surface.image
        // What was drawn is often shown next.
        image.rendererCache = surface
        return image
    }
}
