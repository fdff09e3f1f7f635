import Foundation

extension UIControl {
    /// Does what a click does. Errors: false when the control is disabled.
    @discardableResult package func activate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchDown)
        performClick()
        return true
    }

    /// Space or Return press the control that has the focus.
    package func activate(for presses: Set<UIPress>) -> Bool {
        guard isFirstResponder, isEnabled, presses.contains(where: { $0.key.map(Self.activates) ?? false }) else { return false }
        return activate()
    }

    private static func activates(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        return switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
        default: false
        }
    }
}
