import ContextMenuTesting
import PlatformInterface
import Testing

/// Section D of the cases: order, attributes, what is on.
@MainActor struct OrderAndStateTests {
    // MARK: 17

    @Test(arguments: [UIContextMenuConfiguration.ElementOrder.automatic, .priority, .fixed])
    func case17_theOrderOfAMenuThatOpensUpwards(_ order: UIContextMenuConfiguration.ElementOrder) throws {
        let walk = Walk(frame: CGRect(x: 50, y: 380, width: 200, height: 100)) { walk in
            [walk.action("A"), walk.action("B"), walk.inline(walk.action("C"), walk.action("D"))]
        }
        walk.owner.adjust = { $0.preferredMenuElementOrder = order }
        walk.open(at: CGPoint(x: 100, y: 90))
        let frame = try #require(walk.app.menu?.frame)
        #expect(frame.maxY == 470 && frame.minX == 150)
        #expect(walk.titles == (order == .priority ? ["D", "C", "B", "A"] : ["A", "B", "C", "D"]))
        #expect(walk.app.menu?.items.map(\.startsGroup) == [false, false, true, false])
        // An update keeps the order.
        walk.interaction.updateVisibleMenu { $0.replacingChildren($0.children + [walk.action("E")]) }
        #expect(walk.titles == (order == .priority ? ["E", "D", "C", "B", "A"] : ["A", "B", "C", "D", "E"]))
    }

    @Test func case17_aMenuThatOpensDownwardsIsNeverReversed() {
        let walk = Walk("A", "B", "C")
        walk.owner.adjust = { $0.preferredMenuElementOrder = .priority }
        walk.open()
        #expect(walk.titles == ["A", "B", "C"])
    }

    // MARK: 19

    enum Nothing: CaseIterable {
        case noMenu, noElements, hidden, emptyInline, inlineOfHidden, nestedInline

        @MainActor func elements(_ walk: Walk) -> [UIMenuElement]? {
            switch self {
            case .noMenu: nil
            case .noElements: []
            case .hidden: [walk.action("A", attributes: .hidden), walk.action("B", attributes: .hidden)]
            case .emptyInline: [walk.inline(), walk.inline()]
            case .inlineOfHidden: [walk.inline(walk.action("A", attributes: .hidden))]
            case .nestedInline: [walk.inline(walk.inline(walk.inline()))]
            }
        }
    }

    @Test(arguments: Nothing.allCases, Opening.allCases)
    func case19_nothingVisibleIsNotShownAndEndsOnce(_ nothing: Nothing, _ opening: Opening) {
        let walk = Walk { nothing.elements($0) }
        opening.perform(in: walk)
        walk.app.settle()
        #expect(walk.events == ["ask", "provide", "end"])
        #expect(walk.isClean)
    }

    @Test func case19_aConfigurationWithoutProvidersEndsOnce() {
        let walk = Walk("A")
        let bare = BareOwner()
        walk.target.removeInteraction(walk.interaction)
        walk.target.addInteraction(UIContextMenuInteraction(delegate: bare))
        walk.open()
        #expect(walk.isClean && bare.ends == 1)
    }

    private final class BareOwner: NSObject, UIContextMenuInteractionDelegate {
        var ends = 0
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                    configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration()
        }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                    animator: (any UIContextMenuInteractionAnimating)?) { ends += 1 }
    }

    @Test func case19_separatorsStandBetweenVisibleSectionsOnly() {
        let walk = Walk { walk in
            [walk.inline(), walk.inline(walk.action("A")), walk.inline(walk.action("x", attributes: .hidden)), walk.inline(),
             walk.inline(walk.action("B"), walk.action("C")), walk.action("D"), walk.inline()]
        }
        walk.open()
        #expect(walk.titles == ["A", "B", "C", "D"])
        #expect(walk.app.menu?.items.map(\.startsGroup) == [false, true, false, true])
        #expect(walk.menuNodes[0].children.map(\.role) == [.menuItem, .separator, .menuItem, .menuItem, .separator, .menuItem])
        walk.interaction.updateVisibleMenu { menu in
            for case let action as UIAction in menu.children where action.title == "D" { action.attributes = .hidden }
            return menu
        }
        #expect(walk.menuNodes[0].children.map(\.role) == [.menuItem, .separator, .menuItem, .menuItem])
    }

    // MARK: 20

    @Test func case20_keysPassDisabledAndHiddenRows() {
        let walk = Walk { walk in
            [walk.action("no", attributes: .disabled), walk.action("A"), walk.action("gone", attributes: .hidden),
             walk.action("nor", attributes: .disabled), walk.action("B")]
        }
        walk.open()
        walk.press(.keyboardReturnOrEnter, .keyboardSpacebar)
        #expect(walk.lit == nil && walk.app.menu != nil && walk.events == ["ask", "provide", "display"])
        let keys: [(UIKeyboardHIDUsage, String)] = [
            (.keyboardDownArrow, "A"), (.keyboardDownArrow, "B"), (.keyboardUpArrow, "A"), (.keyboardHome, "A"), (.keyboardEnd, "B"),
            (.keyboardDownArrow, "A"), (.keyboardUpArrow, "B"), (.keyboardPageUp, "A"), (.keyboardPageDown, "B"),
        ]
        for (key, expected) in keys {
            walk.press(key)
            #expect(walk.lit == expected, "after \(key)")
        }
        walk.app.type("n")
        #expect(walk.lit == "B")
        walk.press(.keyboardEscape)
        walk.openByKeys()
        #expect(walk.lit == "A")
    }

    @Test func case20_aMenuOfDisabledRowsIsShownAndHasNoHighlight() throws {
        let walk = Walk { [$0.action("A", attributes: .disabled), $0.action("B", attributes: .disabled)] }
        walk.openByKeys()
        walk.press(.keyboardDownArrow, .keyboardEnd, .keyboardReturnOrEnter)
        try walk.click("A")
        #expect(walk.titles == ["A", "B"] && walk.lit == nil && walk.events == ["ask", "provide", "display"])
        #expect(throws: HeadlessAppError.self) { try walk.app.menu?.choose("A") }
    }

    // MARK: 22, 23

    @Test func case22_disabledRowsAreReadOut() throws {
        let walk = Walk { [$0.action("A"), $0.action("B", attributes: .disabled)] }
        walk.openByKeys()
        let rows = walk.menuNodes[0].children
        #expect(rows.map(\.label) == ["A", "B"] && rows.map(\.role) == [.menuItem, .menuItem])
        #expect(rows.map(\.isEnabled) == [true, false] && rows.map(\.isFocusable) == [true, false])
        #expect(rows.map(\.actions) == [[.activate], []])
        walk.app.perform("activate", on: rows[1])
        #expect(walk.events == ["ask", "provide", "display"] && walk.app.menu != nil)
    }

    @Test func case23_aRowIsOneThing() throws {
        let walk = Walk { walk in
            let rich = UIAction(title: "Rich", subtitle: "More words", image: UIImage(systemName: "trash"), state: .on) { _ in }
            let single = walk.menu("", options: [.displayInline, .singleSelection], [walk.action("Left", state: .on), walk.action("Right")])
            return [rich, walk.action("Mixed", state: .mixed), single, walk.menu("Sub", [walk.action("In")]),
                    UIDeferredMenuElement { _ in }]
        }
        walk.open()
        let nodes = walk.menuNodes[0].children.filter { $0.role != .separator }
        #expect(nodes.map(\.label) == ["Rich", "Mixed", "Left", "Right", "Sub", "Loading…"])
        #expect(nodes.map(\.role) == [.menuItemCheckBox, .menuItemCheckBox, .menuItemRadio, .menuItemRadio, .menuItem, .menuItem])
        #expect(nodes.map(\.checked) == [.on, .mixed, .on, .off, nil, nil])
        #expect(nodes.map(\.help) == ["More words", "", "", "", "", ""])
        #expect(nodes.map(\.hasPopup) == [false, false, false, false, true, false])
        #expect(nodes.map(\.isExpanded) == [nil, nil, nil, nil, false, nil])
        #expect(nodes.allSatisfy { $0.children.isEmpty })
        try walk.app.menu?.open("Sub")
        let sub = try #require(walk.app.accessibilityTree.find("Sub"))
        #expect(sub.isExpanded == true)
        #expect(walk.menuNodes.map { $0.children.last?.label } == ["Loading…", "In"])
    }

    // MARK: What choosing does to states

    @Test func keepsMenuPresentedStaysOpenAndShowsWhatTheHandlerChanged() throws {
        let walk = Walk { walk in
            [walk.action("Toggle", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }, walk.action("B")]
        }
        walk.open()
        try walk.click("Toggle")
        #expect(walk.app.menu?.items.map(\.state) == [.on, .off] && walk.lit == "Toggle")
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.app.menu?.items.map(\.state) == [.off, .off])
        #expect(walk.events == ["ask", "provide", "display", "choose Toggle", "choose Toggle"])
        walk.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(walk.events.suffix(2) == ["end", "choose B"])
    }

    @Test func keepsMenuPresentedEndsWhenTheHandlerHidesEverything() {
        let walk = Walk { [$0.action("Once", attributes: .keepsMenuPresented) { $0.attributes.insert(.hidden) }] }
        walk.openByKeys()
        walk.press(.keyboardReturnOrEnter)
        #expect(walk.isClean && walk.events == ["ask", "provide", "display", "choose Once", "end"])
    }

    @Test func keepsMenuPresentedInASubmenuKeepsEveryLevel() throws {
        let walk = Walk { [$0.menu("More", [$0.action("In", attributes: .keepsMenuPresented)]), $0.action("B")] }
        walk.open()
        try walk.app.menu?.choose("More", "In")
        #expect(walk.levelTitles == [["More", "B"], ["In"]])
        #expect(walk.events.last == "choose In")
    }

    @Test func singleSelectionHasOneRowOnAndMovesIt() throws {
        var during: [UIMenuElement.State] = []
        let walk = Walk { walk in
            let sizes = ["S", "M", "L"].map { title in
                walk.action(title, attributes: .keepsMenuPresented, state: title == "S" || title == "L" ? .on : .off) { during.append($0.state) }
            }
            return [walk.menu("Size", options: [.displayInline, .singleSelection], sizes), walk.action("Z", state: .on)]
        }
        walk.open()
        // Only the first of two that are on counts; what stands outside the menu is left alone.
        #expect(walk.app.menu?.items.map(\.state) == [.on, .off, .off, .on])
        try walk.click("M")
        #expect(walk.app.menu?.items.map(\.state) == [.off, .on, .off, .on])
        try walk.click("M")
        #expect(walk.app.menu?.items.map(\.state) == [.off, .on, .off, .on])
        #expect(during == [.on, .on])
    }
}
