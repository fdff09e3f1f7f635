import Foundation
import Testing
import UIKitCore

@MainActor struct MenuDispatcherTests {
    private func build(_ menu: UIMenu) -> MenuTree { MenuTreeBuilder.build(menu, deferred: DeferredResolver {}) }

    @Test func aChosenRowRunsItsHandlerWithItsSender() {
        var senders: [String] = []
        let menu = UIMenu(children: [UIAction(title: "A") { senders.append($0.sender as? String ?? "nil") }])
        #expect(MenuDispatcher.choose(build(menu).rows[0], sender: "interaction"))
        #expect(senders == ["interaction"])
    }

    @Test func whatCannotBeChosenDoesNothing() {
        let menu = UIMenu(children: [
            UIAction(title: "A", attributes: .disabled) { _ in Issue.record("a disabled action ran") },
            UIMenu(title: "B", children: [UIAction(title: "C") { _ in Issue.record("a submenu's action ran") }]),
            UIDeferredMenuElement { _ in },
        ])
        for row in build(menu).rows { #expect(!MenuDispatcher.choose(row, sender: nil)) }
    }

    @Test func singleSelectionTurnsTheOthersOffBeforeTheHandlerRuns() throws {
        var states: [UIMenuElement.State] = []
        let chosen = UIAction(title: "c") { states.append($0.state) }
        let first = UIAction(title: "a", state: .on) { _ in }
        let nested = UIAction(title: "b", state: .mixed) { _ in }
        let outside = UIAction(title: "o", state: .on) { _ in }
        let late = UIAction(title: "late", state: .on) { _ in }
        let scope = UIMenu(
            title: "scope", options: [.singleSelection, .displayInline],
            children: [
                first, UIMenu(title: "sub", children: [nested]), UIMenu(title: "sub", children: [chosen]), UIDeferredMenuElement { $0([late]) },
            ])
        let tree = build(UIMenu(children: [outside, scope]))
        let row = try #require(tree.rows.first { $0.submenu?.children.first === chosen })
        let level = try #require(MenuTreeBuilder.build(submenuOf: row, deferred: DeferredResolver {}))
        #expect(MenuDispatcher.choose(level.rows[0], sender: nil))
        #expect(states == [.on])
        #expect([first, nested, outside, late].map(\.state) == [.off, .off, .on, .off])
        #expect(scope.selectedElements.map(\.title) == ["c"])
    }

    @Test func outsideASingleSelectionNothingIsToggled() {
        let action = UIAction(title: "A") { _ in }
        MenuDispatcher.choose(build(UIMenu(children: [action])).rows[0], sender: nil)
        #expect(action.state == .off)
    }

    @Test func theHighlightIsToldToBothRows() {
        var changes: [String] = []
        let make = { (title: String) in
            let action = UIAction(title: title) { _ in }
            action.highlightStateUpdateHandler = { changes.append("\($0.title) \($1)") }
            return action
        }
        let rows = build(UIMenu(children: [make("a"), make("b")])).rows
        MenuDispatcher.highlightMoved(from: nil, to: rows[0].element)
        MenuDispatcher.highlightMoved(from: rows[0].element, to: rows[0].element)
        MenuDispatcher.highlightMoved(from: rows[0].element, to: rows[1].element)
        MenuDispatcher.highlightMoved(from: rows[1].element, to: nil)
        #expect(changes == ["a true", "a false", "b true", "b false"])
    }
}
