import PlatformGTK
import PlatformInterface
import Testing

@Suite struct InputModifiersTests {
    @Test(arguments: zip([0x1, 0x2, 0x4, 0x8, 0x400_0000, 0x5, 0] as [UInt32],
                         [.shift, .capsLock, .control, .alt, .super, [.control, .shift], []] as [InputModifiers]))
    func stateOfGDK(_ state: UInt32, _ modifiers: InputModifiers) {
        #expect(InputModifiers(gdkState: state) == modifiers)
    }

    @Test func buttonsAndNumLockAreLeftOut() {
        #expect(InputModifiers(gdkState: 0x510) == [])
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
