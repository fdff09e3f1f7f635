import PlatformGTK
import PlatformInterface
import Testing

/// X11 key symbols and kernel key codes (plus 8, as GDK counts) against the HID tables.
@Suite struct KeyUsageTests {
    struct Key: Sendable {
        var name: String
        var keyval: UInt32
        var keycode: UInt32
        var usage: Int
    }

    static let keys = [
        Key(name: "a", keyval: 0x61, keycode: 38, usage: 0x04),
        Key(name: "Z", keyval: 0x5A, keycode: 52, usage: 0x1D),
        Key(name: "z on a German keyboard sits where y is", keyval: 0x7A, keycode: 29, usage: 0x1C),
        Key(name: "Cyrillic ef sits where a is", keyval: 0x6C6, keycode: 38, usage: 0x04),
        Key(name: "1", keyval: 0x31, keycode: 10, usage: 0x1E),
        Key(name: "0", keyval: 0x30, keycode: 19, usage: 0x27),
        Key(name: "space", keyval: 0x20, keycode: 65, usage: 0x2C),
        Key(name: "Return", keyval: 0xFF0D, keycode: 36, usage: 0x28),
        Key(name: "Escape", keyval: 0xFF1B, keycode: 9, usage: 0x29),
        Key(name: "BackSpace", keyval: 0xFF08, keycode: 22, usage: 0x2A),
        Key(name: "Tab", keyval: 0xFF09, keycode: 23, usage: 0x2B),
        Key(name: "Shift+Tab", keyval: 0xFE20, keycode: 23, usage: 0x2B),
        Key(name: "F1", keyval: 0xFFBE, keycode: 67, usage: 0x3A),
        Key(name: "F10", keyval: 0xFFC7, keycode: 76, usage: 0x43),
        Key(name: "F12", keyval: 0xFFC9, keycode: 96, usage: 0x45),
        Key(name: "F13", keyval: 0xFFCA, keycode: 191, usage: 0x68),
        Key(name: "Home", keyval: 0xFF50, keycode: 110, usage: 0x4A),
        Key(name: "Page Up", keyval: 0xFF55, keycode: 112, usage: 0x4B),
        Key(name: "Delete", keyval: 0xFFFF, keycode: 119, usage: 0x4C),
        Key(name: "Right", keyval: 0xFF53, keycode: 114, usage: 0x4F),
        Key(name: "Left", keyval: 0xFF51, keycode: 113, usage: 0x50),
        Key(name: "Down", keyval: 0xFF54, keycode: 116, usage: 0x51),
        Key(name: "Up", keyval: 0xFF52, keycode: 111, usage: 0x52),
        Key(name: "keypad 5 with Num Lock", keyval: 0xFFB5, keycode: 84, usage: 0x5D),
        Key(name: "keypad 7 without it", keyval: 0xFF95, keycode: 79, usage: 0x5F),
        Key(name: "keypad 0", keyval: 0xFFB0, keycode: 90, usage: 0x62),
        Key(name: "keypad Enter", keyval: 0xFF8D, keycode: 104, usage: 0x58),
        Key(name: "Menu", keyval: 0xFF67, keycode: 135, usage: 0x65),
        Key(name: "Control", keyval: 0xFFE3, keycode: 37, usage: 0xE0),
        Key(name: "right Control", keyval: 0xFFE4, keycode: 105, usage: 0xE4),
        Key(name: "Shift", keyval: 0xFFE1, keycode: 50, usage: 0xE1),
        Key(name: "Alt", keyval: 0xFFE9, keycode: 64, usage: 0xE2),
        Key(name: "Alt with Shift held is Meta", keyval: 0xFFE7, keycode: 64, usage: 0xE2),
        Key(name: "AltGr", keyval: 0xFE03, keycode: 108, usage: 0xE6),
        Key(name: "Super", keyval: 0xFFEB, keycode: 133, usage: 0xE3),
        Key(name: "102nd key", keyval: 0x3C, keycode: 94, usage: 0x64),
    ]

    @Test(arguments: keys) func keyHasItsUsage(_ key: Key) {
        #expect(KeyUsage.usage(keyval: key.keyval, keycode: key.keycode) == key.usage, "\(key.name)")
    }

    @Test func remappedFunctionalKeyIsWhatItMeans() {
        // Caps Lock made an Escape key.
        #expect(KeyUsage.usage(keyval: 0xFF1B, keycode: 66) == 0x29)
    }

    @Test func madeUpKeyCodesOfRemoteDesktopsFallBackToTheCharacter() {
        #expect(KeyUsage.usage(keyval: 0x71, keycode: 250) == 0x14)
        #expect(KeyUsage.usage(keyval: 0x51, keycode: 250) == 0x14)
        #expect(KeyUsage.usage(keyval: 0xFF52, keycode: 250) == 0x52)
        #expect(KeyUsage.usage(keyval: 0x20AC, keycode: 250) == 0)
    }

    @Test func keypadIsTold() {
        for usage in [0x53, 0x58, 0x5D, 0x63, 0x67] { #expect(KeyUsage.isKeypad(usage)) }
        for usage in [0x04, 0x4F, 0x52, 0x64, 0x65] { #expect(!KeyUsage.isKeypad(usage)) }
    }

    @Test(arguments: [
        (UInt32(0x61), "a"), (0x41, "A"), (0x20, " "), (0xFF0D, "\r"), (0xFF8D, "\r"), (0xFF09, "\t"), (0xFE20, "\t"), (0xFFB5, "5"), (0xE4, "ä"),
        (0x20AC, "€"), (0x6C6, "ф"), (0xFF1B, ""), (0xFF08, ""), (0xFFFF, ""), (0xFF52, ""), (0xFFE1, ""), (0xFE51, ""), (0, ""),
    ]) func keyTypes(_ keyval: UInt32, _ text: String) {
        #expect(KeyText.text(keyval: keyval) == text)
    }
}
