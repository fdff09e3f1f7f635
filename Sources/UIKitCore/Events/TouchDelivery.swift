import Foundation

/// What the views are told of their touches: each begin has one end or one cancellation, however the gestures turn out.
/// Contract: the router feeds it, the arena silences it. Views are held weakly.
@MainActor final class TouchDelivery {
    /// What a view knows of one touch: waiting, told, done, or done at once when it never hears of it.
    enum Stage { case waiting, told, done }

    private var touches: [UITouch] = []
    /// The event that views are told with.
    var event: UIEvent?

    /// Contract: a silent touch is followed by recognisers only.
    func begin(_ touch: UITouch, isSilent: Bool) {
        guard !isSilent else { return touch.delivery = .done }
        touch.delivery = .waiting
        touches.append(touch)
    }

    /// Whether `view` is being told of a touch that is still going on.
    func isFollowed(by view: UIView) -> Bool { touches.contains { $0.view === view && $0.isLive } }

    /// The touches that views wait for or follow, ended ones that are held back too.
    var pending: [UITouch] { touches }

    /// Tells each view as much as its recognisers allow by now.
    func update() {
        for touch in touches { advance(touch) }
        touches.removeAll { $0.delivery == .done }
    }

    private func advance(_ touch: UITouch) {
        guard let view = touch.view else { return touch.delivery = .done }
        if touch.delivery == .waiting, isClaimed(touch) { touch.delivery = .done }
        if touch.delivery == .waiting, !isHeld(touch, \.delaysTouchesBegan) {
            touch.delivery = .told
            touch.hasUnreportedMove = false
            touch.shownPhase = .began
            view.touchesBegan([touch], with: event)
            touch.shownPhase = nil
        }
        if touch.delivery == .told, touch.hasUnreportedMove {
            touch.hasUnreportedMove = false
            touch.shownPhase = .moved
            view.touchesMoved([touch], with: event)
            touch.shownPhase = nil
        }
        // The view may have taken the touch away from itself: look again.
        if touch.delivery == .told, touch.actualPhase == .ended, !isHeld(touch, \.delaysTouchesEnded) {
            touch.delivery = .done
            view.touchesEnded([touch], with: event)
        }
    }

    /// Whether a recogniser that cannot say yet keeps the view from hearing more.
    private func isHeld(_ touch: UITouch, _ delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        (touch.gestureRecognizers ?? []).contains { $0.isUndecided && $0[keyPath: delays] }
    }

    /// Whether the touch came to a recogniser that is at work and leaves the view no touches.
    private func isClaimed(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { $0.settledState.isActive && $0.cancelsTouchesInView }
    }

    /// Takes touches away from their views, which hear it once if they had heard of the beginning.
    func cancel(_ cancelled: [UITouch]) {
        var told: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in cancelled where touch.delivery != .done {
            if touch.delivery == .told, let view = touch.view {
                if let index = told.firstIndex(where: { $0.view === view }) {
                    told[index].touches.insert(touch)
                } else {
                    told.append((view, [touch]))
                }
            }
            touch.delivery = .done
        }
        touches.removeAll { $0.delivery == .done }
        for (view, touches) in told {
            for touch in touches { touch.shownPhase = .cancelled }
            view.touchesCancelled(touches, with: event)
            for touch in touches { touch.shownPhase = nil }
        }
    }
}
