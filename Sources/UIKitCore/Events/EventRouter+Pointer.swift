import Foundation
import PlatformInterface

extension EventRouter {
    // MARK: Buttons

    func press(_ button: PointerButton, at location: CGPoint, count: Int, time: TimeInterval) -> Bool {
        if button == .back || button == .forward {
            window?.handleNavigationButton(back: button == .back)
            return true
        }
        pressedButtons.insert(button)
        // Only the first button of several begins a touch; its own second press means that its release was lost.
        if touches[.pointer] != nil, touchButton != button { return true }
        touchButton = button
        let isFinger = EventRouter.isFinger(button)
        if isFinger { _ = endHover(at: time) }
        let touch = UITouch(type: isFinger ? .direct : .indirectPointer, window: window, point: location,
                            timestamp: time, tapCount: max(1, count),
                            buttonMask: isFinger ? [] : UIEvent.ButtonMask(button))
        return begin(touch, .pointer)
    }

    func release(_ button: PointerButton, at location: CGPoint, time: TimeInterval) -> Bool {
        guard button != .back, button != .forward else { return true }
        let buttons = buttonMask
        pressedButtons.remove(button)
        let wasTaken = touchButton == button && end(.pointer, at: location, time: time, buttons: buttons)
        if pressedButtons.isEmpty { hover(at: location, time: time, moved: true) }
        return wasTaken
    }

    func movePointer(to location: CGPoint, at time: TimeInterval) -> Bool {
        if !pressedButtons.isEmpty { return move(.pointer, to: location, at: time) }
        hover(at: location, time: time, moved: true)
        return false
    }

    // MARK: Hovering

    /// Corrects what the pointer is over after views moved under it.
    package func refreshHover() {
        guard let hoverTouch, pressedButtons.isEmpty else { return }
        hover(at: hoverTouch.point, time: CurrentPlatform.shared.clock.now, moved: false)
    }

    private func hover(at location: CGPoint, time: TimeInterval, moved: Bool) {
        guard let window, !EventRouter.pointerIsFinger else { return }
        let touch: UITouch
        if let hoverTouch {
            touch = hoverTouch
            touch.update(to: location, phase: moved ? .regionMoved : .stationary, timestamp: time)
        } else {
            touch = UITouch(type: .indirectPointer, window: window, point: location, timestamp: time, tapCount: 0)
            touch.update(phase: .regionEntered, timestamp: time)
            hoverTouch = touch
        }
        let event = makeEvent(.hover, at: time, touches: [touch])
        touch.view = window.hitTest(location, with: event)
        window.sendEvent(event)
    }

    func endHover(at time: TimeInterval) -> Bool {
        // A button that is held keeps the pointer's events here.
        guard let touch = hoverTouch, pressedButtons.isEmpty || EventRouter.pointerIsFinger else { return false }
        hoverTouch = nil
        touch.update(phase: .regionExited, timestamp: time)
        touch.view = nil
        window?.sendEvent(makeEvent(.hover, at: time, touches: [touch]))
        return false
    }

    func deliverHover(_ event: UIEvent) {
        guard let touch = event.allTouches?.first else { return }
        hover.update(touch, event, moved: touch.actualPhase != .stationary)
    }

    // MARK: Scrolling

    func scroll(_ scroll: ScrollInput) -> Bool {
        let event = makeEvent(.scroll, at: scroll.timestamp, scroll: scroll)
        window?.sendEvent(event)
        return event.isTaken
    }

    func deliverScroll(_ event: UIEvent) {
        guard let scroll = event.scroll, let window else { return }
        let begins = scroll.phase == .wheel || scroll.phase == .began
        if begins || scrollTarget?.window !== window { scrollTarget = nil }
        var view = scrollTarget ?? window.hitTest(scroll.windowLocation, with: event)
        let isBound = scrollTarget != nil
        while let here = view, !event.isTaken {
            event.isTaken = here.handleScroll(scroll)
            if event.isTaken, scroll.phase == .began || scroll.phase == .changed { scrollTarget = here }
            view = isBound ? nil : here.superview
        }
        if scroll.phase == .ended { scrollTarget = nil }
    }
}

extension EventRouter {
    /// Where the pointer stands for a finger, its primary button's events as a finger's, so that an open menu sees what views see.
    func asFinger(_ event: InputEvent) -> InputEvent {
        guard EventRouter.pointerIsFinger else { return event }
        var event = event
        switch event.kind {
        case .pointerPressed(.primary, let location, _):
            fingerIsDown = true
            event.kind = .touchBegan(id: EventRouter.pointerFinger, location: location)
        case .pointerMoved(let location) where fingerIsDown:
            event.kind = .touchMoved(id: EventRouter.pointerFinger, location: location)
        case .pointerReleased(.primary, let location):
            fingerIsDown = false
            event.kind = .touchEnded(id: EventRouter.pointerFinger, location: location)
        default: break
        }
        return event
    }

    /// No touch screen gives its touches negative numbers.
    private static let pointerFinger = -1
}
