import CGTK4

/// The HID usage of a key that GDK reported.
/// Source: USB HID usage tables, page 7; linux/input-event-codes.h; X11 key symbols.
package enum KeyUsage {
    /// Keys that do something are told by what they mean to the desktop (so a swapped Caps Lock, and the key codes that remote
    /// desktops make up, come out right); keys that type something are told by where they sit.
    /// Units: `keycode` is GDK's hardware key code, 8 above the kernel's; 0 comes back for a key that nobody knows.
    package static func usage(keyval: UInt32, keycode: UInt32) -> Int {
        if let usage = functional[Int32(bitPattern: keyval)] { return usage }
        if let usage = physical[keycode] { return usage }
        return typed(keyval)
    }

    package static func isKeypad(_ usage: Int) -> Bool { (0x53...0x63).contains(usage) || usage == 0x67 || usage == 0x85 }

    /// The place of a character on a United States keyboard: the last resort.
    private static func typed(_ keyval: UInt32) -> Int {
        switch keyval {
        case 0x61...0x7A: Int(keyval) - 0x61 + 0x04
        case 0x41...0x5A: Int(keyval) - 0x41 + 0x04
        case 0x31...0x39: Int(keyval) - 0x31 + 0x1E
        case 0x30: 0x27
        default: 0
        }
    }

    private static let functional: [Int32: Int] = {
        var table: [Int32: Int] = [
            GDK_KEY_Return: 0x28, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A, GDK_KEY_Tab: 0x2B, GDK_KEY_ISO_Left_Tab: 0x2B,
            GDK_KEY_space: 0x2C, GDK_KEY_Caps_Lock: 0x39,
            GDK_KEY_Print: 0x46, GDK_KEY_Sys_Req: 0x46, GDK_KEY_Scroll_Lock: 0x47, GDK_KEY_Pause: 0x48, GDK_KEY_Break: 0x48,
            GDK_KEY_Insert: 0x49, GDK_KEY_Home: 0x4A, GDK_KEY_Page_Up: 0x4B, GDK_KEY_Delete: 0x4C, GDK_KEY_End: 0x4D,
            GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50, GDK_KEY_Down: 0x51, GDK_KEY_Up: 0x52,
            GDK_KEY_Num_Lock: 0x53, GDK_KEY_KP_Divide: 0x54, GDK_KEY_KP_Multiply: 0x55, GDK_KEY_KP_Subtract: 0x56,
            GDK_KEY_KP_Add: 0x57, GDK_KEY_KP_Enter: 0x58, GDK_KEY_KP_Decimal: 0x63, GDK_KEY_KP_Delete: 0x63,
            GDK_KEY_KP_Equal: 0x67, GDK_KEY_KP_Separator: 0x85,
            GDK_KEY_KP_End: 0x59, GDK_KEY_KP_Down: 0x5A, GDK_KEY_KP_Page_Down: 0x5B, GDK_KEY_KP_Left: 0x5C,
            GDK_KEY_KP_Begin: 0x5D, GDK_KEY_KP_Right: 0x5E, GDK_KEY_KP_Home: 0x5F, GDK_KEY_KP_Up: 0x60,
            GDK_KEY_KP_Page_Up: 0x61, GDK_KEY_KP_Insert: 0x62, GDK_KEY_KP_0: 0x62,
            GDK_KEY_Menu: 0x65, GDK_KEY_MenuKB: 0x76,
            GDK_KEY_Execute: 0x74, GDK_KEY_Help: 0x75, GDK_KEY_Select: 0x77, GDK_KEY_Cancel: 0x78, GDK_KEY_Redo: 0x79,
            GDK_KEY_Undo: 0x7A, GDK_KEY_Cut: 0x7B, GDK_KEY_Copy: 0x7C, GDK_KEY_Paste: 0x7D, GDK_KEY_Find: 0x7E,
            GDK_KEY_AudioMute: 0x7F, GDK_KEY_AudioRaiseVolume: 0x80, GDK_KEY_AudioLowerVolume: 0x81,
            GDK_KEY_Control_L: 0xE0, GDK_KEY_Shift_L: 0xE1, GDK_KEY_Alt_L: 0xE2, GDK_KEY_Super_L: 0xE3, GDK_KEY_Meta_L: 0xE2,
            GDK_KEY_Control_R: 0xE4, GDK_KEY_Shift_R: 0xE5, GDK_KEY_Alt_R: 0xE6, GDK_KEY_Super_R: 0xE7, GDK_KEY_Meta_R: 0xE6,
            GDK_KEY_ISO_Level3_Shift: 0xE6,
        ]
        for number in 0..<9 { table[GDK_KEY_KP_1 + Int32(number)] = 0x59 + number }
        for number in 0..<12 { table[GDK_KEY_F1 + Int32(number)] = 0x3A + number }
        for number in 0..<12 { table[GDK_KEY_F13 + Int32(number)] = 0x68 + number }
        return table
    }()

    private static let physical: [UInt32: Int] = {
        let rows: [(first: UInt32, usages: [Int])] = [
            (1, [0x29, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2D, 0x2E, 0x2A, 0x2B]),  // Esc 1 … = ⌫ ⇥
            (16, [0x14, 0x1A, 0x08, 0x15, 0x17, 0x1C, 0x18, 0x0C, 0x12, 0x13, 0x2F, 0x30, 0x28, 0xE0]),  // q … p [ ] ↩ ⌃
            (30, [0x04, 0x16, 0x07, 0x09, 0x0A, 0x0B, 0x0D, 0x0E, 0x0F, 0x33, 0x34, 0x35, 0xE1, 0x31]),  // a … l ; ' ` ⇧ \
            (44, [0x1D, 0x1B, 0x06, 0x19, 0x05, 0x11, 0x10, 0x36, 0x37, 0x38, 0xE5]),  // z … m , . / ⇧
            (55, [0x55, 0xE2, 0x2C, 0x39]),  // keypad *, Alt, space, Caps Lock
            (59, [0x3A, 0x3B, 0x3C, 0x3D, 0x3E, 0x3F, 0x40, 0x41, 0x42, 0x43, 0x53, 0x47]),  // F1 … F10, Num, Scroll
            (71, [0x5F, 0x60, 0x61, 0x56, 0x5C, 0x5D, 0x5E, 0x57, 0x59, 0x5A, 0x5B, 0x62, 0x63]),  // keypad 7 … 0 .
            (85, [0x94, 0x64, 0x44, 0x45, 0x87, 0x92, 0x93, 0x8A, 0x88, 0x8B, 0x8C]),  // 102nd key, F11, F12, Japanese keys
            (96, [0x58, 0xE4, 0x54, 0x46, 0xE6]),  // keypad Enter, Control, keypad /, Print, Alt
            (102, [0x4A, 0x52, 0x4B, 0x50, 0x4F, 0x4D, 0x51, 0x4E, 0x49, 0x4C]),  // Home … Delete
            (113, [0x7F, 0x81, 0x80, 0x66, 0x67]),  // mute, volume, power, keypad =
            (119, [0x48]), (121, [0x85, 0x90, 0x91, 0x89, 0xE3, 0xE7, 0x65]),  // Pause; Korean, ¥, Super, Super, Menu
            (128, [0x78, 0x79, 0x76, 0x7A, 0x77, 0x7C, 0x74, 0x7D, 0x7E, 0x7B, 0x75, 0x76]),  // Stop … Help, menu
            (179, [0xB6, 0xB7]), (183, [0x68, 0x69, 0x6A, 0x6B, 0x6C, 0x6D, 0x6E, 0x6F, 0x70, 0x71, 0x72, 0x73]),  // ( ); F13 …
        ]
        var table: [UInt32: Int] = [:]
        for row in rows {
            for (offset, usage) in row.usages.enumerated() { table[row.first + UInt32(offset) + 8] = usage }
        }
        return table
    }()
}
