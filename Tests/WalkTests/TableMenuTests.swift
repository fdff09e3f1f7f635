import ContextMenuTesting
import PlatformInterface
import Testing

/// Sections A, F and G of the cases, on the rows of a table.
@MainActor struct TableMenuTests {
    // MARK: A. The rows change while a menu is open

    @Test func case1_aRowAboveIsRemovedAndTheMenuStaysWithItsRow() throws {
        let walk = TableWalk("A", "B", "C", "D")
        walk.open("D")
        #expect(walk.titles == ["Open D", "Delete"] && walk.outlined() == ["D"])
        walk.controller.remove("A")
        walk.app.settle()
        #expect(walk.outlined() == ["D"] && walk.cell("D").frame.minY == 88 && walk.app.menu != nil)
        try walk.app.menu?.choose("Delete")
        walk.app.settle()
        #expect(walk.controller.words == ["B", "C"] && walk.isClean)
        #expect(walk.controller.lines == ["ask D", "display", "delete A", "end", "delete D"])
    }

    @Test func case2_theRowIsAskedForWhereItIsNow() throws {
        let walk = TableWalk("A", "B", "C", "D")
        walk.controller.move("A", to: 3)
        walk.app.settle()
        var asked: IndexPath?
        walk.controller.onAsk = { asked = $0 }
        walk.open("A")
        #expect(asked == [0, 3] && walk.titles.first == "Open A")
    }

    @Test func case5_aRowThatGoesBeforeTheMenuComes() {
        for step in ["ask", "provide"] {
            for change in ["remove", "reload", "leave"] {
                let walk = TableWalk("A", "B", "C")
                let act = { [unowned walk] in
                    switch change {
                    case "remove": walk.controller.remove("B")
                    case "reload": walk.table.reloadData()
                    default: walk.table.removeFromSuperview()
                    }
                }
                if step == "ask" { walk.controller.onAsk = { _ in act() } } else { walk.controller.onProvide = act }
                walk.open("B")
                walk.app.settle()
                #expect(walk.app.menu == nil && walk.app.window.contextMenuSession == nil, "\(step) \(change)")
                let told = walk.controller.lines.filter { $0 == "display" || $0 == "end" }
                #expect(told == (step == "ask" ? [] : ["end"]), "\(step) \(change)")
            }
        }
    }

    @Test func case8_aRecycledCellHasTheMenuOfTheRowItShows() throws {
        let walk = TableWalk(TableWalk.numbers(100))
        walk.open("Row 2")
        walk.app.menu?.dismiss()
        walk.table.scrollToRow(at: [0, 40], at: .middle, animated: false)
        walk.app.settle()
        walk.open("Row 40")
        try walk.app.menu?.choose("Open Row 40")
        #expect(walk.controller.lines.last == "open Row 40")
    }

    @Test func theRowItselfIsRemovedAndTheMenuEnds() {
        let walk = TableWalk("A", "B")
        walk.open("B")
        walk.controller.remove("B")
        walk.app.settle()
        #expect(walk.isClean && walk.controller.count("end") == 1)
    }

    @Test func reloadingLeavesTheMenuAndItsTarget() throws {
        let walk = TableWalk("A", "B", "C")
        walk.open("B")
        walk.controller.words = ["C", "B", "A", "Z"]
        walk.table.reloadData()
        walk.app.settle()
        // Which row is which is not known any more: none is outlined.
        #expect(walk.app.menu != nil && walk.outlined() == [])
        try walk.app.menu?.choose("Delete")
        walk.app.settle()
        #expect(walk.controller.words == ["C", "A", "Z"] && walk.isClean)
        #expect(walk.table.subviews.count { $0 is UITableViewCell } == 3)
    }

    @Test func aReloadedRowKeepsItsMenuAndItsOutline() {
        let walk = TableWalk("A", "B", "C")
        walk.open("B")
        walk.table.reloadRows(at: [[0, 1]], with: .none)
        walk.app.settle()
        #expect(walk.app.menu != nil && walk.outlined() == ["B"])
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        #expect(walk.isClean && walk.table.subviews.count { $0 is UITableViewCell } == 3)
    }

    @Test func aRowThatIsPushedOutOfSightKeepsItsMenu() throws {
        let walk = TableWalk(TableWalk.numbers(30))
        walk.open("Row 3")
        for number in 0..<20 {
            walk.controller.insert("New \(number)", at: 0)
            walk.app.settle()
        }
        try walk.app.menu?.choose("Delete")
        walk.app.settle()
        #expect(walk.controller.words.contains("Row 3") == false && walk.controller.words.count == 49 && walk.isClean)
    }

    /// Seeded edits while menus are open and closed.
    @Test(arguments: 0..<12) func whateverHappensAMenuActsOnItsRow(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let walk = TableWalk(TableWalk.numbers(40))
        var next = 0
        var target: String?
        for _ in 0..<60 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                next += 1
                walk.controller.insert("New \(next)", at: Int.random(in: 0...walk.controller.words.count, using: &random))
            case 2:
                guard let word = walk.controller.words.randomElement(using: &random), walk.controller.words.count > 5 else { continue }
                walk.controller.remove(word)
                if word == target { target = nil }
            case 3:
                guard let word = walk.controller.words.randomElement(using: &random) else { continue }
                walk.controller.move(word, to: Int.random(in: 0..<walk.controller.words.count, using: &random))
            case 4:
                if target == nil { walk.app.scroll(walk.table, by: CGFloat(Int.random(in: -300...300, using: &random))) }
            case 5:
                walk.app.settle()
                guard target == nil, let cell = walk.table.visibleCells.filter({ $0.frame.midY > walk.table.bounds.minY + 10
                    && $0.frame.midY < walk.table.bounds.maxY - 10 }).randomElement(using: &random) else { continue }
                target = cell.textLabel?.text
                Bool.random(using: &random) ? walk.app.secondaryClick(cell) : walk.app.longPress(cell)
                #expect(walk.titles.first == target.map { "Open \($0)" }, "seed \(seed)")
            case 6:
                guard let word = target, walk.app.menu != nil else { continue }
                try walk.app.menu?.choose("Open \(word)")
                #expect(walk.controller.lines.last == "open \(word)", "seed \(seed)")
                target = nil
            default: walk.app.settle()
            }
            #expect((walk.app.menu != nil) == (target != nil), "seed \(seed)")
            #expect(walk.outlined().count <= 1)
            let open = walk.controller.count("display") - walk.controller.count("end")
            #expect(open == (target == nil ? 0 : 1), "seed \(seed)")
        }
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(walk.isClean, "seed \(seed)")
        let shown = walk.table.visibleCells.compactMap(\.textLabel?.text)
        #expect(shown == (walk.table.indexPathsForVisibleRows ?? []).map { walk.controller.words[$0.row] }, "seed \(seed)")
    }

    // MARK: E. The keyboard

    @Test func case29_keysOpenTheMenuOfTheFocusedRow() throws {
        let walk = TableWalk(TableWalk.numbers(20))
        walk.app.pointerMove(to: CGPoint(x: 390, y: 590))
        for opening in 0..<2 {
            walk.app.window.focus.focus(walk.table)
            if opening == 0 { for _ in 0..<5 { walk.app.press(.keyboardDownArrow) } }
            opening == 0 ? walk.app.press(.keyboardMenu) : walk.app.press(.keyboardF10, modifiers: .shift)
            #expect(walk.titles.first == "Open Row 5" && walk.controller.points.last == CGPoint(x: 200, y: 242))
            let frame = try #require(walk.app.menu?.frame)
            #expect(frame.minX == 0 || frame.minX < 12)
            #expect(frame.minY >= 264 && frame.minY < 272)
            #expect(walk.outlined() == ["Row 5"] && walk.selected == [])
            walk.app.press(.keyboardEscape)
        }
    }

    @Test func case29_aFocusedRowComesIntoSightForItsMenu() {
        let walk = TableWalk(TableWalk.numbers(100))
        walk.app.window.focus.focus(walk.table)
        walk.app.press(.keyboardDownArrow)
        walk.app.scroll(walk.table, by: 2000)
        walk.app.press(.keyboardMenu)
        #expect(walk.titles.first == "Open Row 1" && walk.table.contentOffset.y == 44)
    }

    @Test func case30_keysWithoutARowAskForNothing() {
        let walk = TableWalk("A", "B")
        walk.app.press(.keyboardMenu)
        #expect(walk.controller.lines == [] && walk.app.menu == nil && walk.app.beepCount == 0)
        // The selection is what keys act on when nothing has the focus.
        walk.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        walk.app.press(.keyboardMenu)
        #expect(walk.titles.first == "Open B")
    }

    // MARK: F. Targets and the primary action

    @Test func case37_theTargetIsTheRowUnderThePointer() {
        let walk = TableWalk(TableWalk.numbers(8)) { $0.tableView.allowsMultipleSelection = true }
        for row in [2, 3] { walk.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        walk.open("Row 2")
        #expect(walk.titles.first == "Open Row 2" && walk.selected == [2, 3])
        walk.app.menu?.dismiss()
        walk.open("Row 5")
        #expect(walk.titles.first == "Open Row 5" && walk.selected == [2, 3])
        #expect(walk.outlined() == ["Row 5"] && !walk.cell("Row 5").isSelected)
        walk.app.menu?.dismiss()
        walk.controller.lines = []
        walk.app.secondaryClick(walk.table, at: CGPoint(x: 200, y: 500))
        #expect(walk.controller.lines == [] && walk.app.menu == nil && walk.selected == [2, 3])
    }

    @Test func case38_aRowWithoutMenuChangesNothing() {
        let walk = TableWalk("A", "B", "C")
        walk.app.click(walk.cell("A"))
        walk.controller.hasMenu = { $0 != "C" }
        walk.controller.lines = []
        let focused = walk.app.window.focus.focusedView
        walk.open("C")
        #expect(walk.controller.lines == ["ask C"] && walk.app.menu == nil && walk.selected == [0] && walk.isClean)
        #expect(walk.app.window.focus.focusedView === focused && walk.table.focusedPart === walk.cell("A"))
        walk.app.longPress(walk.cell("C"))
        walk.app.settle()
        #expect(walk.app.menu == nil && walk.controller.count("ask C") == 2)
    }

    @Test func case39_headersAndScrollingDoNotShiftTheRow() {
        let walk = TableWalk(TableWalk.numbers(60), inNavigation: true) { controller in
            controller.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 90))
        }
        walk.app.scroll(walk.table, by: 517)
        let cells = walk.table.visibleCells
        for cell in [cells[3], cells[6]] {
            let place = cell.convert(CGPoint(x: 100, y: 3), to: walk.app.window)
            walk.app.secondaryClick(walk.app.window, at: place)
            #expect(walk.titles.first == "Open \(cell.textLabel!.text!)")
            #expect(walk.controller.points.last == CGPoint(x: 100, y: cell.frame.minY + 3))
            walk.app.menu?.dismiss()
        }
    }

    @Test func case40_thePrimaryActionIsNotTheMenu() {
        let walk = TableWalk("A", "B", "C")
        walk.app.click(walk.cell("B"))
        #expect(walk.controller.taken() == ["select B"])
        walk.app.click(walk.cell("B"), count: 2)
        #expect(walk.controller.taken().last == "primary B")
        walk.app.press(.keyboardReturnOrEnter)
        #expect(walk.controller.taken().last == "primary B")
        walk.app.tap(walk.cell("C"))
        #expect(walk.controller.taken().suffix(2) == ["select C", "primary C"])
        walk.open("A")
        walk.app.menu?.dismiss()
        walk.app.secondaryClick(walk.table, at: CGPoint(x: 200, y: 500))
        walk.app.click(walk.table, at: CGPoint(x: 200, y: 500), count: 2)
        walk.app.click(walk.cell("A"), modifiers: .command)
        #expect(walk.controller.taken().contains { $0.hasPrefix("primary") } == false)
        walk.controller.setEditing(true, animated: false)
        walk.app.tap(walk.cell("C"))
        #expect(walk.controller.taken() == [])
    }

    // MARK: G. Gestures and nesting

    @Test func case44_aMenuInsideARowComesFirst() {
        let inner = MenuOwner()
        inner.elements = { [UIAction(title: "inner") { _ in }] }
        let walk = TableWalk("A", "B") { controller in
            controller.decorate = { cell in
                let badge = UIView(frame: CGRect(x: 200, y: 5, width: 60, height: 34))
                badge.isAccessibilityElement = true
                badge.accessibilityLabel = "badge \(cell.textLabel!.text!)"
                badge.addInteraction(UIContextMenuInteraction(delegate: inner))
                cell.contentView.addSubview(badge)
            }
        }
        let badge = try! walk.app.view("badge B")
        for byFinger in [false, true] {
            byFinger ? walk.app.longPress(badge) : walk.app.secondaryClick(badge)
            #expect(walk.titles == ["inner"] && walk.controller.taken() == [])
            walk.app.press(.keyboardEscape)
            walk.app.settle()
            inner.hasMenu = false
            byFinger ? walk.app.longPress(badge) : walk.app.secondaryClick(badge)
            #expect(walk.titles.first == "Open B" && walk.controller.taken() == ["ask B", "display"])
            walk.app.press(.keyboardEscape)
            walk.app.settle()
            walk.controller.lines = []
            inner.hasMenu = true
        }
    }

    @Test func aFingerLiftsTheRow() throws {
        let walk = TableWalk("A", "B", "C")
        walk.app.longPress(walk.cell("B"))
        #expect(walk.app.menu?.appearance == .rich && walk.outlined() == [])
        #expect(walk.app.menu?.preview?.view === walk.cell("B"))
        walk.controller.remove("A")
        walk.app.settle()
        #expect(walk.app.menu != nil)
        try walk.app.menu?.choose("Open B")
        walk.app.settle()
        #expect(walk.controller.lines.last == "open B" && walk.isClean && walk.selected == [])
    }

    @Test func aTouchThatScrollsOpensNoMenuAndOneThatOpenedScrollsNot() {
        let walk = TableWalk(TableWalk.numbers(60))
        walk.app.touchDown(walk.cell("Row 8"))
        walk.app.advance(by: 0.1)
        walk.app.touchMove(to: CGPoint(x: 200, y: 250))
        walk.app.advance(by: 2)
        #expect(walk.app.menu == nil && walk.controller.lines == [] && walk.table.contentOffset.y > 50)
        walk.app.touchUp()
        walk.app.settle()
        let offset = walk.table.contentOffset
        let cell = walk.table.visibleCells[5]
        walk.app.touchDown(cell)
        walk.app.advance(by: 0.7)
        #expect(walk.app.menu != nil)
        walk.app.touchMove(to: CGPoint(x: 200, y: 60))
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.table.contentOffset == offset && walk.selected == [])
    }

    @Test func theMenuOfAFarRowAsksForNothingElse() {
        let walk = TableWalk(TableWalk.numbers(20_000))
        walk.table.scrollToRow(at: [0, 15_000], at: .middle, animated: false)
        walk.app.settle()
        var cells = 0
        walk.controller.decorate = { _ in cells += 1 }
        walk.open("Row 15000")
        #expect(walk.titles.first == "Open Row 15000" && walk.controller.lines == ["ask Row 15000", "display"] && cells == 0)
    }

    // MARK: The interaction and assistive technology

    @Test func theTablesInteractionTellsOfTheMenu() throws {
        let walk = TableWalk("A", "B")
        let interaction = try #require(walk.table.contextMenuInteraction)
        #expect(interaction.view === walk.table && interaction.menuAppearance == .unknown)
        walk.app.secondaryClick(walk.cell("B"), at: CGPoint(x: 30, y: 10))
        #expect(interaction.menuAppearance == .compact && interaction.location(in: walk.table) == CGPoint(x: 30, y: 54))
        interaction.dismissMenu()
        #expect(walk.isClean)
    }

    @Test func rowsAreListItemsWithTheirMenus() throws {
        let walk = TableWalk("A", "B", "C")
        let tree = walk.app.accessibilityTree
        let list = try #require(tree.all { $0.role == .list }.first)
        #expect(list.children.map(\.label) == ["A", "B", "C"] && list.children.allSatisfy { $0.role == .listItem && $0.hasPopup })
        #expect(walk.app.perform("show-menu", on: list.children[1]))
        #expect(walk.titles.first == "Open B" && walk.controller.points.last == CGPoint(x: 200, y: 66))
        walk.app.press(.keyboardEscape)
        #expect(walk.app.perform("activate", on: list.children[2]))
        #expect(walk.controller.lines.suffix(2) == ["select C", "primary C"])
        #expect(walk.app.accessibilityTree.all { $0.role == .listItem }.map(\.isSelected) == [false, false, true])
    }

    @Test func aTableWithoutRowMenusOffersNone() {
        final class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "x"
                return cell
            }
        }
        let controller = Plain()
        let app = HeadlessApp(controller)
        app.secondaryClick(controller.tableView.visibleCells[0])
        #expect(app.menu == nil)
        #expect(app.accessibilityTree.all { $0.role == .listItem }.allSatisfy { !$0.hasPopup })
    }
}
