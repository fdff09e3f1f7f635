import CGTK4
import Foundation
import PlatformInterface

/// A widget that shows one render node.
class NodeWidget: WidgetPeer {
    /// What it shows. A node that is the same object is not drawn again.
    var node = RenderNode.empty {
        didSet {
            guard node !== oldValue, !(node.isEmpty && oldValue.isEmpty) else { return }
            gtk_widget_queue_draw(widget)
        }
    }

    /// The point of the node's space that lies at the widget's top left.
    var origin = CGPoint.zero {
        didSet { if origin != oldValue { gtk_widget_queue_draw(widget) } }
    }

    init() { super.init() }

    override func draw(_ snapshot: OpaquePointer) {
        guard let picture = FrameRecorder.measure(.conversion, { GskConverter.gskNode(for: node) }) else { return }
        if origin == .zero {
            gtk_snapshot_append_node(snapshot, picture)
        } else {
            gtk_snapshot_save(snapshot)
            var offset = graphene_point_t(x: Float(-origin.x), y: Float(-origin.y))
            gtk_snapshot_translate(snapshot, &offset)
            gtk_snapshot_append_node(snapshot, picture)
            gtk_snapshot_restore(snapshot)
        }
    }
}
