import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// A drag of ours that GDK has, from its beginning until another program took it or nobody did.
/// Contract: keeps itself alive that long; `ended` is called once.
@MainActor final class GtkDrag {
    private let drag: OpaquePointer
    private var ended: (@MainActor (DragActions) -> Void)?
    private static var going: [GtkDrag] = []

    /// Errors: false when GDK cannot, as with a button that is not down any more.
    static func begin(_ content: DragContent, actions: DragActions, picture: DragPicture, surface: OpaquePointer, device: OpaquePointer,
                      ended: @escaping @MainActor (DragActions) -> Void) -> Bool {
        guard let provider = DragProviderClass.make(content) else { return false }
        defer { g_object_unref(provider) }
        guard let drag = gdk_drag_begin(surface, device, provider, actions.gdk, 0, 0) else { return false }
        let new = GtkDrag(drag, ended)
        going.append(new)
        new.show(picture)
        new.connect()
        return true
    }

    private init(_ drag: OpaquePointer, _ ended: @escaping @MainActor (DragActions) -> Void) {
        self.drag = drag
        self.ended = ended
    }

    /// The same nodes as in the window, so that nothing is seen to change when the drag leaves it.
    private func show(_ picture: DragPicture) {
        guard let snapshot = gtk_snapshot_new() else { return }
        if let node = GskConverter.gskNode(for: picture.node) { gtk_snapshot_append_node(snapshot, node) }
        var size = graphene_size_t(width: Float(picture.size.width), height: Float(picture.size.height))
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
        gtk_drag_icon_set_from_paintable(drag, paintable, Int32(picture.hotspot.x.rounded()), Int32(picture.hotspot.y.rounded()))
        g_object_unref(gpointer(paintable))
    }

    private func connect() {
        let finished: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            Signals.owner(data, as: GtkDrag.self) { $0.finish(isTaken: true) }
        }
        let cancelled: @convention(c) (gpointer?, GdkDragCancelReason, gpointer?) -> Void = { _, _, data in
            Signals.owner(data, as: GtkDrag.self) { $0.finish(isTaken: false) }
        }
        Signals.connect(drag, "dnd-finished", to: self, unsafeBitCast(finished, to: GCallback.self))
        Signals.connect(drag, "cancel", to: self, unsafeBitCast(cancelled, to: GCallback.self))
    }

    private func finish(isTaken: Bool) {
        guard let ended else { return }
        self.ended = nil
        let action = isTaken ? DragActions(gdk: gdk_drag_get_selected_action(drag)) : []
        Signals.disconnect(drag, from: self)
        // What nobody took flies back; GDK shows it.
        gdk_drag_drop_done(drag, action.isEmpty ? 0 : 1)
        g_object_unref(gpointer(drag))
        GtkDrag.going.removeAll { $0 === self }
        ended(action)
    }
}
