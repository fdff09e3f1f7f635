import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct TableSelectionTests {
    @Test func aTapSelectsAndRunsThePrimaryAction() {
        let stage = TableStage("a", "b", "c")
        stage.tap(1)
        #expect(stage.source.taken() == ["highlight? 1", "highlighted 1", "unhighlighted 1", "select? 1", "selected 1", "primary 1"])
        stage.tap(2)
        #expect(stage.source.taken().suffix(5) == ["select? 2", "deselect? 1", "deselected 1", "selected 2", "primary 2"])
        #expect(stage.selected == [2] && stage.cell(2)?.isSelected == true && stage.cell(1)?.isSelected == false)
    }

    @Test func aClickSelectsAndADoubleClickRunsThePrimaryAction() {
        let stage = TableStage("a", "b", "c")
        stage.click(1)
        #expect(stage.source.taken().suffix(2) == ["select? 1", "selected 1"])
        stage.click(2, count: 2)
        let lines = stage.source.taken()
        #expect(lines.count { $0 == "selected 2" } == 1 && lines.last == "primary 2")
    }

    @Test func aRefusedRowLeavesTheSelection() {
        let stage = TableStage("a", "b", "c")
        stage.source.refusesSelection = [2]
        stage.click(1)
        stage.click(2)
        #expect(stage.selected == [1])
        stage.table.allowsSelection = false
        #expect(stage.selected == [])
        stage.click(0)
        #expect(stage.selected == [])
    }

    @Test func severalRowsAreSelectedByPointerWithKeys() {
        let stage = TableStage([TableStage.numbers(10)]) { table, _ in table.allowsMultipleSelection = true }
        stage.click(2)
        stage.click(5, .control)
        #expect(stage.selected == [2, 5])
        stage.click(2, .control)
        #expect(stage.selected == [5])
        stage.click(3)
        stage.click(6, .shift)
        #expect(stage.selected == [3, 4, 5, 6])
        stage.click(1, .shift)
        #expect(stage.selected == [1, 2, 3])
        stage.click(8)
        #expect(stage.selected == [8])
        // A finger ticks.
        stage.tap(1)
        #expect(stage.selected == [1, 8])
        stage.tap(8)
        #expect(stage.selected == [1])
    }

    @Test func keysMoveTheFocusAndSelect() {
        let stage = TableStage([TableStage.numbers(100)]) { table, _ in table.allowsMultipleSelection = true }
        stage.stage.window.focus.focus(stage.table)
        #expect(stage.table.isFirstResponder && stage.table.focusedPart === stage.cell(0))
        stage.stage.key(.keyboardDownArrow)
        stage.stage.key(.keyboardDownArrow)
        #expect(stage.table.focusedPart === stage.cell(2) && stage.selected == [])
        stage.stage.key(.keyboardReturnOrEnter)
        #expect(stage.source.taken().suffix(2) == ["selected 2", "primary 2"])
        stage.stage.key(.keyboardDownArrow, .shift)
        stage.stage.key(.keyboardDownArrow, .shift)
        #expect(stage.selected == [2, 3, 4])
        stage.stage.key(.keyboardUpArrow, .shift)
        #expect(stage.selected == [2, 3])
        stage.stage.key(.keyboardEnd)
        #expect(stage.table.focusedPart === stage.cell(99) && stage.shown.last == "Row 99")
        stage.stage.key(.keyboardPageUp)
        let focused = stage.table.indexPath(for: stage.table.focusedPart as! UITableViewCell)!.row
        #expect((85...87).contains(focused))
        stage.stage.key(.keyboardHome)
        #expect(stage.table.focusedPart === stage.cell(0) && stage.table.contentOffset.y == 0)
        stage.stage.key(.keyboardSpacebar)
        #expect(stage.selected == [0, 2, 3])
        stage.stage.key(.keyboardA, .control)
        #expect(stage.selected.count == 100)
    }

    @Test func theSelectionCanFollowTheFocus() {
        let stage = TableStage("a", "b", "c") { table, _ in table.selectionFollowsFocus = true }
        stage.click(0)
        stage.stage.key(.keyboardDownArrow)
        #expect(stage.selected == [1])
    }

    @Test func editModeTicksRows() {
        let stage = TableStage("a", "b", "c") { table, _ in table.allowsMultipleSelectionDuringEditing = true }
        stage.table.setEditing(true, animated: false)
        stage.stage.draw()
        stage.click(0)
        stage.click(2)
        #expect(stage.selected == [0, 2] && stage.source.lines.contains("primary 0") == false)
        stage.click(0)
        #expect(stage.selected == [2])
        stage.table.setEditing(false, animated: false)
        stage.click(1)
        #expect(stage.selected == [1])
    }

    @Test func theAccessoryHasItsOwnPress() {
        let stage = TableStage("a") { _, source in
            source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "a"
                cell.accessoryType = .detailDisclosureButton
                return cell
            }
        }
        let buttons = stage.cell(0)!.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        stage.stage.click(buttons[0])
        #expect(stage.source.taken() == ["accessory 0"] && stage.selected == [])
    }

    @Test func codeSelectsWithoutAsking() {
        let stage = TableStage([TableStage.numbers(100)])
        stage.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .middle)
        stage.stage.draw()
        #expect(stage.selected == [50] && stage.cell(50)?.isSelected == true && stage.source.lines == [])
        stage.table.deselectRow(at: IndexPath(row: 50, section: 0), animated: false)
        #expect(stage.selected == [] && stage.cell(50)?.isSelected == false)
    }
}
