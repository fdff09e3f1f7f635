import CGTK4
import Foundation
import PlatformInterface

/// The one child of a desktop window: the content, then foreign widgets, then the overlay, one above the other, with the
/// accessibility mirror and the popups beside them.
final class WindowCanvas: WidgetPeer {
    let content = NodeWidget()
    let overlay = NodeWidget()
    private(set) var mirror: WidgetPointer?
    private var popovers: [WidgetPointer] = []

    /// The size that the window asks for. Units: points.
    var wantedSize: CGSize {
        didSet { if wantedSize != oldValue { gtk_widget_queue_resize(widget) } }
    }
    private let minimumSize: CGSize
    private(set) var allocatedSize: CGSize?
    /// Called while the frame is laid out, before it is painted.
    var sizeDidChange: (@MainActor (CGSize) -> Void)?

    init(wantedSize: CGSize, minimumSize: CGSize) {
        self.wantedSize = wantedSize
        self.minimumSize = minimumSize
        super.init(role: GTK_ACCESSIBLE_ROLE_GENERIC)
        for layer in [content, overlay] {
            // Clipped, since what is drawn beside the canvas would stand on the window's frame.
            gtk_widget_set_overflow(layer.widget, GTK_OVERFLOW_HIDDEN)
            gtk_widget_set_can_target(layer.widget, 0)
            gtk_widget_set_parent(layer.widget, widget)
        }
    }

    isolated deinit {
        for layer in [content, overlay] where gtk_widget_get_parent(layer.widget) == widget { gtk_widget_unparent(layer.widget) }
    }

    override func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
        let minimum = Self.pixels(isWidth ? minimumSize.width : minimumSize.height)
        return (minimum, max(minimum, Self.pixels(isWidth ? wantedSize.width : wantedSize.height)))
    }

    override func allocate(width: Int32, height: Int32) {
        for layer in [content, overlay] { gtk_widget_allocate(layer.widget, width, height, -1, nil) }
        if let mirror { gtk_widget_allocate(mirror, width, height, -1, nil) }
        for popover in popovers { gtk_popover_present(popover.popover) }
        let size = CGSize(width: Int(width), height: Int(height))
        let known = allocatedSize ?? wantedSize
        allocatedSize = size
        guard size != known else { return }
        sizeDidChange?(size)
    }

    /// The mirror is never drawn: GTK then never asks for a frame when it changes.
    override func draw(_ snapshot: OpaquePointer) {
        appendDot(to: snapshot)
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if current != mirror { gtk_widget_snapshot_child(widget, current, snapshot) }
            child = gtk_widget_get_next_sibling(current)
        }
    }

    /// A node that nobody sees. What is drawn is then several nodes even while the overlay is empty; one alone would stand for
    /// itself, and GSK redraws the whole window when a node turns into several.
    private func appendDot(to snapshot: OpaquePointer) {
        var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
        var place = CGRect(x: 0, y: 0, width: 1, height: 1).graphene
        gtk_snapshot_append_color(snapshot, &clear, &place)
    }

    func setMirror(_ mirror: WidgetPointer?) {
        guard mirror != self.mirror else { return }
        if let old = self.mirror { gtk_widget_unparent(old) }
        self.mirror = mirror
        guard let mirror else { return }
        gtk_widget_set_can_target(mirror, 0)
        gtk_widget_insert_after(mirror, widget, overlay.widget)
    }

    /// Keeps an open popover in its place when the window's layout changes.
    func add(popover: WidgetPointer) { popovers.append(popover) }

    /// Contract: called before the popover is unparented.
    func forget(popover: WidgetPointer) { popovers.removeAll { $0 == popover } }

    /// Whole points, as GTK lays out; bad numbers are 0.
    static func pixels(_ length: CGFloat) -> Int32 {
        length > 0 && length < 1e6 ? Int32(length.rounded(.up)) : 0
    }
}
