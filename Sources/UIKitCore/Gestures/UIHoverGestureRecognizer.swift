import Foundation

/// Recognises the pointer over the view with no button held: began when it enters, changed as it moves, ended when it
/// leaves.
/// Contract: does not compete with others; while a button is held it stays as it was.
/// Source: Apple, UIHoverGestureRecognizer.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var followsTouches: Bool { false }
    open override var numberOfTouches: Int { settledState.isActive ? 1 : 0 }

    /// Follows the hovering `touch` into the view. Errors: false when somebody does not want it.
    func enter(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true,
              delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true, mayBegin() else { return false }
        follow(touch, event)
        go(to: .began)
        return settledState == .began
    }

    func move(_ touch: UITouch, _ event: UIEvent) {
        follow(touch, event)
        go(to: .changed)
    }

    /// Contract: `ended` when the pointer left, `cancelled` when the view did.
    func leave(_ state: State) {
        guard settledState.isActive else { return }
        go(to: state)
        finish()
    }

    override func withdraw() { leave(.cancelled) }

    private func follow(_ touch: UITouch, _ event: UIEvent) {
        setCurrent(touch)
        noteDevice(of: event)
    }

    private func go(to state: State) {
        settledState = state
        if state != .changed { Trace.log(.gesture, "\(traceName) \(state)") }
        tellHandlers()
    }
}
