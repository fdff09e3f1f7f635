import ContextMenuTesting
import PlatformInterface
import Testing

/// Section K of the cases: what a menu keeps, and for how long.
@MainActor struct MemoryTests {
    /// Weak references to everything that one menu was made of.
    @MainActor private final class Traces {
        weak var session: AnyObject?
        weak var configuration: UIContextMenuConfiguration?
        /// The app's own objects.
        weak var menu: UIMenu?
        weak var action: UIAction?
        /// What is shown: copies of them.
        weak var shownAction: UIMenuElement?
        weak var shownSubmenu: UIMenuElement?
        weak var panel: UIView?

        var alive: [String] {
            [("session", session), ("configuration", configuration), ("menu", menu), ("action", action),
             ("shown action", shownAction), ("shown submenu", shownSubmenu), ("panel", panel)].filter { $0.1 != nil }.map(\.0)
        }
    }

    private final class Controller: UIViewController {
        var chosen = 0
        func chose() { chosen += 1 }
    }

    /// Menus whose handlers capture the app's controller, and whose objects nobody else holds.
    private func follow(_ walk: Walk, _ traces: Traces) {
        let controller = Controller()
        walk.screen.addChild(controller)
        walk.owner.adjust = { traces.configuration = $0 }
        walk.owner.elements = {
            let action = UIAction(title: "A") { _ in controller.chose() }
            let menu = UIMenu(title: "More", children: [UIAction(title: "In") { _ in controller.chose() }])
            traces.action = action
            traces.menu = menu
            return [action, menu]
        }
    }

    private func note(_ walk: Walk, _ traces: Traces) throws {
        let session = try #require(walk.app.window.contextMenuSession)
        traces.session = session
        let rows = try #require(session.levelStates.first).tree.rows
        traces.shownAction = rows[0].element
        traces.shownSubmenu = rows[1].element
        traces.panel = walk.app.window.overlayView.menus.subviews.first
        #expect(traces.panel != nil && traces.configuration != nil && traces.shownAction !== traces.action)
    }

    enum Ending: CaseIterable { case escape, choice, submenuChoice, outside, removal, dismissal, replacement, resize }

    @Test(arguments: Ending.allCases) func case59_nothingIsLeftOfAMenuThatEnded(_ ending: Ending) throws {
        let walk = Walk()
        let traces = Traces()
        follow(walk, traces)
        walk.open()
        try note(walk, traces)
        switch ending {
        case .escape: walk.press(.keyboardEscape)
        case .choice: try walk.click("A")
        case .submenuChoice: try walk.app.menu?.choose("More", "In")
        case .outside: walk.app.click(walk.screen.view, at: CGPoint(x: 550, y: 450))
        case .removal: walk.target.removeFromSuperview()
        case .dismissal: walk.interaction.dismissMenu()
        case .replacement:
            let other = walk.addTarget(frame: CGRect(x: 300, y: 300, width: 100, height: 100), "Z")
            walk.app.secondaryClick(other.view)
            #expect(walk.titles == ["Z"])
        case .resize: walk.app.resize(to: CGSize(width: 500, height: 400))
        }
        walk.app.settle()
        #expect(traces.alive == [])
        #expect(walk.owner.count("end") == 1)
    }

    @Test func case59_nothingIsLeftOfAMenuThatWasNeverShown() {
        let walk = Walk()
        weak var configuration: UIContextMenuConfiguration?
        weak var action: UIAction?
        walk.owner.adjust = { configuration = $0 }
        walk.owner.elements = { [unowned walk] in
            let hidden = UIAction(title: "A", attributes: .hidden) { _ in walk.press(.keyboardEscape) }
            action = hidden
            return [hidden]
        }
        walk.open()
        walk.app.settle()
        #expect(walk.owner.count("end") == 1 && configuration == nil && action == nil)
    }

    @Test func case59_aPopupIsReleasedToo() throws {
        let walk = Walk(size: CGSize(width: 200, height: 150), frame: CGRect(x: 0, y: 0, width: 200, height: 150)) { walk in
            (1...8).map { walk.action("row \($0)") }
        }
        walk.open()
        #expect(walk.app.popupFrames.count == 1)
        weak let session = walk.app.window.contextMenuSession
        weak let element = walk.app.window.contextMenuSession?.levelStates[0].tree.rows[0].element
        #expect(session != nil && element != nil)
        walk.press(.keyboardEscape)
        walk.app.settle()
        #expect(session == nil && element == nil && walk.app.popupFrames.isEmpty)
    }

    @Test func case59_aProviderThatNeverAnswersHoldsNoMenu() {
        var kept: [([UIMenuElement]) -> Void] = []
        let walk = Walk { _ in [UIDeferredMenuElement.uncached { kept.append($0) }, UIMenu(title: "More", children: [])] }
        walk.open()
        weak let session = walk.app.window.contextMenuSession
        weak let shown = walk.app.window.contextMenuSession?.levelStates[0].tree.rows.last?.element
        #expect(session != nil && shown != nil && kept.count == 1)
        walk.press(.keyboardEscape)
        walk.app.advance(by: 1)
        #expect(session == nil && shown == nil)
    }

    @Test func case58_nothingIsAskedOrBuiltBeforeAnOpening() {
        let walk = Walk("A")
        let owner = MenuOwner()
        for _ in 1...1_000 {
            let row = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 20))
            row.addInteraction(UIContextMenuInteraction(delegate: owner))
            walk.screen.view.addSubview(row)
            row.layoutIfNeeded()
            row.removeFromSuperview()
        }
        walk.app.pointerMove(to: CGPoint(x: 100, y: 100))
        walk.app.click(walk.target)
        walk.app.tap(walk.target)
        walk.press(.keyboardTab)
        _ = walk.app.accessibilityTree
        walk.app.settle()
        #expect(owner.events == [] && walk.events == [])
    }

    @Test func case58_aThousandOpeningsLeaveTheViewsAsTheyWere() throws {
        let walk = Walk()
        let traces = Traces()
        follow(walk, traces)
        func views() -> Int {
            var count = 0
            for root in [walk.app.window, walk.app.window.overlayView] as [UIView] { root.forEachInTree { _ in count += 1 } }
            return count
        }
        walk.open()
        walk.press(.keyboardEscape)
        let before = views()
        for number in 1...1_000 {
            walk.app.deliver(.pointerPressed(.secondary, location: CGPoint(x: 100, y: 100), clickCount: 1))
            walk.app.deliver(.pointerReleased(.secondary, location: CGPoint(x: 100, y: 100)))
            if number % 100 == 0 { try note(walk, traces) }
            walk.interaction.dismissMenu()
        }
        walk.app.settle()
        #expect(views() == before && traces.alive == [])
        #expect(walk.owner.count("display") == 1_001 && walk.owner.count("end") == 1_001)
    }

    @Test func case58_interactionAndDelegateAreReleasedWithTheirView() {
        let walk = Walk("A")
        weak var view: UIView?
        weak var interaction: UIContextMenuInteraction?
        weak var weakOwner: MenuOwner?
        do {
            let owner = MenuOwner()
            owner.elements = { [UIAction(title: "Z") { _ in }] }
            let row = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
            let itsInteraction = UIContextMenuInteraction(delegate: owner)
            row.addInteraction(itsInteraction)
            walk.screen.view.addSubview(row)
            walk.app.secondaryClick(row)
            #expect(walk.titles == ["Z"])
            walk.press(.keyboardEscape)
            row.removeFromSuperview()
            (view, interaction, weakOwner) = (row, itsInteraction, owner)
        }
        walk.app.settle()
        walk.app.pointerMove(to: CGPoint(x: 10, y: 10))
        #expect(view == nil && interaction == nil && weakOwner == nil)
    }
}
