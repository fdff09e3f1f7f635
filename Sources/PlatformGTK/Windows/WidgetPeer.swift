import CGTK4
import Foundation

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A GtkWidget whose measuring, layout and drawing are Swift.
/// Contract: owns its widget; the widget can outlive it (GTK may hold a reference) and is then empty.
@MainActor class WidgetPeer {
    let widget: WidgetPointer

    init(type: GType = WidgetClass.plain, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_PRESENTATION) {
        widget = WidgetClass.makeWidget(type, role: role)
        g_object_ref_sink(widget)
        g_object_set_qdata(widget.object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        g_object_set_qdata(widget.object, Self.key, nil)
        g_object_unref(widget)
    }

    /// Units: points.
    func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) { (0, 0) }
    func allocate(width: Int32, height: Int32) {}
    /// Contract: children are drawn only by calling for it; a subtree that is not called for never causes a frame.
    func draw(_ snapshot: OpaquePointer) {}

    nonisolated static func peer(of widget: WidgetPointer?) -> WidgetPeer? {
        guard let widget, let peer = g_object_get_qdata(widget.object, key) else { return nil }
        return Unmanaged<WidgetPeer>.fromOpaque(peer).takeUnretainedValue()
    }

    private nonisolated static let key = g_quark_from_string("platter-peer")
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    var object: UnsafeMutablePointer<GObject> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self) }
    var window: UnsafeMutablePointer<GtkWindow> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self) }
    var popover: UnsafeMutablePointer<GtkPopover> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkPopover.self) }
    /// Interfaces (GtkNative, GtkAccessible) and incomplete types come to Swift as opaque pointers.
    var opaque: OpaquePointer { OpaquePointer(self) }
}
