import ContextMenuTesting
import PlatformInterface
import Testing

/// Section E of the cases, second half: where a menu stands, and what happens where there is no room.
@MainActor struct PlacementTests {
    /// Units: points that a menu keeps from the edges of the window or the screen.
    private let margin: CGFloat = 4
    private let whole = CGRect(x: 0, y: 0, width: 600, height: 500)

    private func rows(_ count: Int, in walk: Walk) -> [UIMenuElement] { (1...count).map { walk.action("row \($0)") } }

    // MARK: 31

    @Test func case31_theLeadingTopCornerIsAtThePointer() throws {
        let walk = Walk("A", "B")
        walk.open(at: CGPoint(x: 30, y: 40))
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 80, y: 90))
        let mirrored = Walk(frame: CGRect(x: 300, y: 50, width: 200, height: 100), direction: .rightToLeft) { [$0.action("A")] }
        mirrored.open(at: CGPoint(x: 30, y: 40))
        let frame = try #require(mirrored.app.menu?.frame)
        #expect(frame.maxX == 330 && frame.minY == 90)
    }

    @Test func case31_alsoInAPopup() throws {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let walk = Walk(size: CGSize(width: 200, height: 150), frame: CGRect(x: 0, y: 0, width: 200, height: 150), direction: direction) {
                self.rows(8, in: $0)
            }
            walk.open(at: CGPoint(x: 120, y: 40))
            let frame = try #require(walk.app.popupFrames.first)
            #expect((direction == .leftToRight ? frame.minX : frame.maxX) == 120)
            #expect(frame.minY == 40 && walk.app.menu?.frame == frame)
        }
    }

    // MARK: 32

    @Test func case32_thePointIsInTheViewsOwnSpace() throws {
        let walk = Walk("A")
        let scrolled = UIView(frame: CGRect(x: 100, y: 50, width: 400, height: 300))
        scrolled.bounds.origin = CGPoint(x: 0, y: 700)
        walk.screen.view.addSubview(scrolled)
        scrolled.addSubview(walk.target)
        walk.target.frame = CGRect(x: 20, y: 720, width: 200, height: 100)
        walk.target.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
        walk.target.bounds.origin = CGPoint(x: 0, y: 40)
        // A quarter turn to the right and half the size, round (220, 120) of the window.
        walk.app.deliver(.pointerMoved(location: CGPoint(x: 225, y: 110)))
        walk.app.deliver(.pointerPressed(.secondary, location: CGPoint(x: 225, y: 110), clickCount: 1))
        let location = try #require(walk.owner.locations.first)
        #expect(abs(location.x - 80) < 0.01 && abs(location.y - 80) < 0.01)
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 225, y: 110))
        let inWindow = walk.interaction.location(in: nil)
        #expect(abs(inWindow.x - 225) < 0.01 && abs(inWindow.y - 110) < 0.01)
    }

    @Test(arguments: [CGPoint(x: -300, y: 100), CGPoint(x: 1800, y: 1000), CGPoint(x: -10, y: -10), CGPoint(x: 700, y: 400)])
    func case32_aPopupStaysOnTheScreenWhereverTheWindowIs(_ origin: CGPoint) throws {
        let walk = Walk(size: CGSize(width: 200, height: 150), frame: CGRect(x: 0, y: 0, width: 200, height: 150)) { self.rows(20, in: $0) }
        walk.app.place(at: origin)
        walk.open(at: CGPoint(x: 100, y: 75))
        let frame = try #require(walk.app.popupFrames.first)
        let onScreen = frame.offsetBy(dx: origin.x, dy: origin.y)
        #expect(CGRect(origin: .zero, size: walk.app.screenSize).contains(onScreen))
        #expect(frame.height > 20 * 25)
        try walk.click("row 20")
        #expect(walk.events.last == "choose row 20")
    }

    // MARK: 33

    @Test func case33_flipsFirst() throws {
        let walk = Walk(frame: whole) { self.rows(8, in: $0) }
        walk.open(at: CGPoint(x: 100, y: 480))
        let up = try #require(walk.app.menu?.frame)
        #expect(up.maxY == 480 && up.minX == 100 && up.height > 200)
        walk.open(at: CGPoint(x: 580, y: 100))
        let left = try #require(walk.app.menu?.frame)
        #expect(left.maxX == 580 && left.minY == 100 && left.size == up.size)
    }

    @Test func case33_thenSlides() throws {
        let walk = Walk(frame: whole) { self.rows(12, in: $0) }
        walk.open(at: CGPoint(x: 100, y: 250))
        let frame = try #require(walk.app.menu?.frame)
        #expect(frame.height > 300 && frame.maxY == 500 - margin && frame.minX == 100)
        #expect(walk.app.popupFrames.isEmpty && walk.rect(of: "row 1") != nil && walk.rect(of: "row 12") != nil)
    }

    /// 60 rows do not fit the screen either, which is 1,080 points high.
    private func long() -> Walk { Walk(frame: whole) { self.rows(60, in: $0) } }

    @Test func case33_thenShrinksAndKeysScroll() throws {
        let walk = long()
        walk.open(at: CGPoint(x: 100, y: 250))
        let frame = try #require(walk.app.popupFrames.first)
        #expect(frame.height == walk.app.screenSize.height - 2 * margin)
        #expect(walk.rect(of: "row 1") != nil && walk.rect(of: "row 60") == nil)
        walk.press(.keyboardEnd)
        let last = try #require(walk.rect(of: "row 60"))
        #expect(walk.lit == "row 60" && frame.contains(last) && walk.rect(of: "row 1") == nil)
        let litIsSeen = { walk.lit.flatMap { walk.rect(of: $0) }.map(frame.contains) == true }
        walk.press(.keyboardDownArrow)
        #expect(walk.lit == "row 1" && litIsSeen())
        walk.press(.keyboardPageDown)
        #expect(walk.lit != "row 2" && walk.lit != "row 60" && litIsSeen())
        walk.press(.keyboardPageDown)
        #expect(walk.lit == "row 60")
        walk.press(.keyboardPageUp, .keyboardPageUp)
        #expect(walk.lit == "row 1")
        walk.app.type("row 47")
        #expect(walk.lit == "row 47" && litIsSeen())
    }

    @Test func case33_theWheelScrollsTheMenuAndNothingBehind() throws {
        let walk = long()
        walk.open(at: CGPoint(x: 100, y: 250))
        let before = try #require(walk.rect(of: "row 30"))
        walk.app.scroll(walk.app.window, by: 60, at: CGPoint(x: before.midX, y: before.midY))
        #expect(walk.rect(of: "row 30")?.minY == before.minY - 60)
        // The row that came under the pointer is highlighted.
        let lit = try #require(walk.lit.flatMap { walk.rect(of: $0) })
        #expect(lit.contains(CGPoint(x: before.midX, y: before.midY)))
        walk.app.scroll(walk.app.window, by: -500, at: CGPoint(x: before.midX, y: before.midY))
        #expect(walk.rect(of: "row 30")?.minY == before.minY)
        // Beside the menu the wheel does nothing at all.
        let taken = walk.app.deliver(.scrolled(location: CGPoint(x: 500, y: 20), dx: 0, dy: 50, phase: .wheel))
        #expect(taken && walk.rect(of: "row 30")?.minY == before.minY && walk.app.menu != nil)
    }

    @Test func scrollingClosesTheSubmenuOfTheRowThatMoves() throws {
        let walk = Walk(frame: whole) { walk in [walk.menu("More", [walk.action("In")])] + self.rows(60, in: walk) }
        walk.open(at: CGPoint(x: 100, y: 250))
        let place = try walk.middle(of: "More")
        try walk.click("More")
        #expect(walk.levelTitles.count == 2)
        walk.app.scroll(walk.app.window, by: 100, at: place)
        #expect(walk.levelTitles.count == 1 && walk.owner.count("end") == 0)
    }

    @Test func nearAnEdgeALongMenuScrollsByItself() throws {
        let walk = long()
        walk.open(at: CGPoint(x: 100, y: 250))
        let frame = try #require(walk.app.menu?.frame)
        walk.app.pointerMove(to: CGPoint(x: frame.midX, y: frame.maxY - 10))
        walk.app.advance(by: 0.5)
        #expect(walk.rect(of: "row 1") == nil && walk.rect(of: "row 60") == nil)
        walk.app.advance(by: 10)
        #expect(walk.rect(of: "row 60") != nil)
        #expect(walk.lit == "row 60")
        // It rests where the pointer leaves the edge.
        walk.app.pointerMove(to: CGPoint(x: frame.midX, y: frame.minY + 10))
        walk.app.advance(by: 0.3)
        walk.app.pointerMove(to: CGPoint(x: frame.midX, y: frame.midY))
        let rest = walk.lit
        walk.app.advance(by: 2)
        #expect(walk.lit == rest && walk.rect(of: "row 1") == nil)
        walk.app.pointerMove(to: CGPoint(x: frame.midX, y: frame.minY + 10))
        walk.app.advance(by: 10)
        #expect(walk.lit == "row 1")
        // Nothing goes on at the end of the list, and nothing after the menu.
        walk.press(.keyboardEscape)
        walk.app.advance(by: 1)
        #expect(walk.isClean)
    }

    // MARK: 34

    @Test(arguments: 1...20) func case34_aShortMenuHasNoScrollBar(_ sections: Int) throws {
        let walk = Walk(size: CGSize(width: 400, height: 900), frame: CGRect(x: 0, y: 0, width: 400, height: 900)) { walk in
            (1...sections).map { walk.inline(walk.action("row \($0)")) }
        }
        walk.open(at: CGPoint(x: 20, y: 20))
        let frame = try #require(walk.app.menu?.frame)
        let first = try #require(walk.rect(of: "row 1")), last = try #require(walk.rect(of: "row \(sections)"))
        // The padding above the first row and below the last one are the same: everything has its natural height.
        #expect(first.minY - frame.minY == frame.maxY - last.maxY && frame.maxY - last.maxY == 6)
        let before = last
        walk.app.scroll(walk.app.window, by: 100, at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(walk.rect(of: "row \(sections)") == before)
    }

    // MARK: 35

    private func mirrored() -> Walk {
        Walk(frame: CGRect(x: 300, y: 50, width: 200, height: 100), direction: .rightToLeft) { walk in
            [walk.action("A"), walk.menu("More", [walk.action("In"), walk.action("On")])]
        }
    }

    @Test func case35_submenusOpenToTheLeftAndKeysAreMirrored() throws {
        let walk = mirrored()
        walk.openByKeys()
        let root = try #require(walk.app.menu?.frame)
        #expect(root.maxX == 500 && root.minY == 150)
        walk.press(.keyboardDownArrow, .keyboardRightArrow)
        #expect(walk.levelTitles.count == 1 && walk.lit == "More")
        walk.press(.keyboardLeftArrow)
        let sub = try #require(walk.app.menu?.frame)
        #expect(walk.lit == "In" && sub.maxX == root.minX + 4)
        walk.press(.keyboardLeftArrow)
        #expect(walk.levelTitles.count == 2 && walk.lit == "In")
        walk.press(.keyboardRightArrow)
        #expect(walk.levelTitles.count == 1 && walk.lit == "More")
    }

    @Test func case35_whereThereIsNoRoomAtTheLeftItOpensToTheRight() throws {
        let walk = Walk(frame: CGRect(x: 0, y: 0, width: 600, height: 500), direction: .rightToLeft) { [$0.menu("More", [$0.action("In")])] }
        walk.open(at: CGPoint(x: 160, y: 50))
        let root = try #require(walk.app.menu?.frame)
        try walk.app.menu?.open("More")
        let sub = try #require(walk.app.menu?.frame)
        #expect(sub.minX == root.maxX - 4)
    }
}
