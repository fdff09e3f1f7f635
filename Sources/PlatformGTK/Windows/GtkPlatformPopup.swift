import CGTK4
package import Foundation
package import PlatformInterface

/// A popup window: a GtkPopover that stands beside its anchor (flipped, slid and cut by the desktop, on Wayland too) and shows
/// a picture and nothing else.
///
/// It does not hide by itself and takes no grab. A press elsewhere in the program arrives where it was made, so that one
/// secondary press closes a menu and opens the next; keys go on to the parent window. When the window loses the keyboard to
/// another program the popup goes, which is what a grab would have done.
@MainActor package final class GtkPlatformPopup: PlatformPopup {
    package private(set) var frame = CGRect.zero
    package let isBlended: Bool
    private weak var window: GtkPlatformWindow?
    private weak var delegate: (any PlatformPopupDelegate)?
    private let shell: PopupShell
    private let wantedSize: CGSize
    private(set) var isClosed = false
    private var placementChanged = false

    private let placement: PopupPlacement
    private var margin: Int32 { shell.margin }
    private var content: PopupContent { shell.content }
    private var popover: WidgetPointer { shell.popover }
    var contentWidget: WidgetPointer { content.widget }
    var surface: OpaquePointer? { gtk_native_get_surface(popover.opaque) }

    init(_ placement: PopupPlacement, window: GtkPlatformWindow, delegate: any PlatformPopupDelegate) {
        self.placement = placement
        self.window = window
        self.delegate = delegate
        // GDK refuses surfaces without an extent.
        wantedSize = CGSize(width: Int(max(1, WindowCanvas.pixels(placement.size.width))),
                            height: Int(max(1, WindowCanvas.pixels(placement.size.height))))
        isBlended = window.blendsPopups
        shell = window.takeShell(margin: placement.margin)
        let closed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            Signals.owner(data, as: GtkPlatformPopup.self) { $0.dismissByDesktop() }
        }
        Signals.connect(popover, "closed", to: self, unsafeBitCast(closed, to: GCallback.self))
    }

    isolated deinit { close() }

    package func present(_ node: RenderNode) {
        guard !isClosed else { return }
        if content.node !== node { FrameRecorder.note(.popup) }
        content.node = node
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        Signals.disconnect(popover, from: self)
        if let surface { Signals.disconnect(surface, from: self) }
        shell.close()
        window?.keep(shell)
    }

    /// It is gone, or goes because its window does, without the owner having asked.
    func dismissByDesktop() {
        guard !isClosed else { return }
        close()
        delegate?.popupWasDismissed(self)
    }

    // MARK: Place

    /// Contract: called by the window once it knows the popup.
    func open() {
        guard let window, !window.isClosed, gtk_widget_get_mapped(window.canvas.widget) != 0 else {
            // There is nothing to stand on: GTK would crash.
            isClosed = true
            MainLoop.shared.clock.schedule(after: 0) { [weak self] in
                guard let self else { return }
                delegate?.popupWasDismissed(self)
            }
            return
        }
        shell.open(placement, size: wantedSize)
        guard let surface else { return }
        let placed: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { _, _, _, data in
            Signals.owner(data, as: GtkPlatformPopup.self) { $0.wasPlaced() }
        }
        Signals.connect(surface, "layout", to: self, unsafeBitCast(placed, to: GCallback.self))
        // X11 has placed it already and takes up its size in the next frame; a popup that is too large will be cut.
        guard let bounds = window.popupBounds, let corner = corner(in: window) else { return }
        let expected = CGRect(origin: corner, size: wantedSize)
        let cut = expected.intersection(bounds)
        take(cut.isEmpty ? expected : cut)
    }

    /// Where the popup's surface lies on the parent's, its shadow counted in.
    var surfaceOrigin: CGPoint? {
        guard let surface else { return nil }
        return CGPoint(x: Int(gdk_popup_get_position_x(surface)), y: Int(gdk_popup_get_position_y(surface)))
    }

    private func wasPlaced() {
        guard let window, let place = place(in: window), place != frame else { return }
        placementChanged = true
        window.requestFrame()
    }

    /// Tells the owner where the popup stands, if that is news.
    func reportPlace() {
        guard placementChanged, !isClosed, let window, let place = place(in: window) else { return }
        placementChanged = false
        take(place)
    }

    private func place(in window: GtkPlatformWindow) -> CGRect? {
        guard let surface, let corner = corner(in: window) else { return nil }
        let size = CGSize(width: Int(max(0, gdk_surface_get_width(surface) - 2 * margin)),
                          height: Int(max(0, gdk_surface_get_height(surface) - 2 * margin)))
        return CGRect(origin: corner, size: size)
    }

    /// Where the popup's visible part begins, in the window's points.
    private func corner(in window: GtkPlatformWindow) -> CGPoint? {
        let offset = window.canvasOffset
        return surfaceOrigin.map { CGPoint(x: $0.x + CGFloat(margin) - offset.x, y: $0.y + CGFloat(margin) - offset.y) }
    }

    private func take(_ place: CGRect) {
        guard place != frame else { return }
        frame = place
        content.origin = place.origin
        delegate?.popup(self, didMoveTo: place)
    }
}
