import ContextMenuTesting
import PlatformInterface
import Testing

/// What the pointer does to an open menu.
@MainActor struct PointerTests {
    private let opened = ["ask", "provide", "display"]

    private func nested() -> Walk {
        Walk { walk in
            [walk.menu("More", (1...6).map { walk.action("in \($0)") }), walk.action("B"), walk.action("C"),
             walk.menu("Else", [walk.action("other")]), walk.action("E")]
        }
    }

    /// Opens the menu and rests on "More" until its submenu stands.
    private func withSubmenu() throws -> Walk {
        let walk = nested()
        walk.open(at: CGPoint(x: 10, y: 10))
        try walk.hover("More")
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.count == 2)
        return walk
    }

    // MARK: Highlight and choice

    @Test func theHighlightFollowsThePointer() throws {
        let walk = Walk { [$0.action("A"), $0.action("no", attributes: .disabled), $0.inline($0.action("B"))] }
        walk.open()
        try walk.hover("A")
        #expect(walk.lit == "A")
        try walk.hover("no")
        #expect(walk.lit == nil)
        try walk.hover("B")
        #expect(walk.lit == "B")
        // Onto the separator, then out of the menu.
        let b = try #require(walk.rect(of: "B"))
        walk.app.pointerMove(to: CGPoint(x: b.midX, y: b.minY - 5))
        #expect(walk.lit == nil)
        try walk.hover("A")
        walk.app.pointerMove(to: CGPoint(x: 20, y: 20))
        #expect(walk.lit == nil && walk.app.menu != nil)
        try walk.hover("A")
        walk.app.deliver(.pointerLeft)
        #expect(walk.lit == nil && walk.events == opened)
    }

    @Test func thePaddingBesideARowIsTheRows() throws {
        let walk = Walk("A", "B")
        walk.open()
        let frame = try #require(walk.app.menu?.frame), row = try #require(walk.rect(of: "B"))
        #expect(row.minX > frame.minX)
        for x in [frame.minX + 1, frame.maxX - 1] {
            walk.app.pointerMove(to: CGPoint(x: x, y: row.midY))
            #expect(walk.lit == "B")
        }
        walk.app.click(walk.app.window, at: CGPoint(x: frame.minX + 1, y: row.midY))
        #expect(walk.events.last == "choose B")
    }

    @Test func aClickOnADisabledRowOrASeparatorDoesNothing() throws {
        let walk = Walk { [$0.action("A"), $0.action("no", attributes: .disabled), $0.inline($0.action("B"))] }
        walk.open()
        try walk.click("no")
        let b = try #require(walk.rect(of: "B"))
        walk.app.click(walk.app.window, at: CGPoint(x: b.midX, y: b.minY - 5))
        #expect(walk.events == opened && walk.app.menu != nil)
    }

    @Test func aPressOnOneRowAndAReleaseOnAnotherChoosesTheOther() throws {
        let walk = Walk("A", "B", "C")
        walk.open()
        walk.app.pointerDown(walk.app.window, at: try walk.middle(of: "A"))
        #expect(walk.events == opened)
        try walk.hover("C")
        walk.app.pointerUp()
        #expect(walk.events == opened + ["end", "choose C"])
        walk.open()
        walk.app.pointerDown(walk.app.window, at: try walk.middle(of: "A"))
        walk.app.pointerMove(to: CGPoint(x: 20, y: 20))
        walk.app.pointerUp()
        #expect(walk.app.menu != nil && walk.owner.count("end") == 1)
    }

    @Test(arguments: [PointerButton.primary, .middle, .secondary]) func aPressBesideTheMenuClosesIt(_ button: PointerButton) {
        let walk = Walk("A")
        walk.open()
        walk.app.deliver(.pointerPressed(button, location: CGPoint(x: 550, y: 450), clickCount: 1))
        #expect(walk.isClean && walk.events == opened + ["end"])
        walk.app.deliver(.pointerReleased(button, location: CGPoint(x: 550, y: 450)))
        #expect(walk.isClean && walk.events == opened + ["end"])
    }

    @Test func aPointerThatJumpsOntoARowAndPressesChoosesIt() throws {
        let walk = Walk("A", "B")
        walk.open()
        let place = try walk.middle(of: "B")
        walk.app.deliver(.pointerPressed(.primary, location: place, clickCount: 1))
        walk.app.deliver(.pointerReleased(.primary, location: place))
        #expect(walk.events.last == "choose B")
    }

    // MARK: Submenus

    @Test func aSubmenuOpensWhenThePointerRests() throws {
        let walk = nested()
        walk.open(at: CGPoint(x: 10, y: 10))
        try walk.hover("More")
        #expect(walk.levelTitles.count == 1 && walk.lit == "More")
        walk.app.advance(by: 0.05)
        #expect(walk.levelTitles.count == 1)
        walk.app.advance(by: 0.1)
        #expect(walk.levelTitles.count == 2 && walk.titles == (1...6).map { "in \($0)" })
        #expect(walk.lit == "More")
    }

    @Test func aSubmenuStandsBesideItsRow() throws {
        let walk = try withSubmenu()
        let states = try #require(walk.app.window.contextMenuSession).levelStates
        let row = try #require(walk.rect(of: "More", level: 0)), first = try #require(walk.rect(of: "in 1"))
        #expect(states[1].frame.minX == states[0].frame.maxX - 4)
        #expect(first.minY == row.minY)
    }

    @Test func aClickOpensASubmenuAtOnceAndASecondOneKeepsIt() throws {
        let walk = nested()
        walk.open(at: CGPoint(x: 10, y: 10))
        try walk.click("More")
        #expect(walk.levelTitles.count == 2 && walk.owner.count("end") == 0)
        try walk.click("More", level: 0)
        #expect(walk.levelTitles.count == 2)
    }

    @Test func onlyOnePathIsOpen() throws {
        let walk = try withSubmenu()
        try walk.hover("C", level: 0)
        #expect(walk.levelTitles.count == 1)
        try walk.hover("Else")
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.map(\.first) == ["More", "other"])
        try walk.hover("More", level: 0)
        #expect(walk.levelTitles.count == 1)
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.map(\.first) == ["More", "in 1"])
        #expect(walk.menuNodes.count == 2)
    }

    @Test func theDiagonalWayIsSafe() throws {
        let walk = try withSubmenu()
        let start = try #require(walk.rect(of: "More", level: 0))
        // Leave from the row's right part for the submenu's last row, over "B" and "C".
        walk.app.pointerMove(to: CGPoint(x: start.maxX - 40, y: start.midY))
        let goal = try walk.middle(of: "in 6")
        var crossed: Set<String> = []
        let from = CGPoint(x: start.maxX - 40, y: start.midY), to = CGPoint(x: start.maxX + 15, y: goal.y)
        for step in 1...20 {
            let part = CGFloat(step) / 20
            let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            for title in ["B", "C"] where walk.rect(of: title, level: 0)?.contains(point) == true && point.x < start.maxX - 8 {
                crossed.insert(title)
            }
            walk.app.deliver(.pointerMoved(location: point))
            walk.app.advance(by: 0.01)
            #expect(walk.levelTitles.count == 2, "at step \(step)")
        }
        #expect(crossed == ["B", "C"], "the way must cross rows to prove something")
        #expect(walk.lit == "in 6")
    }

    @Test func restingOnTheWayOpensNothingElseButCloses() throws {
        let walk = try withSubmenu()
        let start = try #require(walk.rect(of: "More", level: 0)), b = try #require(walk.rect(of: "B", level: 0))
        walk.app.pointerMove(to: CGPoint(x: start.maxX - 40, y: start.midY))
        walk.app.deliver(.pointerMoved(location: CGPoint(x: start.maxX - 25, y: b.minY + 4)))
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.count == 2 && walk.lit == "More")
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.count == 1 && walk.lit == "B")
    }

    @Test func straightDownIsNoWayToTheSubmenu() throws {
        let walk = try withSubmenu()
        let start = try #require(walk.rect(of: "More", level: 0)), b = try #require(walk.rect(of: "B", level: 0))
        walk.app.pointerMove(to: CGPoint(x: start.minX + 20, y: start.midY))
        walk.app.deliver(.pointerMoved(location: CGPoint(x: start.minX + 15, y: b.midY)))
        #expect(walk.levelTitles.count == 1 && walk.lit == "B")
    }

    @Test func backFromTheSubmenuToItsRowKeepsItOpen() throws {
        let walk = try withSubmenu()
        try walk.hover("in 3")
        #expect(walk.lit == "in 3")
        try walk.hover("More", level: 0)
        walk.app.advance(by: 1)
        #expect(walk.levelTitles.count == 2 && walk.lit == "More")
    }

    @Test func outsideTheSubmenuStaysOpen() throws {
        let walk = try withSubmenu()
        // To the left, so that no other row is crossed.
        let row = try #require(walk.rect(of: "More", level: 0))
        walk.app.pointerMove(to: CGPoint(x: 20, y: row.midY))
        walk.app.advance(by: 2)
        #expect(walk.levelTitles.count == 2)
        walk.app.click(walk.app.window, at: CGPoint(x: 20, y: 480))
        #expect(walk.isClean && walk.owner.count("end") == 1)
    }

    @Test func aHoverThatIsOnItsWayDoesNotOutliveTheMenu() throws {
        let walk = nested()
        walk.open(at: CGPoint(x: 10, y: 10))
        try walk.hover("More")
        walk.press(.keyboardEscape)
        walk.app.advance(by: 1)
        #expect(walk.isClean)
        walk.open(at: CGPoint(x: 10, y: 10))
        try walk.hover("More")
        walk.press(.keyboardEnd)
        walk.app.advance(by: 1)
        #expect(walk.levelTitles.count == 1 && walk.lit == "E")
    }
}
