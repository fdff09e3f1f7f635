import CoreGraphics
package import PlatformInterface

extension RenderNode {
    /// The same picture without a drawing surface, when it is a drawing of nothing but text: a renderer draws text nodes
    /// straight from its glyph cache. Other nodes are returned as they are.
    package var textAlone: RenderNode {
        guard case .drawing(let drawing, _) = content else { return self }
        var nodes: [RenderNode] = []
        for command in drawing.commands {
            guard case .attachment(let payload, let origin) = command, let layout = payload as? TextLayout else { return self }
            nodes.append(RenderNode(.text(layout, origin: origin)))
        }
        return nodes.count == 1 ? nodes[0] : RenderNode(.container(nodes))
    }
}
