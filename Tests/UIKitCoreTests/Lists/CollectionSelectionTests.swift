import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct CollectionSelectionTests {
    @Test func aTapSelectsAndRunsThePrimaryAction() {
        let stage = CollectionStage("a", "b", "c")
        stage.tap(1)
        #expect(stage.source.taken() == ["highlight? 1", "highlighted 1", "unhighlighted 1", "select? 1", "selected 1", "primary 1"])
        stage.tap(2)
        #expect(stage.source.taken().suffix(5) == ["select? 2", "deselect? 1", "deselected 1", "selected 2", "primary 2"])
        #expect(stage.selected == [2] && stage.cell(2)?.isSelected == true && stage.cell(1)?.isSelected == false)
    }

    @Test func aClickSelectsAndADoubleClickRunsThePrimaryAction() {
        let stage = CollectionStage("a", "b", "c")
        stage.click(1)
        #expect(stage.source.taken().suffix(2) == ["select? 1", "selected 1"])
        stage.click(2, count: 2)
        let lines = stage.source.taken()
        #expect(lines.count { $0 == "selected 2" } == 1 && lines.last == "primary 2")
        stage.stage.key(.keyboardReturnOrEnter)
        #expect(stage.source.taken().last == "primary 2")
    }

    @Test func aRefusedItemLeavesTheSelection() {
        let stage = CollectionStage("a", "b", "c")
        stage.source.refusesSelection = [2]
        stage.click(1)
        stage.click(2)
        #expect(stage.selected == [1])
        stage.collection.allowsSelection = false
        #expect(stage.selected == [])
        stage.click(0)
        #expect(stage.selected == [])
    }

    @Test func severalItemsAreSelectedByPointerWithKeys() {
        let stage = CollectionStage([CollectionStage.numbers(12)]) { collection, _ in collection.allowsMultipleSelection = true }
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
        stage.stage.key(.keyboardA, .control)
        #expect(stage.selected == Array(0..<12))
    }

    @Test func arrowsGoWhereItemsStand() {
        let stage = CollectionStage([CollectionStage.numbers(10), CollectionStage.numbers(6)])
        stage.click(1)
        func go(_ keys: UIKeyboardHIDUsage...) -> IndexPath? {
            for key in keys { stage.stage.key(key) }
            return stage.collection.indexPathsForVisibleItems.first { path in
                stage.collection.cellForItem(at: path)?.configurationState.isFocused == true
            }
        }
        #expect(go(.keyboardDownArrow) == [0, 5])
        #expect(go(.keyboardRightArrow) == [0, 6])
        #expect(go(.keyboardUpArrow) == [0, 2])
        #expect(go(.keyboardLeftArrow, .keyboardLeftArrow) == [0, 0])
        // Past the end of a line goes on in order.
        #expect(go(.keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow) == [0, 4])
        // Below there is a shorter line, then another section.
        #expect(go(.keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow) == [1, 3])
        #expect(go(.keyboardUpArrow) == [0, 7])
        #expect(go(.keyboardEnd) == [1, 5] && go(.keyboardHome) == [0, 0])
        // The focus selects only when told so.
        #expect(stage.selected == [1])
        stage.stage.key(.keyboardSpacebar)
        #expect(stage.selected == [0])
        stage.collection.selectionFollowsFocus = true
        stage.stage.key(.keyboardRightArrow)
        #expect(stage.selected == [1])
    }

    @Test func keysBringItemsIntoSight() {
        let stage = CollectionStage([CollectionStage.numbers(400)])
        stage.click(0)
        stage.stage.key(.keyboardPageDown)
        stage.stage.draw()
        let focused = stage.collection.visibleCells.first { $0.configurationState.isFocused }
        #expect(focused.flatMap { stage.collection.indexPath(for: $0) } == [0, 48])
        stage.stage.key(.keyboardEnd)
        stage.stage.draw()
        #expect(stage.collection.contentOffset.y == 4400 && stage.shown.last == "Item 399")
    }

    @Test func editModeHasItsOwnSelection() {
        let stage = CollectionStage([CollectionStage.numbers(8)]) { collection, _ in collection.allowsMultipleSelectionDuringEditing = true }
        stage.click(2)
        stage.collection.isEditing = true
        stage.tap(3)
        stage.tap(5)
        #expect(stage.selected == [2, 3, 5] && stage.cell(3)?.configurationState.isEditing == true)
        #expect(stage.source.taken().contains { $0.hasPrefix("primary") } == false)
        stage.collection.isEditing = false
        #expect(stage.selected.count == 1)
    }
}
