import ContextMenuTesting
import PlatformInterface
import Testing

/// What the menu of a control shows at each opening: content, selection, order and place.
@MainActor struct ControlMenuContentTests {
    // MARK: 7

    @Test func case7_eachOpeningShowsWhatWasAssignedLast() throws {
        let walk = ControlWalk(["old"])
        walk.app.click(walk.button)
        #expect(walk.titles == ["old"])
        walk.press(.keyboardEscape)
        walk.button.menu = UIMenu(children: [walk.action("new")])
        walk.app.click(walk.button)
        #expect(walk.titles == ["new"])
        walk.button.menu = UIMenu(children: [walk.action("later")])
        #expect(walk.titles == ["new"], "a shown menu stays as it is")
        try walk.app.menu?.choose("new")
        walk.app.click(walk.button)
        #expect(walk.titles == ["later"])
    }

    @Test func case7_uncachedElementsAreAskedAtEachOpening() {
        var asked = 0, model = ["one"]
        let walk = ControlWalk()
        walk.button.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak walk] give in
                asked += 1
                give(model.compactMap { walk?.action($0) })
            }
        ])
        walk.app.click(walk.button)
        #expect(walk.titles == ["one"] && asked == 1)
        walk.press(.keyboardEscape)
        model = ["one", "two"]
        walk.app.tap(walk.button)
        #expect(walk.titles == ["one", "two"] && asked == 2)
    }

    @Test func theMenuCanBeMadeWhenItIsAskedFor() {
        let walk = ControlWalk(["old"])
        walk.button.addAction(UIAction { [weak walk] _ in
            guard let walk else { return }
            walk.button.menu = UIMenu(children: [walk.action("fresh")])
        }, for: .menuActionTriggered)
        walk.app.click(walk.button)
        #expect(walk.titles == ["fresh"])
    }

    // MARK: Selection

    @Test func aSingleSelectionIsRememberedByTheButton() throws {
        let walk = ControlWalk()
        let original = walk.action("Name", state: .on)
        var seen: [String] = []
        let look = { [weak walk] (_: UIAction) in seen.append(walk?.button.menu?.selectedElements.map(\.title).joined() ?? "") }
        walk.button.menu = UIMenu(children: [
            UIMenu(title: "Sort", options: [.displayInline, .singleSelection], children: [
                original, walk.action("Date", then: look), UIMenu(title: "More", children: [walk.action("Size", then: look)]),
            ]),
            walk.action("Other", state: .on),
        ])
        walk.app.click(walk.button)
        #expect(walk.states == [.on, .off, .off, .on])
        try walk.app.menu?.choose("Date")
        #expect(seen == ["DateOther"], "the handler sees it")
        walk.app.click(walk.button)
        #expect(walk.states == [.off, .on, .off, .on] && original.state == .on)
        try walk.app.menu?.choose("More", "Size")
        #expect(seen.last == "SizeOther")
        walk.app.tap(walk.button)
        #expect(walk.states == [.off, .off, .off, .on])
        try walk.app.menu?.open("More")
        #expect(walk.states == [.on])
    }

    @Test func aStateThatTheHandlerSetsIsRemembered() throws {
        let walk = ControlWalk()
        let toggle = { (action: UIAction) in action.state = action.state == .on ? .off : .on }
        let stays = UIAction(title: "Stays", attributes: .keepsMenuPresented) { toggle($0) }
        walk.button.menu = UIMenu(children: [walk.action("Leaves", then: toggle), stays])
        walk.app.click(walk.button)
        try walk.app.menu?.choose("Stays")
        #expect(walk.states == [.off, .on])
        try walk.app.menu?.choose("Leaves")
        walk.app.click(walk.button)
        #expect(walk.states == [.on, .on])
        try walk.app.menu?.choose("Leaves")
        walk.app.click(walk.button)
        #expect(walk.states == [.off, .on])
    }

    @Test func aMenuThatTheHandlerAssignsIsLeftAlone() throws {
        let walk = ControlWalk()
        func rebuild() {
            walk.button.menu = UIMenu(options: .singleSelection, children: ["A", "B"].map { title in walk.action(title, then: { _ in rebuild() }) })
        }
        rebuild()
        walk.app.click(walk.button)
        try walk.app.menu?.choose("B")
        walk.app.click(walk.button)
        #expect(walk.states == [.off, .off])
    }

    @Test func aPopUpButtonShowsItsChoice() throws {
        let walk = ControlWalk(["Small", "Medium", "Large"])
        walk.button.changesSelectionAsPrimaryAction = true
        #expect(walk.button.currentTitle == "Small")
        walk.app.click(walk.button)
        #expect(walk.states == [.on, .off, .off])
        try walk.app.menu?.choose("Large")
        #expect(walk.button.currentTitle == "Large" && walk.button.titleLabel?.text == "Large")
        #expect(walk.app.accessibilityTree.find("Large")?.role == .button)
        walk.app.click(walk.button)
        #expect(walk.states == [.off, .off, .on])
        #expect(walk.app.accessibilityTree.all { $0.role == .menuItemRadio }.map(\.checked) == [.off, .off, .on])
        // Choosing what is on keeps it on.
        try walk.app.menu?.choose("Large")
        walk.app.tap(walk.button)
        #expect(walk.states == [.off, .off, .on])
        walk.press(.keyboardEscape)
        (walk.button.menu?.children[1] as? UIAction)?.state = .on
        walk.app.click(walk.button)
        #expect(walk.states == [.off, .on, .off] && walk.button.currentTitle == "Medium")
    }

    @Test func rowsChosenByAScreenReaderWithoutOpeningAreRememberedToo() throws {
        let walk = ControlWalk(["Small", "Large"])
        walk.button.changesSelectionAsPrimaryAction = true
        walk.app.changeSettings { $0.isScreenReaderOn = true }
        walk.press(.keyboardTab)
        let node = try #require(walk.app.accessibilityTree.find("Small"))
        let action = try #require(node.actions.first { $0.title == "Large" })
        #expect(walk.app.perform(action.name, on: node))
        #expect(walk.events == ["choose Large"] && walk.button.currentTitle == "Large")
    }

    @Test func theButtonIsTheSender() throws {
        var sender: Any?, source: Any?
        let walk = ControlWalk()
        walk.button.menu = UIMenu(children: [UIAction(title: "A") { sender = $0.sender; source = $0.presentationSourceItem }])
        walk.app.click(walk.button)
        try walk.app.menu?.choose("A")
        #expect(sender as? UIButton === walk.button && source as? UIButton === walk.button)
    }

    @Test func anOpenMenuCanBeUpdated() throws {
        let walk = ControlWalk(["A", "B"])
        walk.app.click(walk.button)
        walk.button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([walk.action("C")]) }
        #expect(walk.titles == ["C"])
        try walk.app.menu?.choose("C")
        walk.app.click(walk.button)
        #expect(walk.titles == ["A", "B"])
    }

    // MARK: 17

    private static let bottom = CGRect(x: 50, y: 440, width: 160, height: 40)

    @Test(arguments: [UIContextMenuConfiguration.ElementOrder.automatic, .priority, .fixed])
    func case17_aMenuAboveItsButton(_ order: UIContextMenuConfiguration.ElementOrder) throws {
        let walk = ControlWalk(["A", "B"], frame: Self.bottom)
        walk.button.menu = UIMenu(children: [
            walk.action("A"), UIMenu(options: .displayInline, children: [walk.action("B"), walk.action("C")]),
            UIMenu(title: "More", children: [walk.action("D"), walk.action("E")]),
        ])
        walk.button.preferredMenuElementOrder = order
        let given = ["A", "B", "C", "More"], reversed = ["More", "C", "B", "A"]
        walk.app.click(walk.button)
        #expect(try #require(walk.app.menu?.frame).maxY == 436)
        #expect(walk.titles == (order == .priority ? reversed : given))
        #expect(walk.app.menu?.items.map(\.startsGroup) == [false, true, false, true])
        try walk.app.menu?.open("More")
        #expect(walk.titles == ["D", "E"], "submenus have their own order")
        walk.press(.keyboardEscape, .keyboardEscape)
        walk.app.tap(walk.button)
        walk.app.settle()
        #expect(try #require(walk.app.menu?.frame).maxY == 436)
        #expect(walk.titles == (order == .fixed ? given : reversed))
    }

    @Test func case17_aMenuBelowItsButtonIsNeverReversed() {
        let walk = ControlWalk()
        walk.button.preferredMenuElementOrder = .priority
        walk.app.tap(walk.button)
        #expect(walk.titles == ["A", "B", "C"])
    }

    @Test func case17_keysStartAtTheFirstElement() {
        let walk = ControlWalk(frame: Self.bottom)
        walk.button.preferredMenuElementOrder = .priority
        walk.press(.keyboardTab, .keyboardSpacebar)
        #expect(walk.titles == ["C", "B", "A"] && walk.lit == "A")
    }

    @Test func case17_aLongReversedListStartsAtItsEnd() throws {
        let walk = ControlWalk((1...40).map { "row \($0)" }, frame: Self.bottom)
        walk.app.tap(walk.button)
        walk.app.settle()
        #expect(walk.titles.last == "row 1" && walk.rect(of: "row 40") == nil)
        let first = try #require(walk.rect(of: "row 1"))
        #expect(first.maxY <= 436.5 && first.maxY > 400)
    }

    // MARK: Place

    @Test func theTrailingEdgesAreInLineWhereTheLeadingOnesHaveNoRoom() throws {
        let right = ControlWalk(frame: CGRect(x: 480, y: 50, width: 100, height: 40))
        right.app.click(right.button)
        #expect(try #require(right.app.menu?.frame).maxX == 580)
        let mirrored = ControlWalk(frame: CGRect(x: 300, y: 50, width: 200, height: 40), direction: .rightToLeft)
        mirrored.app.click(mirrored.button)
        #expect(try #require(mirrored.app.menu?.frame).maxX == 500)
    }

    @Test func aPointersMenuLeavesAWindowThatIsTooLow() throws {
        let walk = ControlWalk((1...8).map { "row \($0)" }, size: CGSize(width: 300, height: 120), frame: CGRect(x: 10, y: 30, width: 100, height: 40))
        walk.app.click(walk.button)
        let frame = try #require(walk.app.popupFrames.first)
        #expect(frame.origin == CGPoint(x: 10, y: 74) && walk.app.menu?.frame == frame)
        walk.app.pointerMove(to: try walk.middle(of: "row 8"))
        #expect(walk.lit == "row 8")
        walk.press(.keyboardEscape)
        // A finger's stays in it and scrolls.
        walk.app.tap(walk.button)
        walk.app.settle()
        #expect(walk.app.popupFrames.isEmpty)
        #expect(walk.app.window.bounds.contains(try #require(walk.app.menu?.frame)) && walk.rect(of: "row 8") == nil)
    }

    @Test func pressDragAndReleaseWorkInAPopup() throws {
        let walk = ControlWalk((1...8).map { "row \($0)" }, size: CGSize(width: 300, height: 120), frame: CGRect(x: 10, y: 30, width: 100, height: 40))
        walk.app.pointerDown(walk.button)
        walk.app.pointerMove(to: try walk.middle(of: "row 5"))
        walk.app.pointerUp()
        #expect(walk.events == ["menu", "choose row 5"] && walk.app.popupFrames.isEmpty)
    }

    @Test func aControlThatFillsTheWindowHasItAtThePointer() {
        let walk = ControlWalk(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
        walk.app.secondaryClick(walk.button, at: CGPoint(x: 100, y: 120))
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 100, y: 120))
    }

    @Test func aFingersSubmenuStandsOverItsParent() throws {
        let walk = ControlWalk()
        walk.button.menu = UIMenu(children: [walk.action("A"), UIMenu(title: "More", children: [walk.action("In")])])
        walk.app.tap(walk.button)
        walk.app.settle()
        let root = try #require(walk.app.menu?.frame)
        let row = try #require(walk.rect(of: "More"))
        walk.app.tap(walk.app.window, at: CGPoint(x: row.midX, y: row.midY))
        walk.app.settle()
        let frame = try #require(walk.app.menu?.frame)
        #expect(walk.titles == ["In"] && frame.minX == root.minX && abs(frame.minY - row.minY) <= 1)
        // The head goes back; so does a touch on what lies behind.
        for point in [CGPoint(x: frame.midX, y: frame.minY + 10), CGPoint(x: root.midX, y: root.minY + 10)] {
            walk.app.tap(walk.app.window, at: point)
            walk.app.settle()
            #expect(walk.titles == ["A", "More"])
            try walk.app.menu?.open("More")
            walk.app.settle()
        }
        try walk.app.menu?.choose("In")
        #expect(walk.events == ["menu", "choose In"] && walk.app.menu == nil)
    }

    // MARK: Bars

    @Test func aBarButtonsMenu() throws {
        let walk = ControlWalk()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [walk.action("Name"), walk.action("Date")]))
        root.navigationItem.rightBarButtonItem = item
        let app = HeadlessApp(navigation)
        app.tap(try app.view("Sort"))
        #expect(app.menu?.items.map(\.title) == ["Name", "Date"])
        let frame = try #require(app.menu?.frame), bar = navigation.navigationBar
        #expect(frame.minY >= bar.convert(CGPoint(x: 0, y: bar.bounds.height / 2), to: nil).y && frame.maxX <= 390)
        try app.menu?.choose("Date")
        #expect(walk.taken() == ["choose Date"])
        // With an action of its own a tap is that, and holding opens the menu.
        item.primaryAction = walk.action("tapped")
        app.settle()
        app.tap(try app.view("Sort"))
        #expect(app.menu == nil && walk.taken() == ["choose tapped"])
        app.longPress(try app.view("Sort"))
        #expect(app.menu?.items.map(\.title) == ["Name", "Date"] && walk.taken() == [])
    }
}
