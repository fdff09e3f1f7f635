import CGTK4

/// What a key types.
package enum KeyText {
    /// Shape: empty for keys that type nothing; Return and Tab type "\r" and "\t", Escape and the deleting keys nothing.
    package static func text(keyval: UInt32) -> String {
        switch Int32(bitPattern: keyval) {
        case GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return "\r"
        case GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab: return "\t"
        default: break
        }
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)) else { return "" }
        switch scalar.value {
        case 0x09, 0x0D: return String(scalar)
        case 0..<0x20, 0x7F..<0xA0: return ""
        default: return String(scalar)
        }
    }
}
