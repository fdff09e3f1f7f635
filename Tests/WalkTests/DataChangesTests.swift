import ContextMenuTesting
import Testing

/// Section A of the cases: what the menu hangs from goes away.
@MainActor struct DataChangesTests {
    enum Moment: CaseIterable {
        case asked, provided, displayed, open, ended, endAnimation, endCompletion, chosen

        /// What the delegate and the handlers hear of, whatever way the menu was opened.
        var events: [String] {
            switch self {
            case .asked: ["ask"]
            case .provided: ["ask", "provide", "end"]
            case .displayed, .open, .ended, .endAnimation, .endCompletion: ["ask", "provide", "display", "end"]
            case .chosen: ["ask", "provide", "display", "end", "choose A"]
            }
        }
    }

    /// Opens a menu, takes away what it hangs from at `moment`, and ends the menu where it is still up.
    private func walk(_ moment: Moment, _ opening: Opening, leave: @escaping (Walk, UIView) -> Void) throws -> Walk {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
        var removal: () -> Void = {}
        let walk = Walk { walk in
            [walk.action("A") { _ in if moment == .chosen { removal() } }, walk.menu("More", [walk.action("B")])]
        }
        walk.screen.view.addSubview(container)
        container.addSubview(walk.target)
        removal = { [unowned walk] in leave(walk, container) }
        switch moment {
        case .asked: walk.owner.onAsk = removal
        case .provided: walk.owner.onProvide = removal
        case .displayed: walk.owner.onDisplay = { _ in removal() }
        case .ended: walk.owner.onEnd = { _ in removal() }
        case .endAnimation: walk.owner.onEnd = { $0?.addAnimations { removal() } }
        case .endCompletion: walk.owner.onEnd = { $0?.addCompletion { removal() } }
        case .open, .chosen: break
        }
        opening.perform(in: walk)
        switch moment {
        case .open:
            try walk.app.menu?.open("More")
            #expect(walk.levelTitles == [["A", "More"], ["B"]])
            removal()
        case .chosen: try walk.app.menu?.choose("A")
        case .ended, .endAnimation, .endCompletion: walk.press(.keyboardEscape)
        case .asked, .provided, .displayed: break
        }
        walk.app.settle()
        return walk
    }

    @Test(arguments: Moment.allCases, Opening.allCases)
    func case4_theViewLeavesAtAnyMoment(_ moment: Moment, _ opening: Opening) throws {
        let walk = try walk(moment, opening) { walk, _ in walk.target.removeFromSuperview() }
        #expect(walk.events == moment.events)
        #expect(walk.target.window == nil && walk.isClean)
        #expect(walk.interaction.menuAppearance == .unknown)
    }

    @Test(arguments: Moment.allCases, Opening.allCases)
    func case5_theContainerLeavesAtAnyMoment(_ moment: Moment, _ opening: Opening) throws {
        let walk = try walk(moment, opening) { _, container in container.removeFromSuperview() }
        #expect(walk.events == moment.events)
        #expect(walk.target.window == nil && walk.isClean)
    }

    @Test(arguments: Moment.allCases)
    func case5_theInteractionLeavesAtAnyMoment(_ moment: Moment) throws {
        let walk = try walk(moment, .pointer) { walk, _ in walk.target.removeInteraction(walk.interaction) }
        #expect(walk.events == moment.events)
        #expect(walk.interaction.view == nil && walk.isClean)
    }

    @Test func case4_theViewComesBackAndOpensAgain() {
        let walk = Walk("A")
        walk.open()
        walk.target.removeFromSuperview()
        walk.screen.view.addSubview(walk.target)
        walk.open()
        #expect(walk.events == ["ask", "provide", "display", "end", "ask", "provide", "display"])
        #expect(walk.titles == ["A"])
    }

    @Test func case4_movingTheViewWithinTheWindowKeepsTheMenu() {
        let walk = Walk("A")
        let other = UIView(frame: CGRect(x: 300, y: 300, width: 250, height: 150))
        walk.screen.view.addSubview(other)
        walk.open()
        other.addSubview(walk.target)
        walk.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(walk.events == ["ask", "provide", "display", "end", "choose A"])
    }

    @Test func case4_theDelegateDiesWhileTheMenuIsOpen() {
        let walk = Walk()
        let view = UIView(frame: CGRect(x: 300, y: 50, width: 100, height: 100))
        var owner: MenuOwner? = MenuOwner()
        weak let weakOwner = owner
        owner?.elements = { [UIAction(title: "Z") { _ in }] }
        view.addInteraction(UIContextMenuInteraction(delegate: owner!))
        walk.screen.view.addSubview(view)
        walk.app.secondaryClick(view)
        #expect(walk.titles == ["Z"])
        owner = nil
        #expect(weakOwner == nil)
        walk.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(walk.isClean)
    }
}
