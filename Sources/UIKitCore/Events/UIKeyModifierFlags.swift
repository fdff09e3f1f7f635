import PlatformInterface

/// The modifier keys that were down.
/// Contract: on Linux Control is `.command`, so that an app's ⌘ shortcuts are the Control shortcuts that people there
/// expect; the Super key is `.control` and Alt is `.alternate`.
/// Source: Apple, UIKeyModifierFlags.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Super (Windows) key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Control key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
    private static let meanings: [(InputModifiers, UIKeyModifierFlags)] = [
        (.shift, .shift), (.control, .command), (.alt, .alternate), (.super, .control), (.capsLock, .alphaShift),
        (.keypad, .numericPad),
    ]

    init(_ physical: InputModifiers) {
        self = Self.meanings.reduce(into: []) { if physical.contains($1.0) { $0.insert($1.1) } }
    }
}
