import PlatformInterface
import UIKitCore

/// Keys by what they type and by where they are on a US keyboard.
enum KeyNames {
    private static let typed: [(Int, String, String)] = {
        let letters = (0..<26).map { n -> (Int, String, String) in
            let lower = String(UnicodeScalar(UInt8(97 + n)))
            return (4 + n, lower, lower.uppercased())
        }
        let digits = zip(zip("1234567890", "!@#$%^&*()"), 30...39).map { ($1, String($0.0), String($0.1)) }
        return letters + digits + [(44, " ", " "), (45, "-", "_"), (46, "=", "+"), (54, ",", "<"), (55, ".", ">"), (56, "/", "?")]
    }()

    static func stroke(for key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) -> KeyStroke {
        guard let (_, plain, shifted) = typed.first(where: { $0.0 == key.rawValue }) else { return KeyStroke(usage: key.rawValue) }
        return KeyStroke(usage: key.rawValue, characters: modifiers.contains(.shift) ? shifted : plain)
    }

    static func stroke(for character: Character) -> KeyStroke {
        let text = String(character)
        return KeyStroke(usage: typed.first { $0.1 == text || $0.2 == text }?.0 ?? 0, characters: text)
    }

    static func physical(_ flags: UIKeyModifierFlags) -> InputModifiers {
        var result: InputModifiers = []
        if flags.contains(.command) { result.insert(.control) }
        if flags.contains(.control) { result.insert(.super) }
        if flags.contains(.alternate) { result.insert(.alt) }
        if flags.contains(.shift) { result.insert(.shift) }
        if flags.contains(.alphaShift) { result.insert(.capsLock) }
        if flags.contains(.numericPad) { result.insert(.keypad) }
        return result
    }
}
