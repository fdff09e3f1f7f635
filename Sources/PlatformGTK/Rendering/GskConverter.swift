import CGTK4
import Foundation
package import PlatformInterface

/// Turns render nodes into GSK's, each once: a node that is met again costs a look.
/// Contract: any thread. GSK's own nodes are used where they draw what is meant in every renderer of GTK 4.8; the rest
/// is recorded as vectors in cairo nodes, sharp at any scale.
package enum GskConverter {
    /// The `GskRenderNode` that draws `node`; nil when there is nothing to draw.
    /// Contract: borrowed, and there for as long as `node` is.
    package static func gskNode(for node: RenderNode) -> OpaquePointer? {
        GtkRuntime.exclusively { converted(node).pointer }
    }

    static func converted(_ node: RenderNode) -> ConvertedNode {
        if let made = node.rendererCache as? ConvertedNode { return made }
        GtkRuntime.ensureInitialized()
        let made = ConvertedNode(owning: makeNode(for: node.content))
        node.rendererCache = made
        return made
    }

    /// Contract: the caller owns the node.
    private static func makeNode(for content: RenderNode.Content) -> OpaquePointer? {
        switch content {
        case .container(let children):
            makeContainer(children)
        case .color(let color, let rect):
            makeColor(color, in: rect)
        case .text(let layout, let origin):
            PangoTextSystem.shared.makeNode(for: layout, at: origin)
        case .image(let image, let rect, let tint, let smooth):
            rect.drawable.flatMap { PixelSurface.of(image)?.makeNode(in: $0, tint: tint, smooth: smooth) }
        case .gradient(let gradient, let rect):
            makeGradient(gradient, in: rect)
        case .path(let path, let paint):
            makePath(path, paint)
        case .border(let shape, let width, let color):
            makeBorder(shape, width: width, color)
        case .boxShadow(let shape, let style):
            makeBoxShadow(shape, style)
        case .shadow(let child, let style):
            makeShadow(of: child, style)
        case .clip(let child, let shape):
            makeClip(child, shape)
        case .clipPath(let child, let path, let evenOdd):
            makeClip(child, path, evenOdd: evenOdd)
        case .mask(let child, let mask):
            makeMask(child, by: mask)
        case .opacity(let child, let opacity):
            makeOpacity(child, opacity)
        case .transform(let child, let transform):
            makeTransform(child, transform)
        case .blur(let child, let radius):
            makeBlur(child, radius: radius)
        case .crossFade(let start, let end, let progress):
            makeCrossFade(start, end, progress: progress)
        case .raster(let child, let scale):
            makeRaster(of: child, scale: scale)
        case .drawing(let drawing, let bounds):
            bounds.drawable.flatMap { bounds in
                makeCairoNode(bounds: bounds) { context in
                    var player = DrawingPlayer(context: context)
                    player.play(drawing)
                }
            }
        }
    }

    /// Records what `body` draws; inside `bounds` only.
    /// Contract: the caller owns the node.
    static func makeCairoNode(bounds: CGRect, _ body: (OpaquePointer) -> Void) -> OpaquePointer? {
        // GL draws the record into a texture that starts at the node's corner: it is sharp only on whole points.
        var outer = bounds.integral.graphene
        guard let node = gsk_cairo_node_new(&outer), let context = gsk_cairo_node_get_draw_context(node) else {
            return nil
        }
        cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
        cairo_clip(context)
        body(context)
        cairo_destroy(context)
        return node
    }

    /// The caller's own reference to a node that is kept elsewhere.
    static func retained(_ node: OpaquePointer?) -> OpaquePointer? {
        node.map { gsk_render_node_ref($0) }
    }
}
