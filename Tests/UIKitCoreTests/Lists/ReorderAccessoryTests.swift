import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

/// Rows of lists that are moved by their grips.
@MainActor @Suite struct ReorderAccessoryTests {
    private typealias ListStage = CollectionListTests.ListStage

    /// A list in edit mode, whose rows have grips.
    private func makeList(_ words: [String], _ others: [UICellAccessory] = []) -> ListStage {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [words])
        list.accessories = { _ in others + [.reorder()] }
        list.source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
        list.show()
        list.collection.isEditing = true
        list.stage.settle()
        return list
    }

    private func grip(_ list: ListStage, _ word: String) -> CGPoint {
        let cell = list.cell(word)!
        return cell.convert(CGPoint(x: cell.bounds.maxX - 30, y: cell.bounds.midY), to: nil)
    }

    private func pull(_ list: ListStage, _ word: String, by way: CGFloat, lifts: Bool = true) {
        let start = grip(list, word)
        list.stage.press(at: start)
        for step in 1...10 { list.stage.drag(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 10)) }
        if lifts { list.stage.release(at: CGPoint(x: start.x, y: start.y + way)) }
        if lifts { list.stage.settle() }
    }

    @Test func theGripShowsInEditModeAtTheEnd() throws {
        let list = makeList(["a"], [.disclosureIndicator()])
        let cell = try #require(list.cell("a"))
        let grip = try #require(cell.subviews.flatMap(\.subviews).first { $0.accessibilityLabel == "Reorder" })
        #expect(grip.convert(grip.bounds, to: cell) == CGRect(x: 356, y: 0, width: 28, height: cell.bounds.height))
        // A line parts it from what is before it.
        func lines() -> Int { cell.subviews.flatMap(\.subviews).count { $0.frame.width == 0.5 && $0.frame.height == cell.bounds.height } }
        #expect(lines() == 1)
        list.accessories = { _ in [.disclosureIndicator(), .reorder(options: .init(tintColor: .systemRed, showsVerticalSeparator: false))] }
        list.show()
        let plain = try #require(list.cell("a"))
        #expect(plain.subviews.flatMap(\.subviews).allSatisfy { $0.frame.width != 0.5 })
        #expect(plain.subviews.flatMap(\.subviews).first { $0.accessibilityLabel == "Reorder" }?.tintColor === UIColor.systemRed)
        list.collection.isEditing = false
        list.stage.settle()
        #expect(plain.subviews.flatMap(\.subviews).allSatisfy { $0.accessibilityLabel != "Reorder" })
    }

    @Test func theGripMovesItsRowAtOnce() throws {
        let list = makeList(["a", "b", "c", "d"])
        var said: [String] = []
        list.source.reorderingHandlers.willReorder = { said.append("will \($0.initialSnapshot.itemIdentifiers.joined())→\($0.finalSnapshot.itemIdentifiers.joined())") }
        list.source.reorderingHandlers.didReorder = { [unowned list] change in
            let order = change.initialSnapshot.itemIdentifiers.applying(change.difference) ?? []
            said.append("did \(order.joined()) \(list.source.snapshot().itemIdentifiers.joined()) \(change.sectionTransactions.map(\.sectionIdentifier))")
        }
        let held = try #require(list.cell("a"))
        pull(list, "a", by: 90, lifts: false)
        #expect(said == [] && held.configurationState.isReordering && held.frame.origin == CGPoint(x: 0, y: 90))
        list.stage.release(at: CGPoint(x: 370, y: 112))
        list.stage.settle()
        #expect(said == ["will abcd→bcad", "did bcad bcad [0]"] && list.shown == ["b", "c", "a", "d"])
        #expect(["b", "c", "a", "d"].map { list.cell($0)!.frame.minY } == [0, 44, 88, 132])
        #expect(list.collection.indexPathsForSelectedItems == nil && list.collection.contentOffset == .zero)
    }

    @Test func aFingerOnTheGripMovesToo() {
        let list = makeList(ListStage.numbers(40))
        let start = grip(list, "Row 0")
        list.stage.touchDown(at: start)
        for step in 1...10 { list.stage.touchMove(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 9)) }
        list.stage.touchUp(at: CGPoint(x: start.x, y: start.y + 90))
        list.stage.settle()
        #expect(list.shown.prefix(3) == ["Row 1", "Row 2", "Row 0"] && list.collection.contentOffset == .zero)
    }

    @Test func rowsThatMayNotMoveStay() {
        let list = makeList(["a", "fixed", "c"])
        pull(list, "fixed", by: 60)
        #expect(list.shown == ["a", "fixed", "c"])
        list.source.reorderingHandlers.canReorderItem = nil
        pull(list, "a", by: 60)
        #expect(list.shown == ["a", "fixed", "c"])
    }

    @Test func rowsKeepTheirHeights() throws {
        let list = makeList(["a", "b", "c"])
        list.accessories = { word in
            [.reorder(), .customView(configuration: .init(customView: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), placement: .leading()))]
        }
        var snapshot = list.source.snapshot()
        snapshot.deleteAllItems()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "a long row that needs more than one line because there are so many words in it that it must be broken", "c"])
        list.source.apply(snapshot, animatingDifferences: false)
        list.stage.settle()
        let high = try #require(list.cell(snapshot.itemIdentifiers[1])).frame.height
        #expect(high > 50)
        pull(list, "a", by: 44 / 2 + high / 2 + 6)
        #expect(list.cell("a")?.frame.minY == high && list.cell("c")?.frame.minY == high + 44 && list.cell(snapshot.itemIdentifiers[1])?.frame.height == high)
    }

    @Test func anOutlinesRowTakesWhatLiesBelowItAlong() {
        let list = makeList([])
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b", "c"])
        outline.append(["a1", "a2"], to: "a")
        outline.append(["c1"], to: "c")
        outline.expand(["a", "c"])
        list.source.apply(outline, to: 0, animatingDifferences: false)
        list.stage.settle()
        #expect(list.shown == ["a", "a1", "a2", "b", "c", "c1"])
        var change: NSDiffableDataSourceSectionTransaction<Int, String>?
        list.source.reorderingHandlers.didReorder = { change = $0.sectionTransactions.first }
        // Below a row that is open it becomes the first of what lies below that.
        pull(list, "b", by: -44 * 2)
        #expect(list.source.snapshot(for: 0).parent(of: "b") == "a" && list.shown == ["a", "b", "a1", "a2", "c", "c1"])
        #expect(change?.finalSnapshot.items == ["a", "b", "a1", "a2", "c", "c1"] && change?.initialSnapshot.parent(of: "b") == nil)
        #expect(list.cell("b")?.indentationLevel == 1)
        // An open row takes the others along; among its own it cannot come.
        pull(list, "a", by: 44)
        #expect(list.shown == ["a", "b", "a1", "a2", "c", "c1"])
        pull(list, "a", by: 44 * 5)
        #expect(list.shown == ["c", "c1", "a", "b", "a1", "a2"] && list.source.snapshot(for: 0).parent(of: "a") == "c")
        #expect(list.source.snapshot(for: 0).level(of: "b") == 2 && list.cell("b")?.indentationLevel == 2)
    }

    @Test func altAndArrowsMoveTheFocusedRow() throws {
        let list = makeList(["a", "b", "fixed"])
        list.click(try #require(list.cell("a")))
        list.stage.key(.keyboardDownArrow, .alt)
        list.stage.settle()
        #expect(list.shown == ["b", "a", "fixed"] && list.cell("a")?.configurationState.isFocused == true)
        list.click(try #require(list.cell("fixed")))
        list.stage.key(.keyboardUpArrow, .alt)
        list.stage.settle()
        #expect(list.shown == ["b", "a", "fixed"])
    }
}

extension CollectionListTests.ListStage {
    static func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
}
