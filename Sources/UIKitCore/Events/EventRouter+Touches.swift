import Foundation
import PlatformInterface

/// A tap that a second one could follow.
struct FingerTap {
    var place: CGPoint
    var end: TimeInterval
    var count: Int
}

extension EventRouter {
    // MARK: Fingers

    func beginFinger(_ id: Int, at location: CGPoint, time: TimeInterval) -> Bool {
        var count = 1
        if let lastTap, time - lastTap.end <= CurrentPlatform.shared.settings.doubleClickInterval,
           distance(lastTap.place, location) <= TapCounter.fingerSlop {
            count = lastTap.count + 1
        }
        lastTap = nil
        let touch = UITouch(type: .direct, window: window, point: location, timestamp: time, tapCount: count)
        return begin(touch, .finger(id))
    }

    // MARK: Any touch

    /// Finds the view of a touch and starts it. Errors: false when no view takes it.
    func begin(_ touch: UITouch, _ source: TouchSource) -> Bool {
        // A source that begins again has lost the end of what it did before.
        if let old = touches[source] { cancel([old]) }
        guard let window else { return false }
        touches[source] = touch
        let event = touchEvent(about: touch)
        guard let view = window.hitTest(touch.point, with: event), !isExcluded(view) else {
            touches[source] = nil
            Trace.log(.hit, "no view")
            return false
        }
        touch.view = view
        let point = touch.location(in: view)
        Trace.log(.hit, "\(type(of: view)) at \(String(format: "(%.0f, %.0f)", Double(point.x), Double(point.y)))")
        window.sendEvent(event)
        return true
    }

    /// A view with exclusive touch shares the window's touches with no other view.
    private func isExcluded(_ view: UIView) -> Bool {
        touches.values.contains { touch in
            guard let other = touch.view, other !== view else { return false }
            return other.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    func move(_ source: TouchSource, to location: CGPoint, at time: TimeInterval) -> Bool {
        guard let touch = touches[source] else { return false }
        guard location != touch.point else { return true }
        touch.update(to: location, phase: .moved, timestamp: time)
        touch.hasUnreportedMove = true
        window?.sendEvent(touchEvent(about: touch))
        return true
    }

    func end(_ source: TouchSource, at location: CGPoint, time: TimeInterval,
             buttons: UIEvent.ButtonMask? = nil) -> Bool {
        guard let touch = touches[source] else { return false }
        touch.update(to: location, phase: .ended, timestamp: time)
        let event = touchEvent(about: touch, buttons: buttons)
        touches[source] = nil
        if touch.type == .direct {
            let isTap = distance(location, touch.startPoint) <= TapCounter.fingerSlop
            lastTap = isTap ? FingerTap(place: location, end: time, count: touch.tapCount) : nil
        }
        window?.sendEvent(event)
        return true
    }

    /// Takes touches away from views and recognisers, from `kept` not: its touches go on for it alone.
    @discardableResult
    func cancel(_ cancelled: [UITouch], keeping kept: UIGestureRecognizer? = nil) -> Bool {
        guard !cancelled.isEmpty else { return false }
        let time = CurrentPlatform.shared.clock.now
        let going = Set(touches.values)
        for touch in cancelled where kept?.touches.contains(touch) != true {
            touch.update(phase: .cancelled, timestamp: time)
            if let source = touches.first(where: { $0.value === touch })?.key { touches[source] = nil }
        }
        let event = makeEvent(.touches, at: time, touches: going)
        delivery.event = event
        delivery.cancel(cancelled)
        arena.cancel(cancelled, event, keeping: kept)
        return true
    }

    /// Gives a touch to a drag: views and recognisers lose it. The pointer has only one, so it loses all of them.
    func handOver(to device: DragSession.Device) {
        switch device {
        case .pointer: cancelAllTouches()
        case .finger(let id): cancel([touches[.finger(id)]].compactMap { $0 })
        }
    }

    /// What moves a touch; nil for one that is over.
    func device(of touch: UITouch?) -> DragSession.Device? {
        switch touches.first(where: { $0.value === touch })?.key {
        case .pointer?: .pointer
        case .finger(let id)?: .finger(id)
        case nil: nil
        }
    }

    private func touchEvent(about touch: UITouch, buttons: UIEvent.ButtonMask? = nil) -> UIEvent {
        for other in touches.values where other !== touch {
            other.update(phase: .stationary, timestamp: other.timestamp)
        }
        return makeEvent(.touches, at: touch.timestamp, buttons: buttons, touches: Set(touches.values))
    }

    // MARK: Delivery

    func deliverTouches(_ event: UIEvent) {
        delivery.event = event
        for touch in event.allTouches ?? [] where touch.actualPhase != .stationary && touch.actualPhase != .cancelled {
            if touch.actualPhase == .began { enter(touch, event) }
            arena.handAround(touch, event)
        }
    }

    /// Offers a touch that begins to its view and to the recognisers of the view and its superviews.
    private func enter(_ touch: UITouch, _ event: UIEvent) {
        guard let hit = touch.view else { return }
        delivery.begin(touch, isSilent: !hit.isMultipleTouchEnabled && delivery.isFollowed(by: hit))
        var view: UIView? = hit
        while let here = view {
            for recognizer in here.gestureRecognizers ?? [] { arena.offer(touch, to: recognizer, event) }
            view = here.superview
        }
    }
}
