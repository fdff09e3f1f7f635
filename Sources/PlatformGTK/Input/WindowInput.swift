import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// What the input of a window is told to.
@MainActor protocol WindowInputTarget: AnyObject {
    /// The event's place in the window's points; nil when it belongs to none of its surfaces.
    func location(of event: OpaquePointer) -> CGPoint?
    func deliver(_ event: InputEvent) -> Bool
    func pointerDidLeave()
    /// Where the pointer is now: scroll events do not tell.
    var pointerLocation: CGPoint? { get }
    /// Whether the pointer is over the canvas or a popup.
    var isPointerInside: Bool { get }
    var clickSettings: (interval: TimeInterval, distance: CGFloat) { get }
}

/// Listens to the GDK events of one window and its popups and turns them into `InputEvent`s.
///
/// Both controllers look in the capture phase: keys at the window, before the widget that holds the focus for assistive
/// technology; the rest at the canvas, before foreign widgets inside it. What nobody took goes on to them.
@MainActor final class WindowInput {
    private unowned let target: any WindowInputTarget
    private let now: @MainActor () -> TimeInterval
    private var keys = PressedKeys()
    private var clicks = ClickCounter()
    private var touches = TouchNumbers()
    private var scroll = ScrollPhases()
    private var heldButtons: [PointerButton] = []
    private var lastLocation: CGPoint?
    /// What the person used last to point.
    private(set) var lastDevice: OpaquePointer?
    /// Whether the pointer's events come to the wrong widget.
    private var isAstray = false
    private var controllers: [OpaquePointer] = []
    private let crossing = gtk_event_controller_motion_new()

    init(window: WidgetPointer, canvas: WidgetPointer, target: any WindowInputTarget, now: @escaping @MainActor () -> TimeInterval) {
        self.target = target
        self.now = now
        let atWindow: EventHandler = { _, event, data in
            guard let event else { return 0 }
            nonisolated(unsafe) let current = event
            return Signals.owner(data, as: WindowInput.self) { $0.handleAtWindow(current) } ? 1 : 0
        }
        let atCanvas: EventHandler = { _, event, data in
            guard let event else { return 0 }
            nonisolated(unsafe) let current = event
            return Signals.owner(data, as: WindowInput.self) { $0.handleAtCanvas(current) } ? 1 : 0
        }
        for (widget, handler) in [(window, atWindow), (canvas, atCanvas)] {
            guard let controller = gtk_event_controller_legacy_new() else { continue }
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            Signals.connect(controller, "event", to: self, unsafeBitCast(handler, to: GCallback.self))
            add(controller, to: widget)
        }
        guard let crossing else { return }
        let entered: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { controller, _, _, data in
            guard let controller, let event = gtk_event_controller_get_current_event(controller) else { return }
            nonisolated(unsafe) let current = event
            Signals.owner(data, as: WindowInput.self) { $0.pointerEntered(current) }
        }
        let left: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
            Signals.owner(data, as: WindowInput.self) { $0.pointerLeft() }
        }
        Signals.connect(crossing, "enter", to: self, unsafeBitCast(entered, to: GCallback.self))
        Signals.connect(crossing, "leave", to: self, unsafeBitCast(left, to: GCallback.self))
        add(crossing, to: canvas)
    }

    private typealias EventHandler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean

    private func add(_ controller: OpaquePointer, to widget: WidgetPointer) {
        // The popups are surfaces of their own below the canvas; without this their events stop at their edge.
        gtk_event_controller_set_propagation_limit(controller, GTK_LIMIT_NONE)
        g_object_ref(gpointer(controller))
        controllers.append(controller)
        gtk_widget_add_controller(widget, controller)
    }

    isolated deinit {
        for controller in controllers {
            Signals.disconnect(controller, from: self)
            g_object_unref(gpointer(controller))
        }
    }

    /// The keyboard goes to another window.
    func forgetKeys() { keys.forgetAll() }

    /// The desktop has a drag: the button's release comes to nobody here.
    func forgetButtons() { heldButtons.removeAll() }

    // MARK: Events

    private func handleAtWindow(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS, GDK_KEY_RELEASE:
            return key(event)
        case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS:
            isAstray = Self.lostItsPlace(event)
            return isAstray && handle(event)
        case GDK_BUTTON_RELEASE:
            // It knows its place again, and still comes to the widget that got the press.
            let pressWasAstray = isAstray
            isAstray = Self.lostItsPlace(event)
            return pressWasAstray && handle(event)
        case GDK_SCROLL:
            return isAstray && handle(event)
        default:
            return false
        }
    }

    private func handleAtCanvas(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        return type != GDK_KEY_PRESS && type != GDK_KEY_RELEASE && !isAstray && handle(event)
    }

    /// On Wayland GDK 4.8 takes the secondary button for the middle one when it comes up, and believes until the next click
    /// that the window holds the pointer: what happens over a popup goes to the window itself, without its place.
    /// Source: pointer_handle_button in gdkdevice-wayland.c; rewrite_event_for_surface in gtkmain.c.
    private static func lostItsPlace(_ event: OpaquePointer) -> Bool {
        var x = 0.0
        var y = 0.0
        return gdk_event_get_position(event, &x, &y) != 0 && x < -1e9
    }

    private func handle(_ event: OpaquePointer) -> Bool {
        if let device = gdk_event_get_device(event) { lastDevice = device }
        return switch gdk_event_get_event_type(event) {
        case GDK_MOTION_NOTIFY: moved(event)
        case GDK_BUTTON_PRESS: press(event)
        case GDK_BUTTON_RELEASE: release(event)
        case GDK_SCROLL: scroll(event)
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touch(event)
        case GDK_GRAB_BROKEN: grabBroken()
        default: false
        }
    }

    private func deliver(_ kind: InputEvent.Kind, _ event: OpaquePointer) -> Bool {
        target.deliver(InputEvent(kind, time: now(), modifiers: InputModifiers(gdkState: gdk_event_get_modifier_state(event).rawValue)))
    }

    /// Pointer events that X makes up for a touch are dropped: the touch itself was told.
    private func pointer(_ event: OpaquePointer, _ kind: (CGPoint) -> InputEvent.Kind?) -> Bool {
        guard gdk_event_get_pointer_emulated(event) == 0, let location = isAstray ? target.pointerLocation : target.location(of: event),
            let kind = kind(location) else { return false }
        return deliver(kind, event)
    }

    private func press(_ event: OpaquePointer) -> Bool {
        pointer(event) { location in
            guard let button = PointerButton(rawValue: Int(gdk_button_event_get_button(event))) else { return nil }
            heldButtons.append(button)
            let settings = target.clickSettings
            let time = TimeInterval(gdk_event_get_time(event)) / 1000
            let count = clicks.press(button, at: location, time: time, interval: settings.interval, distance: settings.distance)
            return .pointerPressed(button, location: location, clickCount: count)
        }
    }

    private func release(_ event: OpaquePointer) -> Bool {
        let isTaken = pointer(event) { location in
            guard let button = PointerButton(rawValue: Int(gdk_button_event_get_button(event))) else { return nil }
            heldButtons.removeAll { $0 == button }
            return .pointerReleased(button, location: location)
        }
        // A drag that ended outside left the window while the button was down.
        if let crossing, gtk_event_controller_motion_contains_pointer(crossing) == 0 { pointerLeft() }
        return isTaken
    }

    /// Another program took the pointer: the buttons come up where nothing is, so that nothing is clicked.
    private func grabBroken() -> Bool {
        let buttons = heldButtons
        heldButtons.removeAll()
        for button in buttons {
            _ = target.deliver(InputEvent(.pointerReleased(button, location: CGPoint(x: -1e5, y: -1e5)), time: now()))
        }
        return false
    }

    private func pointerEntered(_ event: OpaquePointer) {
        let type = gdk_event_get_event_type(event)
        guard type == GDK_ENTER_NOTIFY || type == GDK_MOTION_NOTIFY else { return }
        _ = moved(event)
    }

    /// GTK repeats the last place after a layout; that is no motion, and must not take the highlight from the keyboard.
    private func moved(_ event: OpaquePointer) -> Bool {
        pointer(event) { location in
            guard location != lastLocation else { return nil }
            lastLocation = location
            return .pointerMoved(location: location)
        }
    }

    private func pointerLeft() {
        // Going from the window to its popup, or back, is leaving a surface but not the window's input.
        guard heldButtons.isEmpty, !target.isPointerInside else { return }
        lastLocation = nil
        scroll.forget()
        _ = target.deliver(InputEvent(.pointerLeft, time: now()))
        target.pointerDidLeave()
    }

    private func scroll(_ event: OpaquePointer) -> Bool {
        // A wheel turns by notches, however small; fingers move smoothly. X tells no touch pad from a mouse otherwise.
        let isSmooth = gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH
        let isPoint = gdk_event_get_device(event).map { gdk_device_get_source($0) == GDK_SOURCE_TRACKPOINT } ?? false
        let isStop = gdk_scroll_event_is_stop(event) != 0
        guard isSmooth || !isStop, let location = lastLocation ?? target.pointerLocation else { return false }
        var dx = 0.0
        var dy = 0.0
        gdk_scroll_event_get_deltas(event, &dx, &dy)
        let delta = ScrollConversion.delta(dx: dx, dy: dy,
                                           inSurfaceUnits: gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE)
        let phase = scroll.phase(isFinger: isSmooth && !isPoint, isStop: isStop)
        return deliver(.scrolled(location: location, dx: delta.dx, dy: delta.dy, phase: phase), event)
    }

    private func touch(_ event: OpaquePointer) -> Bool {
        let sequence = UInt(bitPattern: gdk_event_get_event_sequence(event))
        let location = target.location(of: event)
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN:
            guard let location else { return false }
            return deliver(.touchBegan(id: touches.begin(sequence), location: location), event)
        case GDK_TOUCH_UPDATE:
            guard let location, let id = touches.number(sequence) else { return false }
            return deliver(.touchMoved(id: id, location: location), event)
        case GDK_TOUCH_END:
            guard let id = touches.end(sequence) else { return false }
            return deliver(location.map { .touchEnded(id: id, location: $0) } ?? .touchCancelled(id: id), event)
        default:
            guard let id = touches.end(sequence) else { return false }
            return deliver(.touchCancelled(id: id), event)
        }
    }

    // MARK: Keys

    private func key(_ event: OpaquePointer) -> Bool {
        let keyval = gdk_key_event_get_keyval(event)
        let keycode = gdk_key_event_get_keycode(event)
        let isDown = gdk_event_get_event_type(event) == GDK_KEY_PRESS
        let state = gdk_event_get_modifier_state(event)
        let usage = KeyUsage.usage(keyval: keyval, keycode: keycode)
        let stroke = KeyStroke(usage: usage, characters: KeyText.text(keyval: keyval),
                               charactersIgnoringModifiers: KeyText.text(keyval: plainKeyval(of: event) ?? keyval))
        let kind: InputEvent.Kind
        if isDown {
            kind = .keyPressed(stroke, isRepeat: keys.press(keycode, usage: usage))
        } else {
            keys.release(keycode)
            kind = .keyReleased(stroke)
        }
        let modifiers = InputModifiers(gdkState: state.rawValue).union(keys.holdsSuper ? .super : []).after(usage, isDown: isDown)
        return target.deliver(InputEvent(kind, time: now(), modifiers: modifiers))
    }

    /// What the key means in the person's layout with no modifier but Shift and Caps Lock.
    private func plainKeyval(of event: OpaquePointer) -> UInt32? {
        guard let display = gdk_event_get_display(event) else { return nil }
        let state = gdk_event_get_modifier_state(event).rawValue & (GDK_SHIFT_MASK.rawValue | GDK_LOCK_MASK.rawValue)
        var keyval: guint = 0
        let isKnown = gdk_display_translate_key(display, gdk_key_event_get_keycode(event), GdkModifierType(rawValue: state),
                                                Int32(gdk_key_event_get_layout(event)), &keyval, nil, nil, nil)
        return isKnown != 0 ? keyval : nil
    }
}
