import ContextMenuTesting
import PlatformInterface
import Testing

/// Every key of an open menu.
@MainActor struct KeyboardTests {
    private func nested() -> Walk {
        Walk { walk in
            [walk.action("A"), walk.menu("More", [walk.action("In"), walk.menu("Deep", [walk.action("Deepest")])]), walk.action("B")]
        }
    }

    /// Presses each key and compares the highlighted row.
    private func check(_ walk: Walk, _ keys: [(UIKeyboardHIDUsage, String?)]) {
        for (number, (key, expected)) in keys.enumerated() {
            walk.press(key)
            #expect(walk.lit == expected, "after key \(number + 1), \(key)")
        }
    }

    @Test func arrowsWrap() {
        let walk = Walk("A", "B", "C")
        walk.openByKeys()
        #expect(walk.lit == "A")
        check(walk, [(.keyboardDownArrow, "B"), (.keyboardDownArrow, "C"), (.keyboardDownArrow, "A"),
                     (.keyboardUpArrow, "C"), (.keyboardUpArrow, "B")])
    }

    @Test func afterThePointerOpenedTheFirstKeyStartsAtAnEnd() {
        for (key, expected) in [(UIKeyboardHIDUsage.keyboardDownArrow, "A"), (.keyboardUpArrow, "C"), (.keyboardHome, "A"),
                                (.keyboardEnd, "C"), (.keyboardPageDown, "A"), (.keyboardPageUp, "C"), (.keyboardRightArrow, "A")] {
            let walk = Walk("A", "B", "C")
            walk.open()
            #expect(walk.lit == nil)
            walk.press(key)
            #expect(walk.lit == expected, "after \(key)")
        }
    }

    @Test func homeEndAndPages() {
        let walk = Walk("A", "B", "C", "D")
        walk.openByKeys()
        check(walk, [(.keyboardEnd, "D"), (.keyboardHome, "A"), (.keyboardPageDown, "D"), (.keyboardPageUp, "A")])
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar])
    func chooses(_ key: UIKeyboardHIDUsage) {
        let walk = Walk("A", "B")
        walk.openByKeys()
        walk.press(.keyboardDownArrow, key)
        #expect(walk.events == ["ask", "provide", "display", "end", "choose B"] && walk.isClean)
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar, .keyboardRightArrow])
    func opensSubmenusAndHighlightsTheirFirstRow(_ key: UIKeyboardHIDUsage) {
        let walk = nested()
        walk.openByKeys()
        walk.press(.keyboardDownArrow, key)
        #expect(walk.levelTitles == [["A", "More", "B"], ["In", "Deep"]] && walk.lit == "In")
        walk.press(.keyboardDownArrow, key)
        #expect(walk.levelTitles.last == ["Deepest"] && walk.lit == "Deepest")
    }

    @Test func leftAndRightGoThroughTheLevels() {
        let walk = nested()
        walk.openByKeys()
        check(walk, [(.keyboardRightArrow, "A"), (.keyboardLeftArrow, "A"), (.keyboardDownArrow, "More"), (.keyboardRightArrow, "In"),
                     (.keyboardRightArrow, "In"), (.keyboardDownArrow, "Deep"), (.keyboardRightArrow, "Deepest"),
                     (.keyboardLeftArrow, "Deep"), (.keyboardLeftArrow, "More"), (.keyboardLeftArrow, "More")])
        #expect(walk.levelTitles == [["A", "More", "B"]] && walk.owner.count("end") == 0)
    }

    @Test func escapeClosesOneLevel() {
        let walk = nested()
        walk.openByKeys()
        walk.press(.keyboardDownArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardRightArrow)
        for (levels, lit) in [(2, "Deep"), (1, "More")] {
            walk.press(.keyboardEscape)
            #expect(walk.levelTitles.count == levels && walk.lit == lit && walk.owner.count("end") == 0)
        }
        walk.press(.keyboardEscape)
        #expect(walk.isClean && walk.owner.count("end") == 1)
    }

    @Test func escapeInAMenuIsNoStepBackInTheApp() {
        let walk = Walk("A")
        let root = UIViewController(), next = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        walk.app.window.rootViewController = navigation
        navigation.pushViewController(next, animated: false)
        next.view.addSubview(walk.target)
        walk.openByKeys()
        walk.press(.keyboardEscape)
        #expect(walk.isClean && navigation.topViewController === next)
        walk.press(.keyboardEscape)
        #expect(navigation.topViewController === root)
    }

    @Test func movingUpOrDownClosesTheSubmenuBeside() throws {
        let walk = nested()
        walk.open()
        try walk.hover("More")
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.count == 2 && walk.lit == "More")
        walk.press(.keyboardDownArrow)
        #expect(walk.levelTitles.count == 1 && walk.lit == "B")
    }

    @Test func rightGoesIntoASubmenuThatThePointerOpened() throws {
        let walk = nested()
        walk.open()
        try walk.hover("More")
        walk.app.advance(by: 0.2)
        walk.press(.keyboardRightArrow)
        #expect(walk.levelTitles.count == 2 && walk.lit == "In")
    }

    @Test func keysWithControlOrAltDoNothing() {
        let walk = Walk("A", "B")
        walk.openByKeys()
        for modifiers in [UIKeyModifierFlags.command, .alternate, .control] {
            for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter, .keyboardEscape, .keyboardB] {
                walk.app.press(key, modifiers: modifiers)
            }
        }
        #expect(walk.lit == "A" && walk.events == ["ask", "provide", "display"])
    }

    @Test func paletteCellsAreWalkedAlongTheirLine() {
        let walk = Walk { walk in
            let cells = UIMenu(options: .displayInline, preferredElementSize: .small, children: ["1", "2", "3"].map { walk.action($0) })
            return [walk.action("A"), cells, walk.action("B")]
        }
        walk.openByKeys()
        // From a whole row the way leads to the middle cell.
        check(walk, [(.keyboardDownArrow, "2"), (.keyboardRightArrow, "3"), (.keyboardRightArrow, "3"), (.keyboardLeftArrow, "2"),
                     (.keyboardLeftArrow, "1"), (.keyboardLeftArrow, "1"), (.keyboardDownArrow, "B"), (.keyboardUpArrow, "2"),
                     (.keyboardUpArrow, "A"), (.keyboardUpArrow, "B")])
    }

    // MARK: Type-ahead

    private func fruit() -> Walk { Walk("Apple", "Banana", "Blueberry", "Éclair", "new York", "New Zealand", "ölig") }

    @Test func typingFindsATitleByItsBeginning() {
        let walk = fruit()
        walk.openByKeys()
        walk.app.type("bl")
        #expect(walk.lit == "Blueberry")
        walk.app.advance(by: 1.1)
        walk.app.type("N")
        #expect(walk.lit == "new York")
    }

    @Test func caseAndDiacriticsDoNotMatter() {
        let walk = fruit()
        walk.openByKeys()
        for (typed, expected) in [("e", "Éclair"), ("O", "ölig"), ("É", "Éclair"), ("BAN", "Banana"), ("Ö", "ölig")] {
            walk.app.type(typed)
            #expect(walk.lit == expected, "after \(typed)")
            walk.app.advance(by: 1.1)
        }
    }

    @Test func theBufferLastsOneSecond() {
        let walk = fruit()
        walk.openByKeys()
        walk.app.type("b")
        #expect(walk.lit == "Banana")
        walk.app.advance(by: 0.9)
        walk.app.type("l")
        #expect(walk.lit == "Blueberry")
        walk.app.advance(by: 1.1)
        walk.app.type("a")
        #expect(walk.lit == "Apple")
        // "b" and a late "a": two beginnings, not one.
        walk.app.advance(by: 1.1)
        walk.app.type("b")
        walk.app.advance(by: 1.1)
        walk.app.type("a")
        #expect(walk.lit == "Apple")
    }

    @Test func aRepeatedLetterCycles() {
        let walk = fruit()
        walk.openByKeys()
        for expected in ["Banana", "Blueberry", "Banana"] {
            walk.app.type("b")
            #expect(walk.lit == expected)
        }
        walk.app.advance(by: 2)
        walk.app.type("b")
        #expect(walk.lit == "Blueberry")
    }

    @Test func aSpaceInsideWhatIsTypedIsNoChoice() {
        let walk = fruit()
        walk.openByKeys()
        walk.app.type("new z")
        #expect(walk.lit == "New Zealand" && walk.owner.count("end") == 0)
        walk.app.advance(by: 1.1)
        walk.app.type(" ")
        #expect(walk.events.suffix(2) == ["end", "choose New Zealand"])
    }

    @Test func anArrowEndsWhatIsTyped() {
        let walk = fruit()
        walk.openByKeys()
        walk.app.type("b")
        walk.press(.keyboardDownArrow)
        #expect(walk.lit == "Blueberry")
        walk.press(.keyboardSpacebar)
        #expect(walk.events.suffix(2) == ["end", "choose Blueberry"])
    }

    @Test func aSubmenuStartsAnew() {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In"), $0.action("Box")])] }
        walk.openByKeys()
        walk.app.type("m")
        walk.press(.keyboardRightArrow)
        walk.app.type("b")
        #expect(walk.lit == "Box")
    }

    @Test func whatMatchesNothingMovesNothing() {
        let walk = fruit()
        walk.openByKeys()
        walk.press(.keyboardEnd)
        walk.app.type("xq9")
        #expect(walk.lit == "ölig" && walk.app.menu != nil)
    }

    @Test func allowsTypeSelectSwitchesItOff() {
        let walk = fruit()
        walk.owner.adjust = { $0.allowsTypeSelect = false }
        walk.openByKeys()
        walk.app.type("b")
        #expect(walk.lit == "Apple")
        walk.press(.keyboardSpacebar)
        #expect(walk.events.last == "choose Apple")
    }

    /// The menu follows the view that it belongs to, not the desktop's language.
    @Test func case33_aViewThatIsMirroredByItselfHasAMirroredMenu() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In")])] }
        walk.target.semanticContentAttribute = .forceRightToLeft
        walk.open(at: CGPoint(x: 180, y: 50))
        #expect(walk.app.menu?.frame.maxX == 230, "It opens to the left.")
        walk.press(.keyboardEnd, .keyboardLeftArrow)
        #expect(walk.levelTitles == [["A", "More"], ["In"]])
        walk.press(.keyboardRightArrow)
        #expect(walk.levelTitles == [["A", "More"]])
    }
}
