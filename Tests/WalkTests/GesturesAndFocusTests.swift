import ContextMenuTesting
import PlatformInterface
import Testing

/// Section G of the cases: menus within menus' views, and who has the keys.
@MainActor struct GesturesAndFocusTests {
    private let opened = ["ask", "provide", "display"]

    @Test func case44_theInnermostMenuComesFirstAndTheNextAfterANil() {
        for opening in Opening.allCases where opening != .screenReader {
            let walk = Walk("outer")
            let inner = walk.addTarget(frame: CGRect(x: 50, y: 25, width: 100, height: 50), inside: walk.target, "inner")
            let open = { (view: UIView) in
                switch opening {
                case .pointer: walk.app.secondaryClick(view)
                case .finger: walk.app.longPress(view)
                case .keys, .screenReader:
                    walk.app.window.focus.focus(view)
                    walk.press(.keyboardMenu)
                }
            }
            open(inner.view)
            #expect(walk.titles == ["inner"] && walk.events == [] && inner.owner.events == opened)
            walk.press(.keyboardEscape)
            walk.app.settle()
            inner.owner.hasMenu = false
            inner.owner.events = []
            open(inner.view)
            #expect(walk.titles == ["outer"] && inner.owner.events == ["ask"] && walk.events == opened)
            #expect(walk.menuNodes.count == 1)
            walk.press(.keyboardEscape)
            walk.app.settle()
            inner.owner.hasMenu = true
            open(inner.view)
            #expect(walk.titles == ["inner"] && walk.owner.count("ask") == 1)
        }
    }

    @Test func case44_anInnerMenuWithNothingVisibleEndsAndDoesNotFallThrough() {
        let walk = Walk("outer")
        let inner = walk.addTarget(frame: CGRect(x: 50, y: 25, width: 100, height: 50), inside: walk.target)
        walk.app.secondaryClick(inner.view)
        #expect(inner.owner.events == ["ask", "provide", "end"] && walk.events == [] && walk.isClean)
    }

    @Test func aNilLeavesThePressToOtherGestures() {
        let walk = Walk("A")
        walk.owner.hasMenu = false
        var taps = 0, presses = 0
        let tap = UITapGestureRecognizer { _ in taps += 1 }
        let press = UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } }
        press.minimumPressDuration = 0.6
        walk.target.addGestureRecognizer(tap)
        walk.target.addGestureRecognizer(press)
        walk.app.tap(walk.target)
        #expect(taps == 1)
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 1)
        walk.app.touchUp()
        #expect(presses == 1 && walk.events == ["ask"])
    }

    /// Takes the keyboard and writes down what it hears.
    private final class Field: UIView {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func becomeFirstResponder() -> Bool {
            heard.append("become")
            return super.becomeFirstResponder()
        }
        override func resignFirstResponder() -> Bool {
            heard.append("resign")
            return super.resignFirstResponder()
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("down", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("up", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancel", presses) }
        private func note(_ what: String, _ presses: Set<UIPress>) {
            heard += presses.map { "\(what) \($0.key?.characters ?? "")" }
        }
    }

    @Test func case46_theFocusedResponderStaysAndKeysGoToTheMenu() {
        let walk = Walk("Apple", "Banana")
        let field = Field(frame: CGRect(x: 300, y: 50, width: 100, height: 30))
        walk.screen.view.addSubview(field)
        _ = field.becomeFirstResponder()
        walk.app.type("x")
        #expect(field.heard == ["become", "down x", "up x"])
        field.heard = []
        walk.open()
        #expect(field.isFirstResponder && walk.app.window.focus.focusedView === field)
        walk.app.type("b")
        walk.press(.keyboardDownArrow, .keyboardTab)
        #expect(walk.lit == "Apple" && field.heard == [])
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.events == opened + ["end", "choose Apple"])
        #expect(field.isFirstResponder && field.heard == [])
        walk.app.type("y")
        #expect(field.heard == ["down y", "up y"])
    }

    @Test func case46_aKeyThatIsHeldWhenTheMenuOpensIsCancelledOnce() {
        let walk = Walk("A")
        let field = Field(frame: CGRect(x: 300, y: 50, width: 100, height: 30))
        walk.screen.view.addSubview(field)
        _ = field.becomeFirstResponder()
        let key = KeyStroke(usage: UIKeyboardHIDUsage.keyboardX.rawValue, characters: "x")
        walk.app.deliver(.keyPressed(key, isRepeat: false))
        walk.open()
        walk.app.deliver(.keyReleased(key))
        walk.press(.keyboardEscape)
        #expect(field.heard == ["become", "down x", "cancel x"])
        walk.app.type("x")
        #expect(field.heard.suffix(2) == ["down x", "up x"])
    }

    @Test func aPressThatOpensAMenuIsTakenFromTheView() {
        final class Pad: UIView {
            var heard: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
        }
        let walk = Walk("A")
        let pad = Pad(frame: walk.target.bounds)
        walk.target.addSubview(pad)
        walk.app.longPress(pad)
        #expect(walk.titles == ["A"] && pad.heard == ["began", "cancelled"])
        walk.press(.keyboardEscape)
        // A click that closes a menu is not a click on what lies under it.
        walk.open()
        pad.heard = []
        walk.app.click(pad, at: CGPoint(x: 10, y: 10))
        #expect(walk.isClean && pad.heard == [])
        walk.app.click(pad, at: CGPoint(x: 10, y: 10))
        #expect(pad.heard == ["began", "ended"])
    }
}
