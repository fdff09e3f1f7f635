import Foundation
import Testing
import UIKitCore

/// Menus of bar button items, of titles, and of what a bar has no room for.
@MainActor struct BarMenuTests {
    private func action(_ title: String, _ diary: Diary? = nil) -> UIAction { UIAction(title: title) { _ in diary?(title) } }

    private func bar(_ width: CGFloat = 400, _ setUp: (UINavigationItem) -> Void) -> (Stage, UINavigationBar) {
        let stage = Stage()
        let bar = stage.add(UINavigationBar(), at: CGRect(x: 0, y: 0, width: width, height: 44))
        let item = UINavigationItem(title: "Title")
        setUp(item)
        bar.items = [item]
        stage.draw()
        return (stage, bar)
    }

    private func buttons(_ bar: UIView) -> [UIButton] {
        var found: [UIButton] = []
        bar.forEachInTree { if let button = $0 as? UIButton, button.isVisibleInWindow, button.superview?.isHidden == false { found.append(button) } }
        return found
    }

    private func titles(_ stage: Stage) -> [String] { stage.window.contextMenuSession?.levelStates.last?.tree.rows.map(\.title) ?? [] }

    @Test func aMenuWithoutAnActionComesFirst() throws {
        Stage.install()
        let menu = UIMenu(children: [action("A")])
        for item in [UIBarButtonItem(systemItem: .add, menu: menu), UIBarButtonItem(title: "x", menu: menu), UIBarButtonItem(image: nil, menu: menu)] {
            #expect(item.menu?.children.first?.title == "A" && item.menu !== menu && item.opensMenuFirst)
            item.primaryAction = action("first")
            #expect(!item.opensMenuFirst)
        }
    }

    @Test func theItemAndItsButtonShareTheMenu() throws {
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(options: .singleSelection, children: [action("Name"), action("Date")]))
        let (stage, bar) = bar { $0.rightBarButtonItem = item }
        let button = try #require(buttons(bar).first { $0.menu != nil })
        #expect(button.menu === item.menu && button.showsMenuAsPrimaryAction)
        stage.click(button)
        #expect(titles(stage) == ["Name", "Date"] && button.isHeld)
        stage.key(.keyboardDownArrow)
        stage.key(.keyboardReturnOrEnter)
        #expect(item.menu?.selectedElements.map(\.title) == ["Name"])
        item.menu = UIMenu(children: [action("B")])
        stage.draw()
        stage.click(button)
        #expect(titles(stage) == ["B"])
    }

    @Test func theItemIsTheSender() throws {
        var sender: Any?, source: Any?
        let item = UIBarButtonItem(title: "x", menu: UIMenu(children: [UIAction(title: "A") { sender = $0.sender; source = $0.presentationSourceItem }]))
        let (stage, bar) = bar { $0.rightBarButtonItem = item }
        stage.click(try #require(buttons(bar).first { $0.menu != nil }))
        stage.key(.keyboardDownArrow)
        stage.key(.keyboardReturnOrEnter)
        #expect(sender as? UIBarButtonItem === item && source as? UIBarButtonItem === item)
    }

    @Test func aPopUpItemShowsItsChoice() throws {
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("Name"), action("Date")]))
        item.changesSelectionAsPrimaryAction = true
        let (stage, bar) = bar { $0.rightBarButtonItem = item }
        let button = try #require(buttons(bar).first { $0.menu != nil })
        #expect(button.currentTitle == "Name" && button.accessibilityLabel == "Name")
        stage.click(button)
        stage.key(.keyboardEnd)
        stage.key(.keyboardReturnOrEnter)
        stage.draw()
        #expect(button.titleLabel?.text == "Date" && item.title == "Sort")
    }

    @Test func anItemWithoutAMenuTurnsOnAndOff() throws {
        let item = UIBarButtonItem(title: "Bold")
        item.changesSelectionAsPrimaryAction = true
        let (stage, bar) = bar { $0.rightBarButtonItem = item }
        let button = try #require(buttons(bar).first)
        stage.click(button)
        #expect(item.isSelected && button.isSelected)
        stage.click(button)
        #expect(!item.isSelected && !button.isSelected)
    }

    // MARK: Titles

    @Test func aTitleWithAMenuIsAButton() throws {
        var asked = 0
        let diary = Diary()
        let (stage, bar) = bar { item in
            item.titleMenuProvider = { suggested in
                asked += 1
                return UIMenu(children: suggested + [action("Rename", diary)])
            }
        }
        let button = try #require(buttons(bar).first { $0.currentTitle == "Title" })
        #expect(abs(button.frame.midX - 200) <= 1)
        stage.click(button)
        #expect(titles(stage) == ["Rename"] && asked == 1)
        stage.key(.keyboardDownArrow)
        stage.key(.keyboardReturnOrEnter)
        #expect(diary.lines == ["Rename"])
        stage.click(button)
        #expect(asked == 2)
        stage.key(.keyboardEscape)
        bar.topItem?.titleMenuProvider = nil
        stage.draw()
        #expect(buttons(bar).isEmpty)
    }

    // MARK: Overflow

    @Test func itemsWithoutRoomAreInAMenu() throws {
        let diary = Diary()
        let items = (1...6).map { UIBarButtonItem(title: "Item \($0)", primaryAction: action("Item \($0)", diary)) }
        items[5].menuRepresentation = action("Six", diary)
        items[4].isEnabled = false
        items[3].menu = UIMenu(children: [action("Within", diary)])
        let (stage, bar) = bar(220) { $0.rightBarButtonItems = items }
        let more = try #require(buttons(bar).first { $0.accessibilityLabel == "More" })
        let shown = buttons(bar).compactMap(\.currentTitle)
        #expect(shown == ["Item 1", "Item 2"])
        #expect(more.convert(more.bounds, to: bar).minX >= 0)
        stage.click(more)
        let rows = try #require(stage.window.contextMenuSession?.levelStates.last?.tree.rows)
        #expect(rows.map(\.title) == ["Six", "Item 5", "Item 4", "Item 3"])
        #expect(rows.map(\.isEnabled) == [true, false, true, true] && rows[2].isSubmenu)
        stage.key(.keyboardEnd)
        stage.key(.keyboardReturnOrEnter)
        #expect(diary.lines == ["Item 3"])
        bar.frame.size.width = 900
        stage.draw()
        #expect(buttons(bar).compactMap(\.currentTitle).count == 6 && more.isHidden)
    }

    @Test func howManyItemsFit() {
        func count(_ trailing: [CGFloat], _ width: CGFloat) -> Int {
            NavigationBarLayout.shownTrailing(.init(leading: [50], trailing: trailing), in: width, more: 40)
        }
        #expect(count([50, 50], 166) == 2)
        #expect(count([50, 50], 165) == 1)
        #expect(count([50, 50], 100) == 0)
        #expect(count([], 10) == 0)
    }

    @Test func whatStandsForAnItem() {
        Stage.install()
        #expect(UIBarButtonItem.fixedSpace(10).menuRepresentation == nil)
        #expect(UIBarButtonItem(customView: UIView()).menuRepresentation == nil)
        let plain = UIBarButtonItem(systemItem: .trash, primaryAction: action("x"))
        #expect(plain.menuRepresentation?.title == "Delete" && plain.menuRepresentation?.image != nil)
        let menu = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("Name")]))
        #expect((menu.menuRepresentation as? UIMenu)?.children.map(\.title) == ["Name"])
    }
}
