import Foundation

/// The keys that are held, when one of them went down, repeated or came up.
/// Contract: a held key that repeats is sent as `pressesChanged`, so that `pressesBegan` comes once for each press.
/// Source: Apple, UIPressesEvent.
@MainActor open class UIPressesEvent: UIEvent {
    public let allPresses: Set<UIPress>
    private var unhandled: Set<UIPress> = []

    init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        allPresses = presses
        super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
    }

    /// Notes that nobody wanted `presses`.
    /// Contract: UIResponder's own `presses…` methods call it where the responder chain ends. A responder that acts on
    /// a press does not call super for it, and so the press counts as taken.
    package func leaveUnhandled(_ presses: Set<UIPress>) { unhandled.formUnion(presses) }

    func isTaken(_ press: UIPress) -> Bool { !unhandled.contains(press) }
}
