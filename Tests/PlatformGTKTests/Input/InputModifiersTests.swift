import PlatformGTK
import PlatformInterface
import Testing

@Suite struct InputModifiersTests {
    @Test(arguments: [
        (UInt32(1 << 0), InputModifiers.shift), (1 << 1, .capsLock), (1 << 2, .control), (1 << 3, .alt), (1 << 26, .super),
        (1 << 2 | 1 << 0, [.control, .shift]), (0, []),
    ]) func stateOfGDK(_ state: UInt32, _ modifiers: InputModifiers) {
        #expect(InputModifiers(gdkState: state) == modifiers)
    }

    @Test func buttonsAndNumLockAreLeftOut() {
        #expect(InputModifiers(gdkState: 1 << 8 | 1 << 10 | 1 << 4) == [])
    }

    @Test func modifierKeyCountsItself() {
        #expect(InputModifiers([]).after(0xE1, isDown: true) == .shift)
        #expect(InputModifiers.shift.after(0xE5, isDown: false) == [])
        #expect(InputModifiers.control.after(0xE2, isDown: true) == [.control, .alt])
        #expect(InputModifiers.super.after(0x04, isDown: true) == .super)
    }

    @Test func keypadKeyIsMarked() {
        #expect(InputModifiers.shift.after(0x5D, isDown: true) == [.shift, .keypad])
    }
}
