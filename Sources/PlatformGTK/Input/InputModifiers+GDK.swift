import CGTK4
package import PlatformInterface

extension InputModifiers {
    /// Shape: `state` is a GdkModifierType; buttons in it are left out.
    package init(gdkState state: UInt32) {
        self = []
        let map: [(GdkModifierType, InputModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alt), (GDK_SUPER_MASK, .super),
            (GDK_LOCK_MASK, .capsLock),
        ]
        for (mask, modifier) in map where state & mask.rawValue != 0 { insert(modifier) }
    }

    /// What is held after a key went down or up: GDK tells what was held before.
    package func after(_ usage: Int, isDown: Bool) -> InputModifiers {
        var result = self
        if KeyUsage.isKeypad(usage) { result.insert(.keypad) }
        let own: InputModifiers? = switch usage {
        case 0xE0, 0xE4: .control
        case 0xE1, 0xE5: .shift
        case 0xE2, 0xE6: .alt
        case 0xE3, 0xE7: .super
        default: nil
        }
        guard let own else { return result }
        return isDown ? result.union(own) : result.subtracting(own)
    }
}
