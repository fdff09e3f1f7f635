import Foundation

extension UIControl {
    /// Does what a click does. Errors: false when the control is disabled.
    @discardableResult package func activate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchDown)
        performClick()
        return true
    }

    /// Space or Return press the control that has the focus; they or Down open a menu that is what the control is there for.
    package func activate(for presses: Set<UIPress>) -> Bool {
        guard isFirstResponder, isEnabled else { return false }
        let keys = presses.compactMap(\.key).filter { $0.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) }
        let isPress = keys.contains { Self.pressingKeys.contains($0.keyCode) }
        if isPress || keys.contains(where: { $0.keyCode == .keyboardDownArrow }), openPrimaryMenu(by: .keyboard) { return true }
        return isPress && activate()
    }

    private static let pressingKeys: Set<UIKeyboardHIDUsage> = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
}
