import ContextMenuTesting
import PlatformInterface
import Testing

/// Section E of the cases, first half: what opens a menu, and how often.
@MainActor struct OpeningTests {
    private let opened = ["ask", "provide", "display"]

    // MARK: 24, 25

    @Test func case24_aSecondaryPressElsewhereMovesTheMenuInOneGo() {
        let walk = Walk(frame: CGRect(x: 0, y: 0, width: 600, height: 500)) { [$0.action("A"), $0.action("B")] }
        walk.open(at: CGPoint(x: 50, y: 50))
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 50, y: 50))
        walk.app.pointerDown(walk.target, at: CGPoint(x: 300, y: 200), secondary: true)
        #expect(walk.events == opened + ["end"] + opened)
        #expect(walk.owner.locations == [CGPoint(x: 50, y: 50), CGPoint(x: 300, y: 200)])
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 300, y: 200))
        #expect(walk.menuNodes.count == 1)
        walk.app.pointerUp()
        // Again in the very turn in which the menu goes.
        walk.press(.keyboardEscape)
        walk.open(at: CGPoint(x: 100, y: 300))
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 100, y: 300))
        #expect(walk.menuNodes.count == 1)
        #expect(walk.events == opened + ["end"] + opened + ["end"] + opened)
    }

    @Test func case24_fromOneViewToAnother() {
        let walk = Walk("A")
        let other = walk.addTarget(frame: CGRect(x: 350, y: 300, width: 100, height: 100), "Z")
        walk.open()
        walk.app.secondaryClick(other.view)
        #expect(walk.titles == ["Z"] && walk.menuNodes.count == 1)
        #expect(walk.events == opened + ["end"] && other.owner.events == opened)
        #expect(walk.interaction.menuAppearance == .unknown)
    }

    @Test func case24_whereNoMenuIsTheSecondPressOnlyCloses() {
        let walk = Walk("A")
        walk.open()
        walk.app.secondaryClick(walk.screen.view, at: CGPoint(x: 500, y: 450))
        #expect(walk.isClean && walk.events == opened + ["end"])
    }

    @Test func case25_everyOpeningStartsWithClosedSubmenus() throws {
        let walk = Walk(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) { [$0.menu("More", [$0.action("In")]), $0.action("B")] }
        walk.app.longPress(walk.target, at: CGPoint(x: 50, y: 50))
        walk.app.settle()
        try walk.app.menu?.open("More")
        walk.app.settle()
        #expect(walk.levelTitles == [["More", "B"], ["In"]])
        walk.app.tap(walk.app.window, at: CGPoint(x: 597, y: 497))
        walk.app.settle()
        #expect(walk.isClean)
        walk.app.longPress(walk.target, at: CGPoint(x: 50, y: 300))
        walk.app.settle()
        #expect(walk.levelTitles == [["More", "B"]] && walk.lit == nil)
        #expect(walk.app.accessibilityTree.find("More")?.isExpanded == false)
    }

    // MARK: 27

    /// A window so narrow and low that the menu must cover the pointer.
    private func cramped() -> Walk {
        Walk(size: CGSize(width: 200, height: 300), frame: CGRect(x: 0, y: 0, width: 200, height: 300)) { walk in
            (1...8).map { walk.action("row \($0)") }
        }
    }

    @Test func case27_theOpeningClickChoosesNothing() throws {
        let walk = cramped()
        walk.app.pointerDown(walk.target, at: CGPoint(x: 100, y: 150), secondary: true)
        let frame = try #require(walk.app.menu?.frame)
        #expect(frame.insetBy(dx: 20, dy: 20).contains(CGPoint(x: 100, y: 150)) && walk.app.popupFrames.isEmpty)
        walk.app.advance(by: 0.1)
        walk.app.pointerMove(to: CGPoint(x: 103, y: 153))
        walk.app.pointerUp()
        #expect(walk.events == opened && walk.app.menu != nil)
        // The secondary button chooses in no later click either.
        let place = try walk.middle(of: "row 2")
        walk.app.secondaryClick(walk.app.window, at: place)
        #expect(walk.events == opened && walk.app.menu != nil)
        walk.app.click(walk.app.window, at: place)
        #expect(walk.events == opened + ["end", "choose row 2"])
    }

    @Test func case27_aDeliberateDragChooses() throws {
        let walk = cramped()
        walk.app.pointerDown(walk.target, at: CGPoint(x: 100, y: 150), secondary: true)
        try walk.hover("row 7")
        #expect(walk.lit == "row 7")
        walk.app.pointerUp()
        #expect(walk.events == opened + ["end", "choose row 7"])
    }

    @Test func pressDragReleaseChoosesInASubmenuAndNothingOutside() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In"), $0.action("On")])] }
        walk.app.pointerDown(walk.target, secondary: true)
        try walk.hover("More")
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.count == 2)
        try walk.hover("On")
        walk.app.pointerUp()
        #expect(walk.events == opened + ["end", "choose On"])
        walk.app.pointerDown(walk.target, secondary: true)
        walk.app.pointerMove(to: CGPoint(x: 500, y: 450))
        walk.app.pointerUp()
        #expect(walk.app.menu != nil && walk.events.suffix(3) == opened[...])
    }

    // MARK: 28

    private final class Demanding: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                               shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test func case28_aMenuOpensOnThePress() {
        let walk = Walk("A")
        walk.app.pointerDown(walk.target, secondary: true)
        #expect(walk.events == opened && walk.titles == ["A"])
    }

    @Test func case28_whereADragClaimsTheButtonItOpensOnAReleaseWithoutMovement() {
        let walk = Walk("A")
        let demanding = Demanding()
        let pan = UIPanGestureRecognizer()
        pan.delegate = demanding
        var drags = 0
        pan.addHandler { if $0.state == .began { drags += 1 } }
        walk.target.addGestureRecognizer(pan)
        walk.app.pointerDown(walk.target, secondary: true)
        #expect(walk.events == [])
        walk.app.pointerUp()
        #expect(walk.events == opened && drags == 0)
        walk.press(.keyboardEscape)
        walk.app.pointerDown(walk.target, secondary: true)
        walk.app.pointerMove(to: CGPoint(x: 220, y: 130))
        walk.app.pointerUp()
        #expect(walk.events == opened + ["end"] && drags == 1 && walk.isClean)
    }

    @Test func case28_aMenuThatWaitedForTheReleaseTakesNoLaterDrag() throws {
        let walk = Walk("A", "B")
        let demanding = Demanding()
        let pan = UIPanGestureRecognizer()
        pan.delegate = demanding
        walk.target.addGestureRecognizer(pan)
        walk.app.secondaryClick(walk.target)
        try walk.hover("B")
        #expect(walk.lit == "B" && walk.events == opened)
        try walk.click("B")
        #expect(walk.events == opened + ["end", "choose B"])
    }

    @Test func case28_noMenuInTheMiddleOfADrag() {
        let walk = Walk("A")
        let pan = UIPanGestureRecognizer()
        walk.target.addGestureRecognizer(pan)
        walk.app.pointerDown(walk.target)
        walk.app.pointerMove(to: CGPoint(x: 200, y: 120))
        #expect(pan.state.isActive)
        walk.app.deliver(.pointerPressed(.secondary, location: CGPoint(x: 200, y: 120), clickCount: 1))
        walk.app.deliver(.pointerReleased(.secondary, location: CGPoint(x: 200, y: 120)))
        #expect(walk.events == [] && pan.state.isActive)
        walk.app.pointerUp()
        walk.open()
        #expect(walk.events == opened)
    }

    // MARK: 29, 30

    /// A list of rows that the keyboard can focus; the list alone has the menu.
    private final class Row: UIView { override var canBecomeFocused: Bool { true } }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardF10, .keyboardApplication, .keyboardMenu])
    func case29_theMenuHangsFromTheFocusedViewNotFromThePointer(_ key: UIKeyboardHIDUsage) {
        let walk = Walk("A", "B")
        let other = walk.addTarget(frame: CGRect(x: 300, y: 100, width: 120, height: 40), "Y", "Z")
        walk.app.pointerMove(to: CGPoint(x: 100, y: 80))
        walk.press(.keyboardTab)
        #expect(walk.app.window.focus.focusedView === walk.target)
        walk.press(.keyboardTab)
        #expect(walk.app.window.focus.focusedView === other.view)
        walk.app.press(key, modifiers: key == .keyboardF10 ? .shift : [])
        #expect(walk.titles == ["Y", "Z"] && walk.lit == "Y")
        #expect(other.owner.locations == [CGPoint(x: 60, y: 20)])
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 300, y: 140))
        #expect(walk.events == [])
        // The same key takes it away again.
        walk.app.press(key, modifiers: key == .keyboardF10 ? .shift : [])
        #expect(walk.isClean && other.owner.events == opened + ["end"])
    }

    @Test func case29_theFocusedRowOfAListWithOneMenu() {
        let walk = Walk(frame: CGRect(x: 50, y: 20, width: 300, height: 400)) { [$0.action("A")] }
        let rows = (0..<8).map { Row(frame: CGRect(x: 0, y: CGFloat($0) * 50, width: 300, height: 50)) }
        for row in rows { walk.target.addSubview(row) }
        walk.app.pointerMove(to: CGPoint(x: 100, y: 30))
        walk.app.window.focus.focus(rows[2])
        walk.app.press(.keyboardMenu)
        #expect(walk.titles == ["A"])
        #expect(walk.owner.locations == [CGPoint(x: 150, y: 125)])
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 50, y: 170))
    }

    @Test func case30_withNothingFocusedWhatIsInFrontIsAsked() {
        let walk = Walk("A")
        let owner = MenuOwner()
        walk.screen.view.addInteraction(UIContextMenuInteraction(delegate: owner))
        owner.hasMenu = false
        walk.app.press(.keyboardMenu)
        #expect(owner.events == ["ask"] && walk.isClean && walk.app.beepCount == 0)
        owner.hasMenu = true
        owner.elements = { [walk.action("Paste")] }
        walk.app.press(.keyboardMenu)
        #expect(walk.titles == ["Paste"])
        #expect(owner.locations.last == CGPoint(x: 300, y: 250))
        #expect(walk.events == [])
    }

    @Test func aHeldMenuKeyOpensOnce() {
        let walk = Walk("A")
        walk.app.window.focus.focus(walk.target)
        let key = KeyStroke(usage: UIKeyboardHIDUsage.keyboardMenu.rawValue)
        walk.app.deliver(.keyPressed(key, isRepeat: false))
        for _ in 1...5 { walk.app.deliver(.keyPressed(key, isRepeat: true)) }
        walk.app.deliver(.keyReleased(key))
        #expect(walk.events == opened && walk.titles == ["A"])
    }

    @Test func tabMovesTheFocusBothWays() {
        let walk = Walk("A")
        let other = walk.addTarget(frame: CGRect(x: 300, y: 100, width: 120, height: 40), "Z")
        let expected = [walk.target, other.view, walk.target]
        for view in expected {
            walk.press(.keyboardTab)
            #expect(walk.app.window.focus.focusedView === view)
        }
        walk.app.press(.keyboardTab, modifiers: .shift)
        #expect(walk.app.window.focus.focusedView === other.view)
        // While a menu is open Tab moves nothing.
        walk.press(.keyboardMenu, .keyboardTab)
        #expect(walk.titles == ["Z"] && walk.app.window.focus.focusedView === other.view)
    }
}
