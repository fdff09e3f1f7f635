import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct TableUpdateTests {
    @Test func rowsStayTheSameRows() {
        let stage = TableStage("a", "b", "c", "d")
        let d = stage.cell(3)!
        stage.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        stage.source.sections[0] = ["new", "b", "c", "d"]
        stage.table.performBatchUpdates {
            stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        }
        stage.source.sections[0].remove(at: 1)
        stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
        #expect(stage.table.indexPath(for: d)?.row == 2 && stage.selected == [2])
        stage.stage.settle()
        #expect(stage.shown == ["new", "c", "d"] && stage.cell(2) === d && d.frame.minY == 88)
        #expect(stage.table.subviews.count { $0 is UITableViewCell && !$0.isHidden } == 3)
    }

    @Test func rowsMoveThereInTime() {
        let stage = TableStage("a", "b", "c")
        var done: [Bool] = []
        stage.source.sections[0] = ["c", "a", "b"]
        stage.table.performBatchUpdates({ stage.table.moveRow(at: [0, 2], to: [0, 0]) }, completion: { done.append($0) })
        #expect(done == [])
        stage.stage.settle()
        #expect(done == [true] && stage.shown == ["c", "a", "b"])
    }

    @Test func reloadedRowsGetNewCellsAndHeights() {
        let stage = TableStage("a", "b", "c") { _, source in source.height = { $0.row == 1 ? 60 : 44 } }
        stage.source.height = { $0.row == 1 ? 90 : 44 }
        stage.source.sections[0][1] = "B"
        stage.table.reloadRows(at: [[0, 1]], with: .automatic)
        stage.stage.settle()
        #expect(stage.shown == ["a", "B", "c"] && stage.cell(2)?.frame.minY == 134)
        // Nothing between begin and end asks for heights again.
        stage.source.height = { _ in 50 }
        stage.table.beginUpdates()
        stage.table.endUpdates()
        stage.stage.settle()
        #expect(stage.cell(2)?.frame.minY == 100)
    }

    @Test func reconfiguredRowsKeepTheirCells() {
        let stage = TableStage("a", "b")
        let cell = stage.cell(1)
        stage.source.sections[0][1] = "B"
        stage.table.reconfigureRows(at: [[0, 1]])
        stage.stage.draw()
        #expect(stage.cell(1) === cell && stage.shown == ["a", "B"])
    }

    @Test func sectionsComeAndGo() {
        let stage = TableStage([["a"], ["b"], ["c"]]) { _, source in source.headers = ["A", "B", "C"] }
        stage.source.sections = [["c"], ["x", "y"], ["a"]]
        stage.source.headers = ["C", "X", "A"]
        stage.table.performBatchUpdates {
            stage.table.deleteSections([1], with: .fade)
            stage.table.insertSections([1], with: .fade)
            stage.table.moveSection(2, toSection: 0)
        }
        stage.stage.settle()
        #expect(stage.shown == ["c", "x", "y", "a"])
        #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "X")
    }

    @Test func deletingAtTheEndBringsTheContentBack() {
        let stage = TableStage([TableStage.numbers(100)])
        stage.table.contentOffset.y = 100 * 44 - 600
        stage.stage.draw()
        stage.source.sections[0].removeLast(50)
        stage.table.deleteRows(at: (50..<100).map { [0, $0] }, with: .fade)
        stage.stage.settle()
        #expect(stage.table.contentOffset.y == 50 * 44 - 600 && stage.shown.last == "Row 49")
    }

    @Test func aDiffableDataSourceShowsItsSnapshots() {
        let stage = TableStage([[]])
        let source = UITableViewDiffableDataSource<Int, String>(tableView: stage.table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d"], toSection: 1)
        source.apply(snapshot)
        stage.stage.settle()
        #expect(stage.shown == ["a", "b", "c", "d"])
        let cells = Dictionary(uniqueKeysWithValues: zip(stage.shown, stage.table.visibleCells))
        stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        snapshot.moveItem("d", beforeItem: "a")
        snapshot.deleteItems(["c"])
        snapshot.appendItems(["e"])
        var isDone = false
        source.apply(snapshot) { isDone = true }
        stage.stage.settle()
        #expect(stage.shown == ["d", "a", "b", "e"] && isDone && stage.table.indexPathForSelectedRow == [0, 2])
        for word in ["a", "b", "d"] { #expect(stage.table.visibleCells[stage.shown.firstIndex(of: word)!] === cells[word]) }
        #expect(source.itemIdentifier(for: [1, 0]) == "e" && source.indexPath(for: "b") == [0, 2])
        snapshot = source.snapshot()
        snapshot.reconfigureItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(stage.table.visibleCells[1] === cells["a"])
        source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
        stage.stage.draw()
        #expect(stage.shown == [])
    }

    /// Random batches, against what the words say.
    @Test(arguments: 0..<20) func batchesShowWhatIsThere(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        var next = 0
        func word() -> String { next += 1; return "w\(next)" }
        let stage = TableStage([(0..<20).map { _ in word() }, (0..<5).map { _ in word() }]) { _, source in
            source.height = { [source] in CGFloat(20 + source.sections[$0.section][$0.row].hashValue.magnitude % 5 * 10) }
        }
        for _ in 0..<25 {
            let old = stage.source.sections
            stage.table.performBatchUpdates {
                var kept: [[String]] = []
                for (section, words) in old.enumerated() {
                    var rest: [String] = []
                    for (row, word) in words.enumerated() {
                        if Int.random(in: 0..<5, using: &random) == 0 {
                            stage.table.deleteRows(at: [[section, row]], with: .fade)
                        } else {
                            rest.append(word)
                        }
                    }
                    kept.append(rest)
                }
                for section in kept.indices {
                    for _ in 0..<Int.random(in: 0...3, using: &random) {
                        kept[section].insert(word(), at: Int.random(in: 0...kept[section].count, using: &random))
                    }
                    let known = Set(old[section])
                    for (row, word) in kept[section].enumerated() where !known.contains(word) {
                        stage.table.insertRows(at: [[section, row]], with: .automatic)
                    }
                }
                stage.source.sections = kept
            }
            if Bool.random(using: &random) { stage.stage.settle() } else { stage.stage.draw() }
            if Bool.random(using: &random) {
                stage.table.contentOffset.y = CGFloat(Int.random(in: 0...300, using: &random))
                stage.stage.draw()
            }
            let paths = stage.table.indexPathsForVisibleRows ?? []
            #expect(stage.shown == paths.map { stage.source.sections[$0.section][$0.row] }, "seed \(seed)")
        }
    }
}
