import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct KeyTests {
    let stage = EventStage()

    @Test func keysGoToTheFirstResponderAndSayWhetherTheyWereTaken() {
        let view = stage.addView("a", 0, 0, 100, 100)
        #expect(!stage.keyDown(.keyboardA, "a"))
        #expect(view.becomeFirstResponder())
        #expect(!stage.keyDown(.keyboardB, "b"))
        view.takesKeys = true
        #expect(stage.keyDown(.keyboardC, "c"))
        #expect(stage.keyUp(.keyboardC, "c"))
        #expect(stage.log.lines == ["a press 5", "a press 6", "a release 6"])
    }

    @Test func aPressIsForwardedAlongTheChain() {
        let outer = stage.addView("outer", 0, 0, 200, 200)
        let inner = stage.addView("inner", 0, 0, 100, 100, to: outer)
        outer.takesKeys = true
        inner.becomeFirstResponder()
        #expect(stage.keyDown(.keyboardTab, "\t"))
        #expect(stage.log.lines == ["inner press 43", "outer press 43"])
    }

    @Test func aHeldKeyBeginsOnceAndRepeats() {
        let view = stage.addView("a", 0, 0, 100, 100)
        view.takesKeys = true
        view.becomeFirstResponder()
        stage.keyDown(.keyboardDownArrow)
        #expect(stage.keyDown(.keyboardDownArrow, isRepeat: true))
        stage.keyUp(.keyboardDownArrow)
        #expect(!stage.keyUp(.keyboardDownArrow))
        #expect(stage.log.lines == ["a press 81", "a repeat 81", "a release 81"])
    }

    @Test func whoGotThePressGetsTheRelease() {
        let first = stage.addView("first", 0, 0, 100, 100)
        let second = stage.addView("second", 100, 0, 100, 100)
        for view in [first, second] { view.takesKeys = true }
        first.becomeFirstResponder()
        stage.keyDown(.keyboardReturnOrEnter, "\r")
        second.becomeFirstResponder()
        stage.keyDown(.keyboardReturnOrEnter, "\r", isRepeat: true)
        stage.keyUp(.keyboardReturnOrEnter, "\r")
        #expect(stage.log.lines == ["first press 40", "first repeat 40", "first release 40"])
    }

    @Test func repeatsOfAPressThatSomebodyElseTookAreSwallowed() {
        let view = stage.addView("a", 0, 0, 100, 100)
        view.becomeFirstResponder()
        #expect(stage.keyDown(.keyboardEscape, isRepeat: true))
        #expect(stage.log.lines == [])
    }

    @Test func heldKeysAreCancelledOnce() {
        let view = stage.addView("a", 0, 0, 100, 100)
        view.takesKeys = true
        view.becomeFirstResponder()
        stage.keyDown(.keyboardA, "a")
        stage.keyDown(.keyboardB, "b")
        stage.window.eventRouter.cancelAllPresses()
        stage.window.eventRouter.cancelAllPresses()
        #expect(!stage.keyUp(.keyboardA, "a"))
        #expect(stage.log.lines.sorted() == ["a drop 4", "a drop 5", "a press 4", "a press 5"])
    }

    @Test func aKeyKnowsItsPlaceItsTextAndItsModifiers() {
        final class KeyView: UIView {
            var key: UIKey?
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                key = presses.first?.key
            }
        }
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        func key(_ code: UIKeyboardHIDUsage, _ characters: String, _ modifiers: InputModifiers = []) -> UIKey? {
            stage.keyDown(code, characters, modifiers: modifiers)
            stage.keyUp(code, characters)
            return view.key
        }
        #expect(key(.keyboardA, "A", .shift)?.characters == "A")
        #expect(view.key?.keyCode == .keyboardA)
        #expect(view.key?.text == "A")
        #expect(view.key?.modifierFlags == .shift)
        #expect(key(.keyboardUpArrow, "")?.characters == "UIKeyInputUpArrow")
        #expect(view.key?.text == "")
        #expect(key(.keyboardF12, "")?.characters == "UIKeyInputF12")
        #expect(key(.keyboardF13, "")?.characters == "UIKeyInputF13")
        #expect(key(.keyboardReturnOrEnter, "\r")?.characters == "\r")
        #expect(view.key?.text == "")
        #expect(key(.keyboardC, "c", .control)?.modifierFlags == .command)
        #expect(view.key?.text == "")
        #expect(key(.keyboardC, "ć", .alt)?.text == "ć")
        #expect(key(.keypad5, "5", [.keypad, .super, .capsLock])?.modifierFlags == [.numericPad, .control, .alphaShift])
    }

    @Test func unknownKeysAreToldApartByWhatTheyType() {
        let view = stage.addView("a", 0, 0, 100, 100)
        view.takesKeys = true
        view.becomeFirstResponder()
        stage.send(.keyPressed(KeyStroke(usage: 0, characters: "ø"), isRepeat: false))
        stage.send(.keyPressed(KeyStroke(usage: 0, characters: "å"), isRepeat: false))
        stage.send(.keyReleased(KeyStroke(usage: 0, characters: "ø")))
        stage.send(.keyPressed(KeyStroke(usage: 9999, characters: "?"), isRepeat: false))
        #expect(stage.log.lines == ["a press 3", "a press 3", "a release 3", "a press 3"])
    }

    @Test(arguments: [(UIKeyboardHIDUsage.keyboardA, 0x04), (.keyboardZ, 0x1D), (.keyboard1, 0x1E), (.keyboard0, 0x27),
                      (.keyboardSpacebar, 0x2C), (.keyboardF1, 0x3A), (.keyboardF12, 0x45), (.keyboardHome, 0x4A),
                      (.keyboardUpArrow, 0x52), (.keypadEnter, 0x58), (.keypad0, 0x62), (.keyboardApplication, 0x65),
                      (.keyboardF24, 0x73), (.keyboardMenu, 0x76), (.keyboardLeftControl, 0xE0),
                      (.keyboardRightGUI, 0xE7)])
    func usagesAreThoseOfTheTables(_ usage: UIKeyboardHIDUsage, _ value: Int) {
        #expect(usage.rawValue == value)
    }

    @Test func modifierFlagsHaveApplesValues() {
        let flags: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        #expect(flags.map(\.rawValue) == (16...21).map { 1 << $0 })
    }
}
