import ContextMenuTesting
import PlatformInterface
import Testing

/// Section L of the cases: those who cannot press long, and those who cannot see.
@MainActor struct AccessibilityTests {
    private let opened = ["ask", "provide", "display"]

    private func focused(_ walk: Walk) -> [String] { walk.app.accessibilityTree.all(\.isFocused).map(\.label) }

    @Test func case64_aViewWithAMenuOffersToShowIt() throws {
        let walk = Walk("A", "B")
        let node = try #require(walk.app.accessibilityTree.find("Target"))
        #expect(node.hasPopup && node.isFocusable && node.actions == [.showMenu])
        #expect(node.frame == CGRect(x: 50, y: 50, width: 200, height: 100))
        #expect(walk.events == [])
        #expect(walk.app.perform("show-menu", on: node))
        #expect(walk.events == opened && walk.lit == "A")
        #expect(walk.owner.locations == [CGPoint(x: 100, y: 50)])
        #expect(walk.app.menu?.frame.origin == CGPoint(x: 50, y: 150))
    }

    @Test func case64_aViewThatIsNoElementBorrowsTheWordsInIt() throws {
        let walk = Walk("A")
        walk.target.isAccessibilityElement = false
        walk.target.accessibilityLabel = nil
        for (index, text) in ["Sunset", "12 MB"].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 100, height: 30))
            label.text = text
            walk.target.addSubview(label)
        }
        let node = try #require(walk.app.accessibilityTree.all(\.hasPopup).first)
        #expect(node.label == "Sunset, 12 MB" && node.children.map(\.label) == ["Sunset", "12 MB"])
        #expect(node.actions == [.showMenu])
        #expect(walk.app.perform("show-menu", on: node.children[0]), "what is inside reaches the menu around it")
        #expect(walk.titles == ["A"])
    }

    @Test func case64_aListIsNotCalledByAllItsRows() throws {
        let walk = Walk("A")
        walk.target.isAccessibilityElement = false
        walk.target.accessibilityLabel = nil
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), inner = UILabel(frame: row.bounds)
        row.isAccessibilityElement = true
        row.accessibilityLabel = "Sunset"
        inner.text = "Sunset"
        row.addSubview(inner)
        walk.target.addSubview(row)
        #expect(try #require(walk.app.accessibilityTree.all(\.hasPopup).first).label == "Sunset", "each word once")
        let scroll = UIScrollView(frame: walk.target.bounds)
        scroll.addInteraction(UIContextMenuInteraction(delegate: walk.owner))
        scroll.addSubview(row)
        walk.target.addSubview(scroll)
        #expect(walk.app.accessibilityTree.all(\.hasPopup).contains { $0.label.isEmpty && $0.children.map(\.label) == ["Sunset"] })
    }

    /// The tree is told a moment after a frame, which may be the moment between a press and its own frame.
    @Test func case64_aMenuIsNotToldOfBeforeItHasItsRows() throws {
        let walk = Walk("A", "B")
        walk.app.settle()
        walk.target.backgroundColor = .systemBlue
        walk.app.drawFrame()
        walk.app.deliver(.pointerPressed(.secondary, location: CGPoint(x: 60, y: 60), clickCount: 1))
        func toldMenus() throws -> [[String]] {
            try #require(walk.app.toldAccessibility).all { (node: AccessibilityNode) in node.role == .menu }.map { $0.children.map(\.label) }
        }
        // Time passes, and no frame comes.
        walk.app.advanceWithoutFrames(by: 0.05)
        #expect(try toldMenus() == [])
        walk.app.settle()
        #expect(try toldMenus() == [["A", "B"]])
    }

    @Test func case64_nothingToShowSaysSo() throws {
        let walk = Walk("A")
        walk.owner.hasMenu = false
        let node = try #require(walk.app.accessibilityTree.find("Target"))
        #expect(!walk.app.perform("show-menu", on: node))
        #expect(walk.events == ["ask"] && walk.isClean)
        walk.target.removeFromSuperview()
        #expect(!walk.app.perform("show-menu", on: node))
    }

    @Test func case64_aMenuThatThePointerOpenedHasTheFocusItself() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In")])] }
        walk.open()
        #expect(focused(walk) == ["Menu"])
        try walk.app.menu?.open("More")
        #expect(focused(walk) == ["More"])
        walk.press(.keyboardDownArrow)
        #expect(focused(walk).count == 1 && focused(walk) != ["Menu"])
    }

    @Test func case64_theFocusIsInTheMenuAndGoesBack() {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In")])] }
        walk.press(.keyboardTab)
        #expect(focused(walk) == ["Target"] && !walk.app.accessibilityTree.isModal)
        walk.press(.keyboardMenu)
        #expect(focused(walk) == ["A"] && walk.app.accessibilityTree.isModal)
        walk.press(.keyboardDownArrow)
        #expect(focused(walk) == ["More"])
        walk.press(.keyboardReturnOrEnter)
        #expect(focused(walk) == ["In"])
        walk.press(.keyboardTab)
        #expect(focused(walk) == ["In"])
        walk.press(.keyboardEscape)
        #expect(focused(walk) == ["More"])
        walk.press(.keyboardEscape)
        #expect(walk.isClean && focused(walk) == ["Target"])
        #expect(walk.app.window.focus.focusedView === walk.target)
    }

    @Test func theRowsAreInTheTreeWithTheirPlaces() throws {
        let walk = Walk { walk in
            [walk.action("A"), walk.menu("Group", options: .displayInline, [walk.action("B", state: .on)]), walk.menu("More", [walk.action("In")])]
        }
        walk.owner.title = "Photo"
        walk.open()
        #expect(walk.app.accessibilityTree.outline == [
            "group “”",
            "  group “Target”",
            "  menu “Photo”",
            "    heading “Photo”",
            "    menuItem “A”",
            "    separator “”",
            "    heading “Group”",
            "    menuItemCheckBox “B”",
            "    separator “”",
            "    menuItem “More”",
        ])
        for title in ["A", "B", "More"] {
            #expect(walk.app.accessibilityTree.find(title)?.frame == walk.rect(of: title))
        }
        #expect(walk.menuNodes[0].frame == walk.app.menu?.frame)
        try walk.app.menu?.open("More")
        #expect(walk.app.accessibilityTree.outline.suffix(2) == ["  menu “More”", "    menuItem “In”"])
    }

    @Test func actionsOpenSubmenusAndChoose() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In")])] }
        walk.app.perform("show-menu", on: try #require(walk.app.accessibilityTree.find("Target")))
        walk.app.perform("activate", on: try #require(walk.app.accessibilityTree.find("More")))
        #expect(walk.levelTitles == [["A", "More"], ["In"]])
        #expect(focused(walk) == ["In"])
        let row = try #require(walk.app.accessibilityTree.find("In"))
        walk.app.perform("activate", on: row)
        #expect(walk.events == opened + ["end", "choose In"] && walk.isClean)
        // A request for a row that is gone is refused.
        #expect(!walk.app.perform("activate", on: row))
        #expect(walk.owner.count("choose In") == 1)
    }

    @Test func aMenuInAPopupIsInTheTreeToo() throws {
        let walk = Walk(size: CGSize(width: 200, height: 150), frame: CGRect(x: 0, y: 0, width: 200, height: 150)) { walk in
            (1...8).map { walk.action("row \($0)") }
        }
        walk.open()
        #expect(walk.menuNodes.map(\.frame) == walk.app.popupFrames)
        #expect(walk.menuNodes[0].children.map(\.label) == (1...8).map { "row \($0)" })
        walk.app.perform("activate", on: try #require(walk.app.accessibilityTree.find("row 8")))
        #expect(walk.events.last == "choose row 8" && walk.isClean)
    }

    @Test func aScreenReaderGetsTheRowsAsActionsOfTheFocusedView() throws {
        let walk = Walk { walk in
            [walk.action("A"), walk.action("no", attributes: .disabled), walk.menu("More", [walk.action("In")]), walk.inline(walk.action("B"))]
        }
        walk.press(.keyboardTab)
        #expect(walk.app.accessibilityTree.find("Target")?.actions == [.showMenu] && walk.events == [])
        walk.app.changeSettings { $0.isScreenReaderOn = true }
        let node = try #require(walk.app.accessibilityTree.find("Target"))
        #expect(node.actions.map(\.title) == ["Show menu", "A", "B"])
        walk.owner.events = []
        #expect(walk.app.perform(node.actions[2].name, on: node))
        #expect(walk.owner.count("choose B") == 1 && walk.owner.count("display") == 0 && walk.owner.count("end") == 0)
        // A view without the focus is not asked.
        walk.app.window.focus.focus(nil)
        walk.owner.events = []
        #expect(walk.app.accessibilityTree.find("Target")?.actions == [.showMenu] && walk.events == [])
        #expect(!walk.app.perform("menu-7", on: node))
    }

    @Test func whatAnAlertCoversIsNotFound() {
        let walk = Walk("A")
        let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        walk.screen.present(alert, animated: true)
        #expect(walk.app.accessibilityTree.find("Target") == nil)
        #expect(walk.app.accessibilityTree.find("Yes")?.role == .button)
    }
}
