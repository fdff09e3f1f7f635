import CGTK4
import CoreGraphics
import Foundation

/// What `GskConverter` made of a render node, kept in the node's `rendererCache`.
final class ConvertedNode {
    /// Nil for a node that draws nothing.
    let pointer: OpaquePointer?
    /// The last soft picture that was made of this node, for a shadow or blur that changes while the node does not.
    var softPicture: SoftPicture?

    /// Takes over the reference.
    init(owning pointer: OpaquePointer?) { self.pointer = pointer }

    deinit {
        if let pointer { gsk_render_node_unref(pointer) }
    }

    var bounds: CGRect {
        guard let pointer else { return .null }
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect)
    }
}
