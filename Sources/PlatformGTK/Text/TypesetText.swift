import CGTK4
import Foundation
import PlatformInterface

/// Text that was laid out, and the Pango layouts that draw it.
final class TypesetText {
    struct Part {
        let layout: GObjectReference
        /// Units: points below the top of the block.
        let top: CGFloat
    }
    let layout: TextLayout
    /// One layout, or the whole lines and the shortened last one.
    let parts: [Part]

    init(layout: TextLayout, parts: [Part]) {
        self.layout = layout
        self.parts = parts
    }

    /// Contract: the caller owns the node; nil for text without ink.
    func makeNode(at origin: CGPoint) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()
        for part in parts {
            var place = CGPoint(x: origin.x, y: origin.y + part.top).graphene
            var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &place)
            gtk_snapshot_append_layout(snapshot, part.layout.pointer, &black)
            gtk_snapshot_restore(snapshot)
        }
        return gtk_snapshot_free_to_node(snapshot)
    }
}
