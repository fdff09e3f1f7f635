public import Foundation
import PlatformInterface

/// A key of the keyboard: what it types and where it sits.
/// Source: Apple, UIKey.
@MainActor open class UIKey: NSObject {
    /// What the key types with the modifiers that are held.
    /// Shape: keys that type nothing have the names that UIKeyCommand's inputs have.
    public let characters: String
    /// What the key types with no modifier but Shift.
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    public let keyCode: UIKeyboardHIDUsage

    /// What a text field inserts: empty for keys that do something instead, and in shortcuts.
    package var text: String {
        let isShortcut = !modifierFlags.isDisjoint(with: [.command, .control])
        let isControl = characters.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return isShortcut || isControl || UIKey.inputName(of: keyCode) != nil ? "" : characters
    }

    init(_ stroke: KeyStroke, modifierFlags: UIKeyModifierFlags) {
        let code = UIKeyboardHIDUsage(rawValue: stroke.usage) ?? .keyboardErrorUndefined
        let name = UIKey.inputName(of: code)
        characters = name ?? stroke.characters
        charactersIgnoringModifiers = name ?? stroke.charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        keyCode = code
    }

    /// The values of UIKeyCommand.inputUpArrow and so on. Source: Apple, UIKeyCommand.
    private static func inputName(of code: UIKeyboardHIDUsage) -> String? {
        switch code {
        case .keyboardUpArrow: "UIKeyInputUpArrow"
        case .keyboardDownArrow: "UIKeyInputDownArrow"
        case .keyboardLeftArrow: "UIKeyInputLeftArrow"
        case .keyboardRightArrow: "UIKeyInputRightArrow"
        case .keyboardEscape: "UIKeyInputEscape"
        case .keyboardPageUp: "UIKeyInputPageUp"
        case .keyboardPageDown: "UIKeyInputPageDown"
        case .keyboardHome: "UIKeyInputHome"
        case .keyboardEnd: "UIKeyInputEnd"
        case .keyboardDeleteForward: "UIKeyInputDelete"
        default: functionNumber(of: code).map { "UIKeyInputF\($0)" }
        }
    }

    private static func functionNumber(of code: UIKeyboardHIDUsage) -> Int? {
        switch code.rawValue {
        case 0x3A...0x45: code.rawValue - 0x3A + 1
        case 0x68...0x73: code.rawValue - 0x68 + 13
        default: nil
        }
    }
}
