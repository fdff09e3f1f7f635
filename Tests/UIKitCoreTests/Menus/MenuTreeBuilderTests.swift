import Foundation
import Testing
import UIKitCore

@MainActor struct MenuTreeBuilderTests {
    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in }
    }

    private func inline(
        _ children: [UIMenuElement], title: String = "", options: UIMenu.Options = [],
        size: UIMenu.ElementSize = .automatic
    ) -> UIMenu {
        UIMenu(title: title, options: options.union(.displayInline), preferredElementSize: size, children: children)
    }

    private func tree(_ children: [UIMenuElement], options: UIMenu.Options = [], size: UIMenu.ElementSize = .automatic) -> MenuTree {
        build(UIMenu(title: "Root", options: options, preferredElementSize: size, children: children))
    }

    private func build(_ menu: UIMenu) -> MenuTree { MenuTreeBuilder.build(menu, deferred: DeferredResolver {}) }

    /// The titles of the rows of each group.
    private func groups(_ tree: MenuTree) -> [[String]] { tree.groups.map { $0.rows.map(\.title) } }

    @Test func aTreePrints() {
        let tree = tree([
            action("Copy"), action("Pin", state: .on),
            inline([action("Name", state: .on), action("Size")], title: "Sort", options: .singleSelection),
            UIMenu(title: "Share", children: [action("Mail")]),
            inline([action("Delete", [.destructive, .disabled])]),
        ])
        #expect(
            tree.description == """
                menu “Root”
                  Copy
                  ✓ Pin
                  ---
                  “Sort”
                  ● Name
                  Size
                  ---
                  Share ▸
                  ---
                  Delete disabled destructive
                """)
    }

    @Test func aRowSaysWhatItsActionSays() {
        let image = UIImage()
        let selected = UIImage()
        let leaf = UIAction(
            title: "T", subtitle: "s", image: image, selectedImage: selected, discoverabilityTitle: "long",
            attributes: [.destructive, .keepsMenuPresented], state: .on
        ) { _ in }
        let menu = UIMenu(children: [leaf])
        menu.displayPreferences = UIMenuDisplayPreferences()
        menu.displayPreferences?.maximumNumberOfTitleLines = 4  // a copy: changes nothing
        let row = build(menu).rows[0]
        #expect(row.title == "T" && row.subtitle == "s" && row.image === selected && row.state == .on)
        #expect(row.isEnabled && row.isDestructive && row.keepsMenuPresented && row.discoverabilityTitle == "long")
        #expect(row.mark == .check && row.kind == .action && row.element === leaf && row.maximumTitleLines == 0)
        leaf.state = .off
        #expect(build(menu).rows[0].image === image)
        leaf.preferredImageVisibility = .hidden
        #expect(build(menu).rows[0].image == nil)
        #expect(row.image === selected, "a tree is a snapshot")
    }

    @Test func inlineMenusAreGroupsAndNestedOnesFlatten() {
        let tree = tree([action("a"), inline([action("b"), inline([action("c")], title: "C"), action("d")], title: "B"), action("e"), action("f")])
        #expect(groups(tree) == [["a"], ["b"], ["c"], ["d"], ["e", "f"]])
        #expect(tree.groups.map(\.title) == ["", "B", "C", "", ""])
        #expect(tree.rows.map(\.startsGroup) == [false, true, true, true, true, false])
    }

    @Test func case19EmptyAndHiddenSectionsLeaveNoSeparators() {
        let hidden = action("h", .hidden)
        let empty = { self.inline([], title: "empty") }
        #expect(
            groups(tree([empty(), hidden, action("a"), empty(), inline([hidden]), inline([action("b")]), empty(), empty()]))
                == [["a"], ["b"]])
        let tree = tree([empty(), inline([hidden, inline([])])])
        #expect(tree.isEmpty && tree.rows.isEmpty)
        #expect(!self.tree([inline([hidden]), action("a")]).rows[0].startsGroup)
    }

    @Test func case19SeparatorsAreComputedAgainAfterARowIsHidden() {
        let first = action("a")
        let menu = UIMenu(children: [inline([first]), inline([action("b")])])
        #expect(build(menu).rows.map(\.startsGroup) == [false, true])
        first.attributes = .hidden
        #expect(build(menu).rows.map(\.startsGroup) == [false])
    }

    @Test func aSubmenuOpensUnlessNothingIsInIt() {
        let tree = tree([
            UIMenu(title: "disabled", children: [action("x", .disabled)]),
            UIMenu(title: "hidden", options: .destructive, children: [action("x", .hidden), inline([])]),
            UIMenu(title: "empty"),
            UIMenu(title: "deferred", children: [UIDeferredMenuElement { _ in Issue.record("asked before it was opened") }]),
            UIMenu(title: "nested", children: [UIMenu(title: "empty")]),
        ])
        #expect(tree.rows.map(\.isEnabled) == [true, false, false, true, true])
        #expect(tree.rows.map(\.isSubmenu) == [true, true, true, true, true])
        #expect(tree.rows.map(\.isDestructive) == [false, true, false, false, false])
    }

    @Test func destructiveInlineIsJustInline() {
        #expect(tree([inline([action("a")], options: .destructive)]).rows.map(\.isDestructive) == [false])
    }

    @Test func smallAndMediumRowsHoldFourAndThree() {
        let tree = tree([
            inline("12345".map { action("\($0)") }, size: .small), inline("abc".map { action("\($0)") }, size: .medium),
            inline("uvwxyz".map { action("\($0)") }, title: "P", options: .displayAsPalette), inline([action("l")], size: .large),
        ])
        #expect(tree.groups.map(\.layout) == [.small, .list, .medium, .palette, .list])
        #expect(groups(tree)[0...1] == [["1", "2", "3", "4"], ["5"]])
        #expect(groups(tree)[3].count == 6)
        #expect(self.tree([action("a")], size: .medium).groups[0].layout == .medium)
    }

    @Test func theSizeOfAMenuIsNotInherited() {
        #expect(tree([inline([action("a")])], size: .small).groups.map(\.layout) == [.list])
    }

    @Test func displayPreferencesCountForTheMenusOwnChildrenAlone() {
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = 2
        let menu = UIMenu(children: [action("a"), inline([action("b")])])
        menu.displayPreferences = preferences
        #expect(build(menu).rows.map(\.maximumTitleLines) == [2, 0])
    }

    @Test func singleSelectionShowsAtMostOneInALevel() throws {
        let sub = UIMenu(title: "sub", children: [action("c", state: .on)])
        let tree = tree([action("a", state: .on), inline([action("b", state: .on)]), sub], options: .singleSelection)
        #expect(tree.rows.map(\.state) == [.on, .off, .off])
        #expect(tree.rows.map(\.mark) == [.radio, .radio, .radio])
        let below = try #require(MenuTreeBuilder.build(submenuOf: tree.rows[2], deferred: DeferredResolver {}))
        #expect(below.rows[0].mark == .radio)
        #expect(below.title == "sub")
    }

    @Test func theSameElementTwiceHasTwoIdentities() {
        let twice = action("a")
        let ids = tree([twice, twice]).rows.map(\.id)
        #expect(Set(ids).count == 2)
        #expect(Set(ids.map(\.element)).count == 1)
    }

    @Test func copiesGiveAnEqualTree() throws {
        let menu = UIMenu(children: [action("a"), UIMenu(title: "b", children: [action("c")])])
        #expect(build(menu) == build(menu.snapshot()))
        let copy = menu.snapshot()
        try #require(copy.children[0] as? UIAction).state = .on
        #expect(build(menu) != build(copy))
    }

    @Test func case1TheHighlightFollowsTheElement() throws {
        let actions = "abcd".map { action("\($0)") }
        let before = build(UIMenu(children: actions))
        let row = try #require(before.rows.last)
        let after = build(UIMenu(children: [actions[1], actions[3]]))
        #expect(after.counterpart(of: row, in: before)?.title == "d")
        #expect(after.counterpart(of: before.rows[0], in: before)?.title == "b", "gone: the nearest")
    }

    @Test func case10TheHighlightFollowsAnIdentifierInANewMenu() throws {
        let make = { (title: String) in UIAction(title: title, identifier: .init("org.example.mute")) { _ in } }
        let before = build(UIMenu(children: [make("Mute"), action("x")]))
        let after = build(UIMenu(children: [action("y"), action("z", .disabled), make("Unmute")]))
        #expect(after.counterpart(of: before.rows[0], in: before)?.title == "Unmute")
        #expect(build(UIMenu(children: [action("z", .disabled)])).counterpart(of: before.rows[0], in: before) == nil)
    }

    @Test func case17ReversedGroupsStayBlocksAndSideBySideRowsKeepTheirOrder() {
        let tree = tree([
            action("a"), action("b"), inline([action("1"), action("2")], title: "P", size: .small),
            inline([action("c"), action("d")], title: "C"),
        ])
        #expect(groups(tree.reversed) == [["d", "c"], ["1", "2"], ["b", "a"]])
        #expect(tree.reversed.groups.map(\.title) == ["C", "P", ""])
        #expect(tree.reversed.rows.map(\.startsGroup) == [false, false, true, false, true, false])
        #expect(tree.reversed.reversed == tree)
    }
}
