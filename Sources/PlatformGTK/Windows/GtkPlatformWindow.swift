import CGTK4
package import CoreGraphics
package import Foundation
package import PlatformInterface

/// A GtkWindow whose only child is a canvas of ours.
@MainActor package final class GtkPlatformWindow: PlatformWindow {
    let window: WidgetPointer
    let canvas: WindowCanvas
    let clock: any PlatformClock
    let graphics: any GraphicsService
    weak var delegate: (any PlatformWindowDelegate)?
    private var input: WindowInput?
    private var drops: WindowDrops?
    private let settings: @MainActor () -> DesktopSettings
    private var popupReferences: [PopupReference] = []
    /// Of the last popup that was closed, for the next one.
    private var spareShell: PopupShell?
    private let mirror: AccessibilityMirror
    private var mirrorUpdate: (any PlatformTimer)?
    private(set) var isClosed = false
    private var reportedActive = false

    /// The frame clock that the window's surface has, and whether a frame was asked for that was not drawn yet.
    var frameClock: OpaquePointer?
    var frameRecorder: FrameRecorder?
    let frameMemory = X11FrameMemory()
    private(set) lazy var frameHeap = GtkRuntime.drawsWithCairo ? FrameHeap(clock: clock) : nil
    var needsFrame = false
    var isDrawing = false

    private struct PopupReference { weak var popup: GtkPlatformPopup? }

    init(_ configuration: WindowConfiguration, platform: GtkPlatform, delegate: any PlatformWindowDelegate) {
        window = gtk_window_new()
        g_object_ref(window)
        clock = platform.clock
        graphics = platform.graphics
        settings = { [unowned platform] in platform.settings }
        title = configuration.title
        canvas = WindowCanvas(wantedSize: configuration.size, minimumSize: configuration.minimumSize)
        mirror = AccessibilityMirror(canvas: canvas)
        self.delegate = delegate
        gtk_window_set_title(window.window, title)
        gtk_window_set_child(window.window, canvas.widget)
        canvas.sizeDidChange = { [weak self] _ in self?.sizeChanged() }
        mirror.perform = { [weak self] name, id in self?.delegate?.performAccessibilityAction(name, node: id) ?? false }
        input = WindowInput(window: window, canvas: canvas.widget, target: self) { [clock] in clock.now }
        drops = WindowDrops(canvas: canvas.widget, delegate: delegate)
        connectSignals()
        stayActive()
    }

    isolated deinit { close() }

    // MARK: PlatformWindow

    package var title: String {
        didSet { if !isClosed { gtk_window_set_title(window.window, title) } }
    }

    package var size: CGSize {
        get { canvas.allocatedSize ?? canvas.wantedSize }
        set {
            guard !isClosed else { return }
            canvas.wantedSize = newValue
            // Without a size of its own the window takes what its content asks for; its frame and title bar come on top.
            gtk_window_set_default_size(window.window, -1, -1)
        }
    }

    package var scale: CGFloat { CGFloat(max(1, gtk_widget_get_scale_factor(window))) }
    package var isActive: Bool { !isClosed && reportedActive }

    package func show() {
        guard !isClosed else { return }
        gtk_window_present(window.window)
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        for popup in openPopups { popup.dismissByDesktop() }
        spareShell?.leave()
        spareShell = nil
        mirrorUpdate?.cancel()
        input = nil
        drops = nil
        stopFrames()
        Signals.disconnect(window, from: self)
        canvas.sizeDidChange = nil
        gtk_window_destroy(window.window)
        g_object_unref(window)
    }

    package func present(content: RenderNode, overlay: RenderNode) {
        guard !isClosed else { return }
        if canvas.content.node !== content { FrameRecorder.note(.content) }
        if canvas.overlay.node !== overlay { FrameRecorder.note(.overlay) }
        canvas.content.node = content
        canvas.overlay.node = overlay
    }

    package func setCursor(_ cursor: PointerCursor) {
        guard !isClosed else { return }
        for widget in [canvas.widget] + openPopups.map(\.contentWidget) {
            gtk_widget_set_cursor_from_name(widget, cursor == .default ? nil : cursor.rawValue)
        }
    }

    package func updateAccessibility(_ root: AccessibilityNode) {
        guard !isClosed else { return }
        mirrorUpdate?.cancel()
        // The next turn, so that no frame waits for it.
        mirrorUpdate = clock.schedule(after: 0) { [weak self] in
            guard let self, !isClosed else { return }
            mirrorUpdate = nil
            mirror.update(root, in: window)
        }
    }

    /// What the window shows now, without its frame, as a picture.
    package func picture(scale: CGFloat = 1) -> CGImage? {
        graphics.rasterize(RenderNode(.container([canvas.content.node, canvas.overlay.node])), size: size, scale: scale)
    }

    package func beginDrag(_ content: DragContent, actions: DragActions, picture: DragPicture,
                           ended: @escaping @MainActor (DragActions) -> Void) -> Bool {
        guard !isClosed, let surface, let device = input?.lastDevice ?? pointer else { return false }
        let hasBegun = GtkDrag.begin(content, actions: actions, picture: picture, surface: surface, device: device, ended: ended)
        if hasBegun { input?.forgetButtons() }
        return hasBegun
    }
    package var isPointerOverOthers: Bool { !isClosed && pointer != nil && pointerPlace == nil }

    // MARK: Popups

    var openPopups: [GtkPlatformPopup] { popupReferences.compactMap(\.popup).filter { !$0.isClosed } }

    package func makePopup(_ placement: PopupPlacement, delegate: any PlatformPopupDelegate) -> any PlatformPopup {
        let popup = GtkPlatformPopup(placement, window: self, delegate: delegate)
        popupReferences.removeAll { $0.popup?.isClosed ?? true }
        popupReferences.append(PopupReference(popup: popup))
        popup.open()
        return popup
    }

    package func preparePopups(margin: CGFloat) {
        guard !isClosed, spareShell == nil else { return }
        let shell = takeShell(margin: margin)
        shell.prepare()
        keep(shell)
    }

    /// Where nothing blends windows, a shadow would be a black frame.
    var blendsPopups: Bool { gdk_display_is_composited(gtk_widget_get_display(window)) != 0 }

    func takeShell(margin: CGFloat) -> PopupShell {
        let margin = blendsPopups ? WindowCanvas.pixels(margin) : 0
        defer { spareShell = nil }
        if let spareShell, spareShell.margin == margin { return spareShell }
        return PopupShell(canvas: canvas, margin: margin)
    }

    func keep(_ shell: PopupShell) {
        guard !isClosed else { return shell.leave() }
        spareShell = shell
    }

    package var popupBounds: CGRect? {
        guard !isClosed, let surface, let bounds = X11Geometry.workArea(around: surface) else { return nil }
        let offset = canvasOffset
        return bounds.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    var surface: OpaquePointer? { gtk_native_get_surface(window.opaque) }

    /// Where the canvas lies on the window's surface, whose first points are the frame's shadow and the title bar.
    var canvasOffset: CGPoint {
        var frameX = 0.0
        var frameY = 0.0
        var x = 0.0
        var y = 0.0
        gtk_native_get_surface_transform(window.opaque, &frameX, &frameY)
        gtk_widget_translate_coordinates(canvas.widget, window, 0, 0, &x, &y)
        return CGPoint(x: frameX + x, y: frameY + y)
    }

    /// GTK marks what is pressed, up to the window, as active, and lays the window out anew when that changes, for which it asks the
    /// X server a dozen questions before the frame. What is marked before does not change. No theme shows it.
    private func stayActive() {
        guard !isClosed else { return }
        for widget in [canvas.widget, window] { gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0) }
    }

    // MARK: What the desktop tells

    private func connectSignals() {
        let closing: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            Signals.owner(data, as: GtkPlatformWindow.self) { $0.delegate?.windowCloseRequested() }
            return 1
        }
        let activity: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            Signals.owner(data, as: GtkPlatformWindow.self) { $0.reportActivity() }
        }
        let scaling: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            Signals.owner(data, as: GtkPlatformWindow.self) { $0.sizeChanged() }
        }
        let realized: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            Signals.owner(data, as: GtkPlatformWindow.self) { $0.startFrames() }
        }
        let unrealized: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            Signals.owner(data, as: GtkPlatformWindow.self) { $0.stopFrames() }
        }
        Signals.connect(window, "close-request", to: self, unsafeBitCast(closing, to: GCallback.self))
        Signals.connect(window, "notify::is-active", to: self, unsafeBitCast(activity, to: GCallback.self))
        Signals.connect(window, "notify::scale-factor", to: self, unsafeBitCast(scaling, to: GCallback.self))
        Signals.connect(window, "realize", to: self, unsafeBitCast(realized, to: GCallback.self))
        Signals.connect(window, "unrealize", to: self, unsafeBitCast(unrealized, to: GCallback.self))
    }

    private func sizeChanged() {
        delegate?.windowDidResize(to: size, scale: scale)
        // The new size is drawn in the frame that brings it, not one later.
        if needsFrame, canvas.allocatedSize != nil { drawFrame() }
    }

    /// Where no window manager gives the keyboard to a window, X lets it follow the pointer: a pointer over one of our popups
    /// then takes it from the window, which is no reason to close the popup.
    private func reportActivity() {
        let active = gtk_window_is_active(window.window) != 0 || isPointerOverPopup
        guard active != reportedActive else { return }
        reportedActive = active
        if !active { input?.forgetKeys() }
        delegate?.windowActiveChanged(active)
        guard !active else { return }
        for popup in openPopups { popup.dismissByDesktop() }
    }

    fileprivate var isPointerOverPopup: Bool {
        !openPopups.isEmpty && pointerPlace.map { $0.surface != surface } ?? false
    }
}

extension GtkPlatformWindow: WindowInputTarget {
    func location(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        guard !isClosed, gdk_event_get_position(event, &x, &y) != 0, let source = gdk_event_get_surface(event) else { return nil }
        return location(x: x, y: y, on: source)
    }

    private func location(x: Double, y: Double, on source: OpaquePointer) -> CGPoint? {
        let offset = canvasOffset
        if source == surface { return CGPoint(x: x - offset.x, y: y - offset.y) }
        guard let popup = openPopups.first(where: { $0.surface == source }), let origin = popup.surfaceOrigin else { return nil }
        return CGPoint(x: x + origin.x - offset.x, y: y + origin.y - offset.y)
    }

    var pointerLocation: CGPoint? { pointerPlace?.location }

    var isPointerInside: Bool {
        guard let place = pointerPlace else { return false }
        return place.surface != surface || CGRect(origin: .zero, size: size).contains(place.location)
    }

    private var pointerPlace: (surface: OpaquePointer, location: CGPoint)? {
        var x = 0.0
        var y = 0.0
        guard !isClosed, let pointer, let under = gdk_device_get_surface_at_position(pointer, &x, &y) else { return nil }
        return location(x: x, y: y, on: under).map { (under, $0) }
    }

    private var pointer: OpaquePointer? {
        gdk_display_get_default_seat(gtk_widget_get_display(window)).flatMap { gdk_seat_get_pointer($0) }
    }

    func deliver(_ event: InputEvent) -> Bool {
        switch event.kind {
        case .pointerPressed, .touchBegan, .keyPressed: FrameRecorder.mark("press")
        case .pointerReleased, .touchEnded, .touchCancelled, .keyReleased: FrameRecorder.mark("release")
        default: break
        }
        // GTK takes the mark away with the release; it is put back when the frame after that is drawn.
        if case .pointerReleased = event.kind { clock.schedule(after: 0.05) { [weak self] in self?.stayActive() } }
        return FrameRecorder.measure(.handling) { delegate?.handle(event) ?? false }
    }

    func pointerDidLeave() { reportActivity() }

    var clickSettings: (interval: TimeInterval, distance: CGFloat) {
        let settings = settings()
        return (settings.doubleClickInterval, settings.doubleClickDistance)
    }
}
