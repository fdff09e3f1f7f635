import CGTK4
import Foundation
import PlatformInterface

/// The widgets of a popup: a popover that draws nothing of its own around what is shown. Making one, with its window on the desktop,
/// takes longer than a short menu takes altogether; so a window keeps the last one for the next popup.
@MainActor final class PopupShell {
    let popover: WidgetPointer
    let content = PopupContent()
    /// Kept free for a shadow. Units: whole points.
    let margin: Int32
    private let canvas: WindowCanvas

    init(canvas: WindowCanvas, margin: Int32) {
        self.canvas = canvas
        self.margin = margin
        popover = WidgetClass.makeWidget(gtk_popover_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
        g_object_ref_sink(popover)
        PopupStyle.apply(to: popover, margin: margin)
        gtk_popover_set_has_arrow(popover.popover, 0)
        gtk_popover_set_autohide(popover.popover, 0)
        gtk_widget_set_valign(popover, GTK_ALIGN_START)
        gtk_popover_set_child(popover.popover, content.widget)
        // The shadow lies beside the contents, where GTK would cut it off.
        if margin > 0 { gtk_widget_set_overflow(gtk_widget_get_first_child(popover), GTK_OVERFLOW_VISIBLE) }
        gtk_widget_set_parent(popover, canvas.widget)
    }

    isolated deinit {
        leave()
        g_object_unref(popover)
    }

    /// Gives its window up for good.
    func leave() {
        canvas.forget(popover: popover)
        if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
    }

    /// Makes the window on the desktop, and shows nothing.
    func prepare() {
        guard gtk_widget_get_realized(canvas.widget) != 0 else { return }
        gtk_widget_realize(popover)
    }

    func open(_ placement: PopupPlacement, size: CGSize) {
        content.size = size
        gtk_popover_set_position(popover.popover, placement.opensLeft ? GTK_POS_LEFT : GTK_POS_RIGHT)
        var anchor = Self.wholePoints(placement.anchor)
        gtk_popover_set_pointing_to(popover.popover, &anchor)
        canvas.add(popover: popover)
        gtk_popover_popup(popover.popover)
    }

    /// Takes it off the desktop; it can be opened again.
    func close() {
        gtk_popover_popdown(popover.popover)
        canvas.forget(popover: popover)
        content.node = .empty
    }

    /// The smallest rectangle of whole points around the anchor; GTK wants at least one point.
    private static func wholePoints(_ rect: CGRect) -> GdkRectangle {
        func whole(_ value: CGFloat) -> Int32 { abs(value) < 1e6 ? Int32(value.rounded(.down)) : 0 }
        let standard = rect.standardized
        let x = whole(standard.minX)
        let y = whole(standard.minY)
        return GdkRectangle(x: x, y: y, width: max(1, WindowCanvas.pixels(standard.maxX - CGFloat(x))),
                            height: max(1, WindowCanvas.pixels(standard.maxY - CGFloat(y))))
    }
}
