public import Foundation

/// An object that can answer events: a view, a view controller, a window, the application or its delegate.
/// Source: Apple, UIResponder.
@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The next object to ask when this one does not answer.
    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// The window that this responder's keys come from.
    package var responderWindow: UIWindow? { nil }

    /// Makes this the first object that keys are sent to.
    /// Errors: false when it may not, stands in no window, or the present one does not resign.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    // MARK: Touches and presses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    // A press that reaches the end of the chain was wanted by nobody: the window then has its own use for it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { event?.leaveUnhandled(presses) }
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesChanged(presses, with: event) } else { event?.leaveUnhandled(presses) }
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesEnded(presses, with: event) } else { event?.leaveUnhandled(presses) }
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesCancelled(presses, with: event) } else { event?.leaveUnhandled(presses) }
    }

    // MARK: Menus

    /// Changes the menus that the system builds; for a context menu, the actions suggested to its provider.
    /// Contract: called from the source view upwards along the responder chain each time a context menu is asked for.
    open func buildMenu(with builder: any UIMenuBuilder) {}
}
