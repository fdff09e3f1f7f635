import ContextMenuTesting
import PlatformInterface
import Testing

/// Sections A, E, F and G of the cases, on the items of a collection.
@MainActor struct CollectionMenuTests {
    // MARK: A. The items change while a menu is open

    @Test func case1_anItemBeforeIsRemovedAndTheMenuStaysWithItsItem() throws {
        let walk = CollectionWalk(["A", "B", "C", "D"])
        walk.open("D")
        #expect(walk.titles == ["Open D", "Delete"] && walk.outlined() == ["D"])
        walk.controller.remove("A")
        walk.app.settle()
        #expect(walk.outlined() == ["D"] && walk.cell("D").frame.minY == 20 && walk.app.menu != nil)
        try walk.app.menu?.choose("Delete")
        walk.app.settle()
        #expect(walk.controller.words == ["B", "C"] && walk.isClean)
        #expect(walk.controller.lines == ["ask D", "display", "delete A", "end", "delete D"])
    }

    @Test func case2_theItemIsAskedForWhereItIsNow() {
        let walk = CollectionWalk(["A", "B", "C", "D"], SingleMenusController.self)
        walk.controller.move("A", to: 3)
        walk.app.settle()
        walk.open("A")
        #expect(walk.titles.first == "Open A" && walk.controller.points.last == CGPoint(x: 70, y: 130))
    }

    @Test func case5_anItemThatGoesBeforeTheMenuComes() {
        for step in ["ask", "provide"] {
            for change in ["remove", "reload", "leave"] {
                let walk = CollectionWalk(["A", "B", "C"])
                let act = { [unowned walk] in
                    switch change {
                    case "remove": walk.controller.remove("B")
                    case "reload": walk.collection.reloadData()
                    default: walk.collection.removeFromSuperview()
                    }
                }
                if step == "ask" { walk.controller.onAsk = act } else { walk.controller.onProvide = act }
                walk.open("B")
                walk.app.settle()
                #expect(walk.app.menu == nil && walk.app.window.contextMenuSession == nil, "\(step) \(change)")
                let told = walk.controller.lines.filter { $0 == "display" || $0 == "end" }
                #expect(told == (step == "ask" ? [] : ["end"]), "\(step) \(change)")
            }
        }
    }

    @Test func case8_aRecycledCellHasTheMenuOfTheItemItShows() throws {
        let walk = CollectionWalk(CollectionWalk.numbers(100))
        walk.open("Item 2")
        walk.app.menu?.dismiss()
        walk.collection.scrollToItem(at: [0, 80], at: .centeredVertically, animated: false)
        walk.app.settle()
        walk.open("Item 80")
        try walk.app.menu?.choose("Open Item 80")
        #expect(walk.controller.lines.last == "open Item 80")
    }

    @Test func theItemItselfIsRemovedAndTheMenuEnds() {
        let walk = CollectionWalk(["A", "B"])
        walk.open("B")
        walk.controller.remove("B")
        walk.app.settle()
        #expect(walk.isClean && walk.controller.count("end") == 1)
    }

    @Test func reloadingLeavesTheMenuAndItsTarget() throws {
        let walk = CollectionWalk(["A", "B", "C"])
        walk.open("B")
        walk.controller.words = ["C", "B", "A", "Z"]
        walk.collection.reloadData()
        walk.app.settle()
        // Which item is which is not known any more: none is outlined.
        #expect(walk.app.menu != nil && walk.outlined() == [])
        try walk.app.menu?.choose("Delete")
        walk.app.settle()
        #expect(walk.controller.words == ["C", "A", "Z"] && walk.isClean)
        #expect(walk.collection.subviews.count { $0 is UICollectionViewCell } == 3)
    }

    @Test func aReloadedItemKeepsItsMenuAndItsOutline() {
        let walk = CollectionWalk(["A", "B", "C"])
        walk.open("B")
        walk.collection.reloadItems(at: [[0, 1]])
        walk.app.settle()
        #expect(walk.app.menu != nil && walk.outlined() == ["B"])
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        #expect(walk.isClean && walk.collection.subviews.count { $0 is UICollectionViewCell } == 3)
    }

    /// Seeded edits while menus are open and closed, of one item, of several and of none.
    @Test(arguments: 0..<16) func whateverHappensAMenuActsOnItsItems(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let walk = CollectionWalk(CollectionWalk.numbers(60)) { $0.collectionView.allowsMultipleSelection = true }
        var next = 0
        var target: [String]?, pressed: String?
        for _ in 0..<60 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1:
                next += 1
                walk.controller.insert("New \(next)", at: Int.random(in: 0...walk.controller.words.count, using: &random))
            case 2:
                guard let word = walk.controller.words.randomElement(using: &random), walk.controller.words.count > 5 else { continue }
                walk.controller.remove(word)
                if word == pressed { target = nil }
            case 3:
                guard let word = walk.controller.words.randomElement(using: &random) else { continue }
                walk.controller.move(word, to: Int.random(in: 0..<walk.controller.words.count, using: &random))
            case 4: if target == nil { walk.app.scroll(walk.collection, by: CGFloat(Int.random(in: -300...300, using: &random))) }
            case 5, 6:
                walk.app.settle()
                guard target == nil, let cell = walk.collection.visibleCells.filter({ $0.frame.midY > walk.collection.bounds.minY + 10
                    && $0.frame.midY < walk.collection.bounds.maxY - 10 }).randomElement(using: &random) else { continue }
                pressed = cell.accessibilityLabel
                let several = walk.selected.count > 1 && walk.selected.contains(pressed!)
                target = several ? walk.selected : [pressed!]
                Bool.random(using: &random) ? walk.app.secondaryClick(cell) : walk.app.longPress(cell)
                #expect(walk.titles.first == "Open " + target!.joined(separator: "+"), "seed \(seed)")
            case 7:
                guard let words = target, walk.app.menu != nil else {
                    guard target == nil, let word = walk.controller.words.prefix(12).randomElement(using: &random) else { continue }
                    walk.select(word)
                    continue
                }
                try walk.app.menu?.choose("Open " + words.joined(separator: "+"))
                #expect(walk.controller.lines.last == "open " + words.joined(separator: "+"), "seed \(seed)")
                target = nil
            default: walk.app.settle()
            }
            #expect((walk.app.menu != nil) == (target != nil), "seed \(seed)")
            if walk.app.menu?.appearance == .compact {
                #expect(Set(walk.outlined()).isSubset(of: target ?? []), "seed \(seed)")
            } else {
                #expect(walk.outlined() == [], "seed \(seed)")
            }
            let open = walk.controller.count("display") - walk.controller.count("end")
            #expect(open == (target == nil ? 0 : 1), "seed \(seed)")
        }
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(walk.isClean, "seed \(seed)")
        let shown = walk.collection.visibleCells.compactMap(\.accessibilityLabel)
        #expect(shown == walk.collection.indexPathsForVisibleItems.map { walk.controller.words[$0.item] }, "seed \(seed)")
        #expect(walk.collection.subviews.count { $0 is UICollectionViewCell } == shown.count, "seed \(seed)")
    }

    // MARK: E. The keyboard

    @Test func case29_keysOpenTheMenuOfTheFocusedItem() throws {
        let walk = CollectionWalk(CollectionWalk.numbers(20))
        walk.app.pointerMove(to: CGPoint(x: 390, y: 590))
        for opening in 0..<2 {
            walk.app.window.focus.focus(walk.collection)
            if opening == 0 { for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardRightArrow] { walk.app.press(key) } }
            opening == 0 ? walk.app.press(.keyboardMenu) : walk.app.press(.keyboardF10, modifiers: .shift)
            #expect(walk.titles.first == "Open Item 4" && walk.controller.points.last == CGPoint(x: 200, y: 130))
            #expect(walk.outlined() == ["Item 4"] && walk.selected == [])
            walk.app.press(.keyboardEscape)
        }
    }

    @Test func case30_keysWithoutAnItemAskForTheEmptyArea() {
        let walk = CollectionWalk(["A", "B"])
        walk.app.press(.keyboardMenu)
        #expect(walk.controller.lines.first == "ask " && walk.titles == ["New"])
        walk.app.press(.keyboardEscape)
        walk.controller.hasMenu = { !$0.isEmpty }
        walk.app.press(.keyboardMenu)
        #expect(walk.app.menu == nil && walk.app.beepCount == 0)
        // The selection is what keys act on when nothing has the focus.
        walk.select("B")
        walk.app.press(.keyboardMenu)
        #expect(walk.titles.first == "Open B")
    }

    // MARK: F. Targets and the primary action

    @Test func case37_theFourTargets() {
        let walk = CollectionWalk(CollectionWalk.numbers(8)) { $0.collectionView.allowsMultipleSelection = true }
        walk.select("Item 2", "Item 3")
        walk.open("Item 2")
        #expect(walk.titles.first == "Open Item 2+Item 3" && walk.outlined() == ["Item 2", "Item 3"])
        walk.app.menu?.dismiss()
        walk.open("Item 5")
        #expect(walk.titles.first == "Open Item 5" && walk.selected == ["Item 2", "Item 3"])
        #expect(walk.outlined() == ["Item 5"] && !walk.cell("Item 5").isSelected)
        walk.app.menu?.dismiss()
        walk.app.secondaryClick(walk.collection, at: CGPoint(x: 200, y: 500))
        #expect(walk.titles == ["New"] && walk.outlined() == [] && walk.selected == ["Item 2", "Item 3"])
        #expect(walk.controller.points.last == CGPoint(x: 200, y: 500))
        walk.app.menu?.dismiss()
        walk.collection.selectItem(at: nil, animated: false, scrollPosition: [])
        walk.open("Item 4")
        #expect(walk.titles.first == "Open Item 4")
    }

    @Test func theMethodForOneItemHearsOfThePressedOne() {
        let walk = CollectionWalk(CollectionWalk.numbers(8), SingleMenusController.self) { $0.collectionView.allowsMultipleSelection = true }
        walk.select("Item 2", "Item 3")
        walk.open("Item 3")
        #expect(walk.titles.first == "Open Item 3" && walk.outlined() == ["Item 3"])
        walk.app.menu?.dismiss()
        walk.controller.lines = []
        walk.app.secondaryClick(walk.collection, at: CGPoint(x: 200, y: 500))
        #expect(walk.controller.lines == [] && walk.app.menu == nil)
    }

    @Test func betweenItemsIsTheEmptyArea() {
        let walk = CollectionWalk(CollectionWalk.numbers(8))
        walk.app.secondaryClick(walk.collection, at: CGPoint(x: 135, y: 50))
        #expect(walk.controller.lines.first == "ask " && walk.titles == ["New"])
    }

    @Test func aFingerOpensTheMenuOfTheEmptyArea() throws {
        let walk = CollectionWalk(["A"])
        walk.app.longPress(walk.collection, at: CGPoint(x: 200, y: 400))
        // Nothing is lifted.
        #expect(walk.titles == ["New"] && walk.app.menu?.preview == nil)
        try walk.app.menu?.choose("New")
        walk.app.settle()
        #expect(walk.controller.words == ["New", "A"] && walk.isClean)
    }

    @Test func case38_anItemWithoutMenuChangesNothing() {
        let walk = CollectionWalk(["A", "B", "C"])
        walk.app.click(walk.cell("A"))
        walk.controller.hasMenu = { $0 != ["C"] }
        walk.controller.lines = []
        let focused = walk.app.window.focus.focusedView
        walk.open("C")
        #expect(walk.controller.lines == ["ask C"] && walk.app.menu == nil && walk.selected == ["A"] && walk.isClean)
        #expect(walk.app.window.focus.focusedView === focused && walk.collection.focusedPart === walk.cell("A"))
        walk.app.longPress(walk.cell("C"))
        walk.app.settle()
        #expect(walk.app.menu == nil && walk.controller.count("ask C") == 2)
    }

    @Test func case39_barsAndScrollingDoNotShiftTheItem() {
        let walk = CollectionWalk(CollectionWalk.numbers(90), inNavigation: true)
        walk.app.scroll(walk.collection, by: 517)
        let cells = walk.collection.visibleCells
        for cell in [cells[6], cells[10]] {
            let place = cell.convert(CGPoint(x: 50, y: 3), to: walk.app.window)
            walk.app.secondaryClick(walk.app.window, at: place)
            #expect(walk.titles.first == "Open \(cell.accessibilityLabel!)")
            #expect(walk.controller.points.last == CGPoint(x: cell.frame.minX + 50, y: cell.frame.minY + 3))
            walk.app.menu?.dismiss()
        }
    }

    @Test func case40_thePrimaryActionIsNotTheMenu() {
        let walk = CollectionWalk(["A", "B", "C"])
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
        walk.app.secondaryClick(walk.collection, at: CGPoint(x: 200, y: 500))
        walk.app.menu?.dismiss()
        walk.app.click(walk.collection, at: CGPoint(x: 200, y: 500), count: 2)
        walk.app.click(walk.cell("A"), modifiers: .command)
        #expect(walk.controller.taken().contains { $0.hasPrefix("primary") } == false)
        walk.controller.setEditing(true, animated: false)
        walk.app.tap(walk.cell("C"))
        #expect(walk.controller.taken() == [])
    }

    // MARK: G. Gestures and nesting

    @Test func aFingerLiftsTheItem() throws {
        let walk = CollectionWalk(["A", "B", "C"])
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

    @Test func aFingerLiftsTheWholeSelection() throws {
        let walk = CollectionWalk(CollectionWalk.numbers(60)) { $0.collectionView.allowsMultipleSelection = true }
        let controller = try #require(walk.controller as? ManyMenusController)
        walk.select("Item 2", "Item 3", "Item 50")
        walk.app.longPress(walk.cell("Item 3"))
        #expect(walk.titles.first == "Open Item 2+Item 3+Item 50" && controller.lifted.first == "Item 3" && Set(controller.lifted) == ["Item 2", "Item 3"])
        // Those in sight are lifted, all are counted.
        #expect(walk.app.menu?.preview?.view === walk.cell("Item 3") && controller.lastConfiguration?.badgeCount == 3)
        walk.controller.remove("Item 2")
        walk.controller.insert("New", at: 0)
        walk.app.settle()
        #expect(walk.app.menu != nil)
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(controller.lowered.contains("Item 3") && !controller.lowered.contains("Item 2") && walk.isClean)
        #expect(walk.collection.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden && $0.layer.opacity == 1 })
    }

    @Test func theOldFormSaysWhatIsLiftedAndIsToldOfTheTap() throws {
        let walk = CollectionWalk(["A", "B", "C"], SingleMenusController.self)
        let controller = try #require(walk.controller as? SingleMenusController)
        let badge = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        walk.cell("B").contentView.addSubview(badge)
        controller.preview = { $0.identifier as? String == "B" ? UITargetedPreview(view: badge) : nil }
        walk.app.longPress(walk.cell("B"))
        #expect(walk.app.menu?.preview?.view === badge)
        walk.app.menu?.commitPreview()
        walk.app.settle()
        #expect(controller.committed == ["B"] && walk.isClean)
        walk.app.longPress(walk.cell("C"))
        #expect(walk.app.menu?.preview?.view === walk.cell("C"))
    }

    @Test func case44_aMenuInsideAnItemComesFirst() {
        let inner = MenuOwner()
        inner.elements = { [UIAction(title: "inner") { _ in }] }
        let walk = CollectionWalk(["A", "B"])
        let badge = UIView(frame: CGRect(x: 40, y: 10, width: 50, height: 40))
        badge.addInteraction(UIContextMenuInteraction(delegate: inner))
        walk.cell("B").contentView.addSubview(badge)
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

    @Test func anItemInAStripHasItsMenu() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let walk = CollectionWalk(CollectionWalk.numbers(20)) {
            $0.collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
        }
        (walk.cell("Item 0").superview as? UIScrollView)?.contentOffset.x = 360
        walk.app.settle()
        walk.app.secondaryClick(walk.app.window, at: CGPoint(x: 60, y: 40))
        #expect(walk.titles.first == "Open Item 3" && walk.outlined() == ["Item 3"] && walk.controller.points.last == CGPoint(x: 60, y: 40))
        walk.app.menu?.dismiss()
        walk.app.longPress(walk.cell("Item 4"))
        #expect(walk.app.menu?.preview?.view === walk.cell("Item 4"))
        walk.controller.remove("Item 3")
        walk.app.settle()
        try walk.app.menu?.choose("Open Item 4")
        walk.app.settle()
        #expect(walk.controller.lines.last == "open Item 4" && walk.isClean)
    }

    @Test func case58_nothingIsAskedBeforeAMenuAndNothingIsLeftAfterIt() {
        let walk = CollectionWalk(CollectionWalk.numbers(2000))
        walk.app.scroll(walk.collection, by: 3000)
        #expect(walk.controller.lines == [])
        for _ in 0..<50 {
            walk.app.secondaryClick(walk.collection.visibleCells[8])
            #expect(walk.controller.lastConfiguration != nil)
            walk.app.menu?.dismiss()
            walk.app.settle()
        }
        #expect(walk.controller.lastConfiguration == nil && walk.isClean && walk.controller.count("display") == 50)
    }

    @Test func case64_screenReadersAreToldOfTheMenu() throws {
        let walk = CollectionWalk(["A", "B"])
        walk.open("A")
        walk.app.menu?.dismiss()
        walk.app.settle()
        let node = try #require(walk.app.accessibilityTree.find("B"))
        #expect(node.role == .listItem && node.hasPopup && node.actions.contains { $0.name == "show-menu" })
        walk.app.perform("show-menu", on: node)
        #expect(walk.titles.first == "Open B" && walk.app.menu?.highlighted?.title == "Open B")
    }
}
