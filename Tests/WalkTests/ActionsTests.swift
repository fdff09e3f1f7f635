import ContextMenuTesting
import PlatformInterface
import Testing

/// Section H of the cases: what handlers do.
@MainActor struct ActionsTests {
    private let chosen = ["ask", "provide", "display", "end", "choose A"]

    @Test func case47_theAlertShowsAndTheMenuIsNoPresentation() throws {
        let walk = Walk { walk in
            [walk.action("A") { [unowned walk] _ in
                #expect(walk.isClean, "the menu is gone when the handler runs")
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in walk.owner.events.append("yes") })
                walk.screen.present(alert, animated: true)
            }]
        }
        walk.open()
        #expect(walk.screen.presentedViewController == nil)
        try walk.click("A")
        #expect(walk.events == chosen)
        let alert = try #require(walk.screen.presentedViewController as? UIAlertController)
        #expect(alert.view.window === walk.app.window && alert.view.isVisibleInWindow)
        let button = try walk.app.view("Yes")
        #expect(walk.app.accessibilityTree.find("Yes") != nil && walk.app.accessibilityTree.find("Target") == nil)
        walk.app.click(button)
        walk.app.settle()
        #expect(walk.events == chosen + ["yes"] && walk.screen.presentedViewController == nil)
        // And again: nothing is left that would refuse the second one.
        walk.openByKeys()
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.screen.presentedViewController is UIAlertController)
        // The Return that chose is not the Return that answers.
        #expect(walk.owner.count("yes") == 1)
        walk.press(.keyboardReturnOrEnter)
        walk.app.settle()
        #expect(walk.owner.count("yes") == 2)
    }

    @Test func case47_theOrderIsWillEndThenGoneThenHandlerAllAtOnce() throws {
        var atEnd: (Bool, UIContextMenuInteraction.Appearance)?
        let walk = Walk { walk in [walk.action("A") { [unowned walk] _ in walk.owner.events.append("clean \(walk.isClean)") }] }
        walk.owner.onEnd = { [unowned walk] animator in
            atEnd = (walk.menuNodes.isEmpty, walk.interaction.menuAppearance)
            animator?.addAnimations { walk.owner.events.append("animation") }
            animator?.addCompletion { walk.owner.events.append("completion") }
        }
        walk.owner.onDisplay = { [unowned walk] animator in
            animator?.addAnimations { walk.owner.events.append("appears") }
            animator?.addCompletion { walk.owner.events.append("appeared") }
        }
        walk.open()
        #expect(walk.events == ["ask", "provide", "display", "appears", "appeared"])
        try walk.click("A")
        #expect(walk.events.dropFirst(5) == ["end", "animation", "choose A", "clean true", "completion"])
        #expect(atEnd?.0 == false && atEnd?.1 == .unknown)
    }

    @Test func case47_theHandlerOpensAnotherMenu() throws {
        let walk = Walk { walk in
            [walk.action("A") { [unowned walk] _ in
                guard let node = walk.app.accessibilityTree.find("Other") else { return }
                walk.app.perform("show-menu", on: node)
            }]
        }
        let other = walk.addTarget(frame: CGRect(x: 300, y: 50, width: 100, height: 50), "Z")
        other.view.accessibilityLabel = "Other"
        walk.open()
        try walk.click("A")
        #expect(walk.events == chosen && walk.titles == ["Z"] && walk.menuNodes.count == 1)
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.isClean && walk.events == chosen + ["choose Z"])
        #expect(other.owner.events == ["ask", "provide", "display", "end"])
    }

    @Test func case47_willEndOpensAnotherMenu() {
        let walk = Walk("A")
        let other = walk.addTarget(frame: CGRect(x: 300, y: 50, width: 100, height: 50), "Z")
        other.view.accessibilityLabel = "Other"
        walk.owner.onEnd = { [unowned walk] _ in
            guard let node = walk.app.accessibilityTree.find("Other") else { return }
            walk.app.perform("show-menu", on: node)
        }
        walk.open()
        walk.press(.keyboardEscape)
        #expect(walk.events == ["ask", "provide", "display", "end"])
        #expect(walk.titles == ["Z"] && walk.menuNodes.count == 1)
        walk.press(.keyboardEscape)
        #expect(walk.isClean && other.owner.count("end") == 1)
    }

    @Test func case47_theHandlerPushesAndShows() throws {
        let walk = Walk("unused")
        let root = UIViewController(), next = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let owner = MenuOwner()
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        root.view.addSubview(view)
        owner.elements = { [weak root] in [UIAction(title: "Go") { _ in root?.show(next, sender: nil) }] }
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        walk.app.window.rootViewController = navigation
        walk.app.secondaryClick(view)
        try walk.app.menu?.choose("Go")
        walk.app.settle()
        #expect(navigation.topViewController === next && next.view.window === walk.app.window && view.window == nil)
        #expect(owner.events == ["ask", "provide", "display", "end"] && walk.isClean)
    }

    @Test func case47_presentingWhileTheMenuIsOpenEndsItAndShows() {
        let walk = Walk("A")
        walk.open()
        walk.screen.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
        #expect(walk.isClean && walk.owner.count("end") == 1)
        #expect(walk.screen.presentedViewController?.view.window === walk.app.window)
    }

    @Test func case48_theHandlerRunsInTheTurnOfTheRelease() throws {
        let walk = Walk("A")
        walk.open()
        let place = try walk.middle(of: "A"), now = walk.app.now
        walk.app.deliver(.pointerPressed(.primary, location: place, clickCount: 1))
        #expect(walk.owner.count("choose A") == 0)
        walk.app.deliver(.pointerReleased(.primary, location: place))
        #expect(walk.events == chosen && walk.app.now == now)
        walk.open()
        walk.press(.keyboardDownArrow)
        walk.app.deliver(.keyPressed(KeyStroke(usage: UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue), isRepeat: false))
        #expect(walk.owner.count("choose A") == 2)
    }

    @Test func theHandlerLearnsWhereItWasChosen() throws {
        var sender: Any?, item: AnyObject?
        let walk = Walk { walk in
            [walk.action("A") { action in
                sender = action.sender
                item = action.presentationSourceItem as AnyObject?
            }]
        }
        walk.open()
        try walk.app.menu?.choose("A")
        #expect(sender as AnyObject? === walk.interaction && item === walk.target)
    }

    @Test func highlightsAreToldInPairs() throws {
        var told: [String] = []
        let walk = Walk { walk in
            ["A", "B"].map { title in
                let action = walk.action(title)
                action.highlightStateUpdateHandler = { told.append("\($0.title) \($1)") }
                return action
            }
        }
        walk.openByKeys()
        walk.press(.keyboardDownArrow)
        #expect(told == ["A true", "A false", "B true"])
        walk.press(.keyboardReturnOrEnter)
        #expect(told == ["A true", "A false", "B true", "B false"])
    }
}
