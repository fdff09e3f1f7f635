import ContextMenuTesting
import PlatformInterface
import Testing

/// A menu and its window: popups where there is no room, and what ends it.
@MainActor struct WindowTests {
    private let opened = ["ask", "provide", "display"]

    private func small(_ elements: @escaping (Walk) -> [UIMenuElement]) -> Walk {
        Walk(size: CGSize(width: 200, height: 150), frame: CGRect(x: 0, y: 0, width: 200, height: 150), elements: elements)
    }

    private func rows(_ walk: Walk) -> [UIMenuElement] {
        [walk.menu("More", [walk.action("In"), walk.action("On")])] + (1...8).map { walk.action("row \($0)") }
    }

    // MARK: Popups

    @Test func aMenuThatDoesNotFitLeavesTheWindow() throws {
        let walk = small(rows)
        walk.open(at: CGPoint(x: 120, y: 40))
        let frame = try #require(walk.app.menu?.frame)
        #expect(walk.app.popupFrames == [frame] && frame.origin == CGPoint(x: 120, y: 40))
        #expect(frame.maxX > 200 && frame.maxY > 150)
        #expect(walk.titles == ["More"] + (1...8).map { "row \($0)" })
    }

    @Test func aMenuThatFitsStaysInside() {
        let walk = small { [$0.action("A"), $0.action("B")] }
        walk.open(at: CGPoint(x: 120, y: 40))
        #expect(walk.app.popupFrames.isEmpty && walk.app.window.bounds.contains(walk.app.menu?.frame ?? .null))
    }

    @Test func pointerAndKeysAreTheSameInAPopup() throws {
        let walk = small(rows)
        walk.open(at: CGPoint(x: 120, y: 40))
        try walk.hover("More")
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.last == ["In", "On"] && walk.app.popupFrames.count == 2)
        try walk.click("On")
        #expect(walk.events == opened + ["end", "choose On"] && walk.isClean)

        walk.app.window.focus.focus(walk.target)
        walk.press(.keyboardMenu, .keyboardEnd)
        #expect(walk.lit == "row 8")
        walk.press(.keyboardDownArrow, .keyboardRightArrow)
        #expect(walk.lit == "In" && walk.app.popupFrames.count == 2)
        walk.press(.keyboardEscape)
        #expect(walk.lit == "More" && walk.app.popupFrames.count == 1)
        walk.app.type("row 5")
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.events.suffix(2) == ["end", "choose row 5"] && walk.isClean)

        walk.app.pointerDown(walk.target, at: CGPoint(x: 120, y: 40), secondary: true)
        try walk.hover("row 8")
        walk.app.pointerUp()
        #expect(walk.events.last == "choose row 8")

        walk.open(at: CGPoint(x: 120, y: 40))
        walk.app.click(walk.target, at: CGPoint(x: 20, y: 20))
        #expect(walk.isClean)
    }

    @Test func aSecondPressMovesAPopup() {
        let walk = small(rows)
        walk.open(at: CGPoint(x: 120, y: 40))
        walk.open(at: CGPoint(x: 30, y: 20))
        #expect(walk.app.popupFrames.map(\.origin) == [CGPoint(x: 30, y: 20)])
        #expect(walk.events == opened + ["end"] + opened)
    }

    @Test func anUpdateInAPopup() throws {
        let walk = small(rows)
        walk.open(at: CGPoint(x: 120, y: 40))
        walk.press(.keyboardEnd)
        walk.interaction.updateVisibleMenu { $0.replacingChildren($0.children.filter { $0.title != "row 3" }) }
        walk.app.advance(by: 0.1)
        #expect(walk.titles.count == 8 && walk.lit == "row 8")
        let frame = try #require(walk.app.menu?.frame)
        #expect(walk.app.popupFrames == [frame], "one popup, as large as the menu is now")
        try walk.click("row 7")
        #expect(walk.events.last == "choose row 7")
    }

    @Test func aMenuThatGrowsOutOfTheWindowMovesToAPopup() throws {
        let walk = small { [$0.action("A"), $0.action("B")] }
        walk.open(at: CGPoint(x: 10, y: 10))
        #expect(walk.app.popupFrames.isEmpty)
        walk.interaction.updateVisibleMenu { $0.replacingChildren($0.children + self.rows(walk)) }
        walk.app.advance(by: 0.1)
        let frame = try #require(walk.app.menu?.frame)
        #expect(walk.app.popupFrames == [frame] && walk.app.window.overlayView.menus.subviews.isEmpty)
        #expect(walk.menuNodes.count == 1)
        try walk.click("row 8")
        #expect(walk.events.last == "choose row 8" && walk.isClean)
    }

    @Test func theDesktopTakesAPopupAway() {
        let walk = small(rows)
        walk.open()
        walk.app.dismissPopups()
        #expect(walk.isClean && walk.events == opened + ["end"])
    }

    @Test func aSubmenuThatDoesNotFitLeavesAloneTheMenuThatDoes() throws {
        let walk = Walk(size: CGSize(width: 200, height: 150), frame: CGRect(x: 0, y: 0, width: 200, height: 150)) { walk in
            [walk.menu("More", (1...9).map { walk.action("in \($0)") })]
        }
        walk.open(at: CGPoint(x: 10, y: 10))
        #expect(walk.app.popupFrames.isEmpty)
        try walk.app.menu?.open("More")
        let frame = try #require(walk.app.menu?.frame)
        #expect(walk.app.popupFrames == [frame])
        try walk.click("in 9")
        #expect(walk.events.last == "choose in 9" && walk.isClean)
    }

    // MARK: What ends a menu

    enum Ending: CaseIterable { case resize, close, hide, deactivate, newRoot, handler }

    @Test(arguments: Ending.allCases, [true, false]) func theWindowEndsItsMenu(_ ending: Ending, _ isPopup: Bool) throws {
        let walk = isPopup ? small(rows) : Walk { [$0.menu("More", [$0.action("In")])] }
        walk.open(at: CGPoint(x: 20, y: 20))
        try walk.app.menu?.open("More")
        #expect(walk.app.popupFrames.isEmpty == !isPopup && walk.levelTitles.count == 2)
        switch ending {
        case .resize: walk.app.resize(to: CGSize(width: 300, height: 300))
        case .close: walk.app.requestClose()
        case .hide: walk.app.window.isHidden = true
        case .deactivate: walk.app.deactivate()
        case .newRoot: walk.app.window.rootViewController = UIViewController()
        case .handler: walk.interaction.dismissMenu()
        }
        #expect(walk.isClean && walk.events == opened + ["end"])
        #expect(walk.app.menu == nil)
    }

    @Test func theSameSizeEndsNothing() {
        let walk = Walk("A")
        walk.open()
        walk.app.resize(to: CGSize(width: 600, height: 500))
        walk.app.changeSettings { $0.isDark = true }
        #expect(walk.titles == ["A"] && walk.owner.count("end") == 0)
    }

    @Test func aPresentedMenuThatClosedIsEmptyAndThrows() throws {
        let walk = Walk("A")
        walk.open()
        let menu = try #require(walk.app.menu)
        #expect(menu.appearance == .compact && menu.preview == nil && menu.title == "")
        menu.dismiss()
        #expect(menu.items == [] && menu.levels == [] && menu.appearance == .unknown && menu.highlighted == nil)
        #expect(throws: HeadlessAppError.self) { try menu.choose("A") }
        #expect(throws: HeadlessAppError.self) { try menu.open("A") }
        #expect(walk.owner.count("end") == 1)
    }

    @Test func theKitSaysWhatIsThere() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In")]), $0.action("no", attributes: .disabled)] }
        walk.open()
        func words(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)" }
            return ""
        }
        let missing = words { try walk.app.menu?.choose("More", "Out") }
        #expect(missing.contains("Out") && missing.contains("In"))
        let unknown = words { _ = try walk.app.view("Nowhere") }
        #expect(unknown.contains("Nowhere") && unknown.contains("Target"))
        let leaf = words { try walk.app.menu?.open("In") }
        #expect(leaf == "“In” is no submenu.")
        walk.press(.keyboardEscape)
        let disabled = words { try walk.app.menu?.choose("no") }
        #expect(disabled == "The menu item “no” is disabled.")
        #expect(walk.owner.count("end") == 0)
    }
}
