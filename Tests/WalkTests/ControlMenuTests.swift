import ContextMenuTesting
import PlatformInterface
import Testing

/// The menus of buttons and other controls: how they open, what they leave alone, and what is remembered.
@MainActor struct ControlMenuTests {
    // MARK: Menu first

    @Test func aClickOpensTheMenuUnderTheButtonAndLeavesItOpen() throws {
        let walk = ControlWalk()
        walk.app.pointerDown(walk.button)
        #expect(walk.titles == ["A", "B", "C"] && walk.events == ["menu"])
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 50, y: 94))
        #expect(walk.button.isHeld && !walk.button.isHighlighted && !walk.button.isTracking)
        walk.app.pointerUp()
        walk.app.settle()
        #expect(walk.titles == ["A", "B", "C"] && walk.events == ["menu"])
        #expect(walk.button.contextMenuInteraction?.menuAppearance == .compact)
        walk.app.click(walk.app.window, at: try walk.middle(of: "B"))
        #expect(walk.events == ["menu", "choose B"] && walk.app.menu == nil && !walk.button.isHeld)
    }

    @Test func aTapOpensAListForFingers() throws {
        let walk = ControlWalk()
        walk.app.tap(walk.button)
        walk.app.settle()
        #expect(walk.titles == ["A", "B", "C"] && walk.events == ["menu"])
        let frame = try #require(walk.app.menu?.frame)
        #expect(frame.minX == 50 && frame.minY == 94 && frame.width == 250)
        #expect(try #require(walk.rect(of: "A")).height >= 44)
        #expect(walk.button.contextMenuInteraction?.menuAppearance == .compact && walk.app.menu?.preview == nil)
        #expect(walk.overlaid.count == 1, "nothing is lifted, nothing goes dim")
        walk.app.tap(walk.app.window, at: try walk.middle(of: "C"))
        #expect(walk.events == ["menu", "choose C"] && walk.app.menu == nil && !walk.button.isHeld)
        walk.app.settle()
        #expect(walk.overlaid.isEmpty)
    }

    @Test func pressDragAndReleaseChoose() throws {
        let walk = ControlWalk()
        walk.app.pointerDown(walk.button)
        walk.app.pointerMove(to: try walk.middle(of: "B"))
        #expect(walk.lit == "B")
        walk.app.pointerUp()
        #expect(walk.taken() == ["menu", "choose B"] && walk.app.menu == nil)
        walk.app.touchDown(walk.button)
        walk.app.touchMove(to: try walk.middle(of: "C"))
        #expect(walk.lit == "C")
        walk.app.touchUp()
        #expect(walk.taken() == ["menu", "choose C"] && walk.app.menu == nil)
        // The button is a button again.
        walk.app.settle()
        walk.app.click(walk.button)
        #expect(walk.titles == ["A", "B", "C"])
    }

    @Test func aPressOnTheButtonClosesItsMenu() {
        let walk = ControlWalk()
        for press in [{ walk.app.click(walk.button) }, { walk.app.tap(walk.button) }] {
            press()
            #expect(walk.app.menu != nil)
            press()
            #expect(walk.app.menu == nil && walk.taken() == ["menu"] && !walk.button.isHeld)
        }
    }

    @Test func aSecondaryClickOpensItToo() {
        let walk = ControlWalk()
        walk.app.secondaryClick(walk.button)
        #expect(walk.titles == ["A", "B", "C"] && walk.app.menu?.frame.origin == CGPoint(x: 50, y: 94))
    }

    // MARK: Menu by holding

    @Test func aClickIsTheActionAndHoldingOpensTheMenu() throws {
        let walk = ControlWalk(isPrimary: false)
        walk.app.click(walk.button)
        #expect(walk.taken() == ["down", "up", "primary"] && walk.app.menu == nil)
        walk.app.tap(walk.button)
        #expect(walk.taken() == ["down", "up", "primary"] && walk.app.menu == nil)
        walk.app.longPress(walk.button)
        #expect(walk.taken() == ["down", "cancel", "menu"] && walk.titles == ["A", "B", "C"] && !walk.button.isHighlighted)
        #expect(try #require(walk.rect(of: "A")).height >= 44)
        try walk.app.menu?.choose("A")
        walk.app.settle()
        #expect(walk.taken() == ["choose A"])
        walk.app.pointerDown(walk.button)
        walk.app.advance(by: 1)
        #expect(walk.taken() == ["down", "cancel", "menu"] && walk.app.menu?.frame.origin == CGPoint(x: 50, y: 94))
        walk.app.pointerUp()
        #expect(walk.app.menu != nil)
        walk.press(.keyboardEscape)
        walk.app.secondaryClick(walk.button)
        #expect(walk.taken() == ["menu"] && walk.app.menu?.frame.origin == CGPoint(x: 50, y: 94))
    }

    @Test func aFingerThatMovesAwayOpensNothing() {
        let walk = ControlWalk(isPrimary: false)
        walk.app.touchDown(walk.button)
        walk.app.touchMove(to: CGPoint(x: 130, y: 300))
        walk.app.advance(by: 1)
        #expect(walk.app.menu == nil)
        walk.app.touchUp()
        #expect(walk.events == ["down", "outside"])
    }

    @Test func inAScrollViewADragScrollsAndATapOpens() {
        let walk = ControlWalk()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
        scrollView.contentSize = CGSize(width: 600, height: 2000)
        walk.screen.view.addSubview(scrollView)
        scrollView.addSubview(walk.button)
        walk.app.touchDown(walk.button)
        #expect(walk.app.menu == nil)
        walk.app.touchMove(to: CGPoint(x: 130, y: 20))
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.app.menu == nil && scrollView.contentOffset.y > 20 && walk.taken() == [])
        scrollView.contentOffset = .zero
        walk.app.tap(walk.button)
        #expect(walk.titles == ["A", "B", "C"] && walk.taken() == ["menu"])
        walk.press(.keyboardEscape)
        walk.app.touchDown(walk.button)
        walk.app.advance(by: 0.2)
        #expect(walk.titles == ["A", "B", "C"])
        walk.app.touchUp()
        #expect(walk.app.menu != nil)
        walk.press(.keyboardEscape)
        walk.app.pointerDown(walk.button)
        #expect(walk.app.menu != nil, "a pointer scrolls nothing by dragging")
    }

    @Test func anInteractionOfTheAppsOwnIsAtThePointer() {
        let walk = ControlWalk(isPrimary: false)
        walk.button.menu = nil
        let owner = MenuOwner()
        owner.elements = { [walk.action("X")] }
        walk.button.addInteraction(UIContextMenuInteraction(delegate: owner))
        walk.app.secondaryClick(walk.button)
        #expect(walk.titles == ["X"] && walk.app.menu?.frame.origin == CGPoint(x: 130, y: 70) && !walk.button.isHeld)
        walk.press(.keyboardEscape)
        walk.app.click(walk.button)
        #expect(walk.events == ["down", "up", "primary"])
    }

    @Test func aDisabledButtonHasNoMenu() throws {
        let walk = ControlWalk()
        walk.button.isEnabled = false
        walk.app.click(walk.button)
        walk.app.longPress(walk.button)
        walk.app.secondaryClick(walk.button)
        #expect(walk.app.menu == nil && walk.events == [])
        let node = try #require(walk.app.accessibilityTree.find("Button"))
        #expect(!node.hasPopup && !node.actions.contains(.showMenu))
        // An outer view's menu has its turn.
        let owner = MenuOwner()
        owner.elements = { [walk.action("outer")] }
        walk.screen.view.addInteraction(UIContextMenuInteraction(delegate: owner))
        walk.app.secondaryClick(walk.button)
        #expect(walk.titles == ["outer"])
    }

    // MARK: Keyboard

    @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keyboardDownArrow, .keyboardMenu])
    func keysOpenIt(_ key: UIKeyboardHIDUsage) {
        let walk = ControlWalk()
        walk.press(.keyboardTab)
        #expect(walk.button.isFirstResponder)
        walk.press(key)
        #expect(walk.lit == "A" && walk.events == ["menu"] && walk.app.menu?.frame.origin == CGPoint(x: 50, y: 94))
        walk.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(walk.events == ["menu", "choose B"] && walk.app.menu == nil && walk.button.isFirstResponder)
    }

    @Test func theKeyThatOpenedItChoosesNothingWhileItIsHeld() {
        for usage in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter] {
            let walk = ControlWalk()
            walk.press(.keyboardTab)
            let key = KeyStroke(usage: usage.rawValue, characters: usage == .keyboardSpacebar ? " " : "")
            walk.app.deliver(.keyPressed(key, isRepeat: false))
            for _ in 1...5 { walk.app.deliver(.keyPressed(key, isRepeat: true)) }
            walk.app.deliver(.keyReleased(key))
            #expect(walk.lit == "A" && walk.events == ["menu"])
            walk.app.deliver(.keyPressed(key, isRepeat: false))
            #expect(walk.events == ["menu", "choose A"])
        }
    }

    @Test func whereTheActionComesFirstOnlyTheMenuKeyOpensIt() {
        let walk = ControlWalk(isPrimary: false)
        walk.press(.keyboardTab, .keyboardSpacebar)
        #expect(walk.taken() == ["down", "up", "primary"] && walk.app.menu == nil)
        walk.press(.keyboardMenu)
        #expect(walk.lit == "A" && walk.taken() == ["menu"])
    }

    @Test func case46_theFocusStaysWhereItIs() {
        let walk = ControlWalk()
        let field = UIControl(frame: CGRect(x: 300, y: 50, width: 100, height: 40))
        walk.screen.view.addSubview(field)
        field.becomeFirstResponder()
        walk.app.click(walk.button)
        #expect(field.isFirstResponder && walk.app.menu != nil)
        walk.app.type("b")
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.events == ["menu", "choose B"] && field.isFirstResponder && walk.app.window.focus.focusedView === field)
    }

    @Test func codeOpensItByThePrimaryAction() {
        let walk = ControlWalk()
        walk.button.performPrimaryAction()
        #expect(walk.titles == ["A", "B", "C"] && walk.lit == nil && walk.events == ["menu"])
        walk.button.contextMenuInteraction?.dismissMenu()
        walk.button.menu = nil
        walk.button.performPrimaryAction()
        #expect(walk.events == ["menu", "primary"] && walk.app.menu == nil)
    }

    // MARK: The life of the menu

    @Test func case47_and48_theHandlerRunsWithTheReleaseAfterTheMenuIsGone() throws {
        let walk = ControlWalk()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        var wasHeld = true
        walk.button.menu = UIMenu(children: [
            walk.action("Delete") { [weak walk] _ in
                wasHeld = walk?.button.isHeld ?? true
                walk?.screen.present(alert, animated: false)
            }
        ])
        walk.app.click(walk.button)
        walk.app.deliver(.pointerPressed(.primary, location: try walk.middle(of: "Delete"), clickCount: 1))
        let now = walk.app.now
        walk.app.deliver(.pointerReleased(.primary, location: try walk.middle(of: "Delete")))
        #expect(walk.events == ["menu", "choose Delete"] && walk.app.now == now && !wasHeld)
        #expect(walk.screen.presentedViewController === alert && walk.app.menu == nil)
    }

    @Test func aButtonThatLeavesTakesItsMenuAlong() {
        let walk = ControlWalk()
        for open in [{ walk.app.click(walk.button) }, { walk.app.tap(walk.button) }] {
            open()
            #expect(walk.app.menu != nil)
            walk.button.removeFromSuperview()
            #expect(walk.app.menu == nil && !walk.button.isHeld)
            walk.app.settle()
            #expect(walk.overlaid.isEmpty)
            walk.screen.view.addSubview(walk.button)
        }
        walk.app.click(walk.button)
        walk.button.menu = nil
        #expect(walk.app.menu == nil && !walk.button.isHeld)
    }

    @Test func anEmptyMenuShowsNothing() {
        let walk = ControlWalk([])
        walk.app.click(walk.button)
        walk.app.tap(walk.button)
        #expect(walk.app.menu == nil && walk.events == ["menu", "menu"] && !walk.button.isHeld)
    }

    @Test func nothingIsKeptOfAButtonThatIsGone() {
        weak var button: UIButton?
        weak var menu: UIMenu?
        let screen = UIViewController()
        let app = HeadlessApp(screen, size: CGSize(width: 600, height: 500))
        do {
            let made = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
            made.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIMenu(title: "More", children: [UIAction(title: "B") { _ in }])])
            made.showsMenuAsPrimaryAction = true
            made.changesSelectionAsPrimaryAction = true
            screen.view.addSubview(made)
            app.click(made)
            app.press(.keyboardEscape)
            app.tap(made)
            try? app.menu?.choose("A")
            made.removeFromSuperview()
            (button, menu) = (made, made.menu)
        }
        app.settle()
        #expect(button == nil && menu == nil)
    }

    // MARK: A control of the app's own

    private final class Dial: UIControl {
        var events: [String] = []
        var hasMenu = true
        override func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                             configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
            events.append("ask \(Int(location.x)),\(Int(location.y))")
            return hasMenu ? UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Low") { _ in }]) }) : nil
        }
        override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                             animator: (any UIContextMenuInteractionAnimating)?) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            events.append("display")
            animator?.addCompletion { [weak self] in self?.events.append("shown") }
        }
        override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                             animator: (any UIContextMenuInteractionAnimating)?) {
            super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            events.append("end")
            animator?.addCompletion { [weak self] in self?.events.append("gone") }
        }
        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }
    }

    @Test func aControlIsItsMenusDelegate() throws {
        let walk = ControlWalk()
        let dial = Dial(frame: CGRect(x: 300, y: 100, width: 100, height: 100))
        walk.screen.view.addSubview(dial)
        walk.app.secondaryClick(dial)
        #expect(walk.app.menu == nil && dial.events == [])
        dial.isContextMenuInteractionEnabled = true
        for open in [{ walk.app.secondaryClick(dial, at: CGPoint(x: 20, y: 30)) }, { walk.app.longPress(dial, at: CGPoint(x: 20, y: 30)) }] {
            dial.events = []
            open()
            walk.app.settle()
            let frame = try #require(walk.app.menu?.frame)
            #expect(frame.midX == 350 && frame.minY == 200)
            walk.press(.keyboardEscape)
            walk.app.settle()
            #expect(dial.events == ["ask 20,30", "display", "shown", "end", "gone"])
        }
        dial.showsMenuAsPrimaryAction = true
        dial.hasMenu = false
        var clicks = 0
        dial.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
        walk.app.click(dial)
        #expect(walk.app.menu == nil && clicks == 1, "without a menu the press is the control's")
        dial.hasMenu = true
        walk.app.click(dial)
        #expect(walk.titles == ["Low"] && clicks == 1)
    }

    // MARK: Accessibility

    @Test func aScreenReaderFindsAButtonWithAMenu() throws {
        let walk = ControlWalk()
        let node = try #require(walk.app.accessibilityTree.find("Button"))
        #expect(node.role == .button && node.hasPopup && node.isExpanded == false && node.actions == [.activate, .showMenu])
        #expect(walk.app.perform("activate", on: node))
        #expect(walk.lit == "A" && walk.app.accessibilityTree.find("Button")?.isExpanded == true)
        walk.press(.keyboardEscape)
        #expect(walk.app.accessibilityTree.find("Button")?.isExpanded == false)
        #expect(walk.app.perform("show-menu", on: node) && walk.lit == "A")
        walk.press(.keyboardEscape)
        walk.button.showsMenuAsPrimaryAction = false
        walk.events = []
        #expect(walk.app.perform("activate", on: node) && walk.events == ["down", "up", "primary"])
        walk.button.menu = nil
        let plain = try #require(walk.app.accessibilityTree.find("Button"))
        #expect(!plain.hasPopup && plain.isExpanded == nil && plain.actions == [.activate])
    }
}
