import ContextMenuTesting
import Testing

/// Section B of the cases: a menu that changes while it is seen.
@MainActor struct UpdatingTests {
    /// Root › A › B open, C closed beside A.
    private func openThreeLevels() throws -> Walk {
        let walk = Walk { walk in
            [walk.action("first"), walk.menu("A", [walk.action("a"), walk.menu("B", [walk.action("b")])]), walk.menu("C", [walk.action("c")])]
        }
        walk.owner.title = "Root"
        walk.open()
        try walk.app.menu?.open("A")
        try walk.app.menu?.open("B")
        #expect(walk.levelTitles == [["first", "A", "C"], ["a", "B"], ["b"]])
        return walk
    }

    @Test func case9_theBlockRunsOnceForEachVisibleLevel() throws {
        let walk = try openThreeLevels()
        var seen: [String] = []
        walk.interaction.updateVisibleMenu { menu in
            seen.append("\(menu.title): \(menu.children.map(\.title).joined(separator: " "))")
            return menu
        }
        #expect(seen == ["Root: first A C", "A: a B", "B: b"])
        #expect(walk.levelTitles == [["first", "A", "C"], ["a", "B"], ["b"]])
    }

    @Test func case9_aRowThatIsDisabledUnderThePointerIsHighlightedNoMore() {
        let walk = Walk("A", "B")
        walk.openByKeys()
        #expect(walk.lit == "A")
        walk.interaction.updateVisibleMenu { menu in
            menu.children.forEach { ($0 as? UIAction)?.attributes = .disabled }
            return menu
        }
        #expect(walk.lit == nil)
    }

    @Test func case9_whatIsReturnedReplacesThatLevelOnly() throws {
        let walk = try openThreeLevels()
        walk.interaction.updateVisibleMenu { menu in
            menu.title == "A" ? menu.replacingChildren([walk.action("new")] + menu.children) : menu
        }
        #expect(walk.levelTitles == [["first", "A", "C"], ["new", "a", "B"], ["b"]])
        try walk.app.menu?.choose("b")
        #expect(walk.events.suffix(2) == ["end", "choose b"])
    }

    @Test func case9_aSubmenuWhoseRowGoesIsClosed() throws {
        let walk = try openThreeLevels()
        var seen: [String] = []
        walk.interaction.updateVisibleMenu { menu in
            seen.append(menu.title)
            return menu.title == "Root" ? menu.replacingChildren(menu.children.filter { $0.title != "A" }) : menu
        }
        #expect(seen == ["Root"])
        #expect(walk.levelTitles == [["first", "C"]])
        #expect(walk.owner.count("end") == 0)
    }

    @Test func case9_anEmptiedSubmenuClosesAndAnEmptiedRootEndsTheMenu() throws {
        let walk = try openThreeLevels()
        walk.interaction.updateVisibleMenu { $0.title == "B" ? $0.replacingChildren([]) : $0 }
        #expect(walk.levelTitles == [["first", "A", "C"], ["a", "B"]])
        walk.interaction.updateVisibleMenu { $0.title == "Root" ? $0.replacingChildren([]) : $0 }
        #expect(walk.isClean && walk.owner.count("end") == 1)
    }

    @Test func case9_nothingHappensBeforeAMenuIsShownOrAfter() {
        let walk = Walk("A")
        var runs = 0
        let update = { [unowned walk] in walk.interaction.updateVisibleMenu { runs += 1; return $0 } }
        update()
        walk.owner.onAsk = update
        walk.owner.onProvide = update
        walk.open()
        #expect(runs == 0)
        update()
        #expect(runs == 1)
        walk.owner.onEnd = { _ in update() }
        walk.press(.keyboardEscape)
        update()
        #expect(runs == 1)
    }

    @Test func case9_theBlockMayDismissTheMenu() throws {
        let walk = try openThreeLevels()
        var runs = 0
        walk.interaction.updateVisibleMenu { menu in
            runs += 1
            walk.interaction.dismissMenu()
            return menu
        }
        #expect(runs == 1 && walk.isClean && walk.owner.count("end") == 1)
    }

    @Test func case10_flippingInPlaceKeepsTheHighlightAndTheOriginals() throws {
        var originals: [UIAction] = []
        let walk = Walk { walk in
            originals = ["A", "B", "C", "D"].map { walk.action($0) }
            return originals
        }
        walk.open()
        try walk.hover("C")
        let frame = try #require(walk.app.menu?.frame)
        for flip in 1...10 {
            walk.interaction.updateVisibleMenu { menu in
                for case let action as UIAction in menu.children {
                    if action.title == "A" { action.attributes = flip % 2 == 1 ? .hidden : [] }
                    if action.title == "C" || action.title == "D" { action.state = flip % 2 == 1 ? .on : .off }
                }
                return menu
            }
            walk.app.advance(by: 2)
            #expect(walk.titles == (flip % 2 == 1 ? ["B", "C", "D"] : ["A", "B", "C", "D"]))
            #expect(walk.lit == "C")
            #expect(walk.app.menu?.items.map(\.state) == (flip % 2 == 1 ? [.off, .on, .on] : [.off, .off, .off, .off]))
        }
        #expect(walk.app.menu?.frame == frame)
        #expect(originals.allSatisfy { $0.state == .off && $0.attributes == [] })
        #expect(walk.events == ["ask", "provide", "display"])
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.events.suffix(2) == ["end", "choose C"])
    }

    @Test func case10_whenTheHighlightedRowGoesTheNearestIsNext() {
        let walk = Walk("A", "B", "C", "D")
        walk.openByKeys()
        walk.press(.keyboardEnd)
        #expect(walk.lit == "D")
        walk.interaction.updateVisibleMenu { $0.replacingChildren($0.children.filter { $0.title != "D" }) }
        #expect(walk.titles == ["A", "B", "C"] && walk.lit == "C")
        walk.press(.keyboardHome)
        walk.interaction.updateVisibleMenu { $0.replacingChildren($0.children.filter { $0.title != "A" }) }
        #expect(walk.lit == "B")
    }

    @Test func case10_aNewRowWithTheSameIdentifierTakesTheHighlight() {
        let walk = Walk { _ in
            ["x", "y", "z"].map { UIAction(title: $0, identifier: UIAction.Identifier($0)) { _ in } }
        }
        walk.openByKeys()
        walk.press(.keyboardDownArrow)
        walk.interaction.updateVisibleMenu { _ in
            UIMenu(children: ["z", "y", "x"].map { UIAction(title: "new \($0)", identifier: UIAction.Identifier($0)) { _ in } })
        }
        #expect(walk.titles == ["new z", "new y", "new x"] && walk.lit == "new y")
    }

    @Test func case10_aMenuThatGrowsStaysInTheWindow() throws {
        let walk = Walk("A")
        walk.open()
        let before = try #require(walk.app.menu?.frame)
        walk.interaction.updateVisibleMenu { $0.replacingChildren($0.children + (1...8).map { walk.action("row \($0)") }) }
        walk.app.advance(by: 0.1)
        let after = try #require(walk.app.menu?.frame)
        #expect(after.origin == before.origin && after.height > before.height + 200)
        #expect(walk.app.window.bounds.contains(after))
        try walk.click("row 8")
        #expect(walk.events.last == "choose row 8")
    }

    @Test func case13_dismissingNothingAndTwice() {
        let idle = (0..<100).map { _ in UIContextMenuInteraction(delegate: MenuOwner()) }
        for interaction in idle { interaction.dismissMenu() }
        let walk = Walk("A")
        walk.interaction.dismissMenu()
        #expect(walk.events == [])
        walk.open()
        #expect(walk.interaction.menuAppearance == .compact)
        walk.interaction.dismissMenu()
        walk.interaction.dismissMenu()
        #expect(walk.events == ["ask", "provide", "display", "end"])
        #expect(walk.isClean && walk.interaction.menuAppearance == .unknown)
    }
}
