import Foundation
package import PlatformInterface

/// Turns what the devices of one window do into touches, presses, hovering and scrolling, and hands them to
/// recognisers, views and responders.
/// Contract: its window owns it. A touch belongs to the view that it began in until it ends; when that view leaves the
/// window, the touch is cancelled once. Events go through UIWindow.sendEvent on their way.
@MainActor package final class EventRouter {
    /// Whether the pointer's primary button is a finger, so that what fingers get can be seen without a touch screen.
    package static var pointerIsFinger = ProcessInfo.processInfo.environment["PLATTER_POINTER"] == "touch"

    static func isFinger(_ button: PointerButton) -> Bool { pointerIsFinger && button == .primary }

    /// What moves a touch: the pointer, one for all its buttons, or a finger.
    enum TouchSource: Hashable {
        case pointer, finger(Int)
    }

    weak var window: UIWindow?
    let delivery = TouchDelivery()
    let arena: GestureArena
    let hover = HoverTracker()
    var touches: [TouchSource: UITouch] = [:]
    var pressedButtons: Set<PointerButton> = []
    /// Whether the button that stands for a finger is down.
    var fingerIsDown = false
    /// The button that the pointer's touch began with.
    var touchButton: PointerButton?
    /// The hovering pointer; nil while it is outside.
    var hoverTouch: UITouch?
    var lastTap: FingerTap?
    var keysDown: [HeldKey: UIPress] = [:]
    /// Who took the beginning of a touchpad's scrolling and gets the rest of it.
    weak var scrollTarget: UIView?
    var modifiers: UIKeyModifierFlags = []

    package init(window: UIWindow) {
        self.window = window
        arena = GestureArena(delivery: delivery)
        arena.deadlines.onDue = { [weak self] in self?.deadlinesPassed() }
    }

    /// Returns whether somebody took the event.
    package func handle(_ input: InputEvent) -> Bool {
        guard input.hasFiniteNumbers else {
            Log.once("An input event with a number that is not finite was ignored.")
            return false
        }
        cancelLostTouches()
        modifiers = UIKeyModifierFlags(input.modifiers)
        let time = input.time
        switch input.kind {
        case .pointerMoved(let location): return movePointer(to: location, at: time)
        case .pointerLeft: return endHover(at: time)
        case .pointerPressed(let button, let location, let count):
            return press(button, at: location, count: count, time: time)
        case .pointerReleased(let button, let location): return release(button, at: location, time: time)
        case .scrolled(let location, let dx, let dy, let phase):
            return scroll(ScrollInput(dx: dx, dy: dy, phase: phase, timestamp: time, modifierFlags: modifiers,
                                      windowLocation: location))
        case .touchBegan(let id, let location): return beginFinger(id, at: location, time: time)
        case .touchMoved(let id, let location): return move(.finger(id), to: location, at: time)
        case .touchEnded(let id, let location): return end(.finger(id), at: location, time: time)
        case .touchCancelled(let id): return cancel([touches[.finger(id)]].compactMap { $0 })
        case .keyPressed(let key, let isRepeat): return press(key, isRepeat: isRepeat, at: time)
        case .keyReleased(let key): return release(key, at: time)
        }
    }

    /// Hands an event to recognisers, views and responders. Contract: UIWindow.sendEvent calls it.
    package func deliver(_ event: UIEvent) {
        switch event.type {
        case .touches: deliverTouches(event)
        case .hover: deliverHover(event)
        case .scroll: deliverScroll(event)
        case .presses: deliverPresses(event)
        }
    }

    // MARK: Taking touches away

    /// Cancels the touches in `view` and its subviews; recognisers and hovering there end too.
    /// Contract: call it when the view leaves, or when something stands in front of it from now on.
    package func cancelTouches(in view: UIView) {
        let isInside: (UIView?) -> Bool = { $0?.isDescendant(of: view) ?? false }
        hover.leave(.cancelled, where: isInside)
        cancel(touches.values.filter { isInside($0.view) })
        delivery.cancel(delivery.pending.filter { isInside($0.view) })
        arena.withdrawAll { isInside($0.view) }
    }

    /// Cancels every touch of the window and ends hovering: a menu or a sheet takes over.
    /// Contract: the touches of `kept` go on for that recogniser alone.
    package func cancelAllTouches(keeping kept: UIGestureRecognizer? = nil) {
        hover.leave()
        hoverTouch = nil
        if kept == nil { pressedButtons = [] }
        cancel(Array(touches.values), keeping: kept)
        delivery.cancel(delivery.pending)
        arena.withdrawAll { $0 !== kept }
    }

    /// What left the window without a word: a touch whose view is gone goes nowhere.
    private func cancelLostTouches() {
        cancel(touches.values.filter { isLost($0.view) })
        delivery.cancel(delivery.pending.filter { isLost($0.view) })
        arena.withdrawAll { isLost($0.view) }
        hover.leave(.cancelled, where: isLost)
    }

    private func isLost(_ view: UIView?) -> Bool { view !== window && (view?.window == nil || view?.window !== window) }

    private func deadlinesPassed() {
        cancelLostTouches()
        arena.deadlinesPassed()
    }

    /// Whether no touch goes on and no recogniser waits.
    package var isIdle: Bool { touches.isEmpty && delivery.pending.isEmpty && arena.entrants.isEmpty }

    // MARK: Making events

    func makeEvent(_ type: UIEvent.EventType, at time: TimeInterval, buttons: UIEvent.ButtonMask? = nil,
                   touches: Set<UITouch>? = nil, scroll: ScrollInput? = nil) -> UIEvent {
        UIEvent(type: type, timestamp: time, modifierFlags: modifiers, buttonMask: buttons ?? buttonMask,
                touches: touches, scroll: scroll)
    }

    /// The pointer's buttons that are down and not a finger.
    var buttonMask: UIEvent.ButtonMask {
        pressedButtons.reduce(into: []) { mask, button in
            if !EventRouter.isFinger(button) { mask.formUnion(UIEvent.ButtonMask(button)) }
        }
    }
}

extension InputEvent {
    fileprivate var hasFiniteNumbers: Bool {
        func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        guard time.isFinite else { return false }
        return switch kind {
        case .pointerMoved(let location), .pointerPressed(_, let location, _), .pointerReleased(_, let location),
             .touchBegan(_, let location), .touchMoved(_, let location), .touchEnded(_, let location):
            isFinite(location)
        case .scrolled(let location, let dx, let dy, _): isFinite(location) && dx.isFinite && dy.isFinite
        case .pointerLeft, .touchCancelled, .keyPressed, .keyReleased: true
        }
    }
}
