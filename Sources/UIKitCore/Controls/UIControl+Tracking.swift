import Foundation

extension UIControl {
    /// How far outside the bounds a touch still counts as inside: a finger slips, a pointer does not.
    private static let fingerSlop: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        let slop = touch.type == .direct ? Self.fingerSlop : 0
        return bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
    }

    package func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        if let event, event.buttonMask.contains(.secondary) { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return stopTracking() }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    package func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            endTracking(nil, with: event)
            return
        }
        isHighlighted = isTouchInside
        switch (wasInside, isTouchInside) {
        case (true, true): sendActions(for: .touchDragInside)
        case (false, false): sendActions(for: .touchDragOutside)
        case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside])
        case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside])
        }
    }

    package func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let endsInside = isInside(touch)
        endTracking(touch, with: event)
        stopTracking()
        guard isEnabled else { return }
        finishClick(endsInside: endsInside)
    }

    package func trackCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
