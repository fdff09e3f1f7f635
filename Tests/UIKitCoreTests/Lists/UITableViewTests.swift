import Foundation
import PlatformHeadless
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct UITableViewTests {
    // MARK: Loading and reuse

    @Test func onlyRowsInSightHaveCells() {
        let stage = TableStage([TableStage.numbers(1000)])
        #expect(stage.shown.count == 14 && stage.shown.first == "Row 0" && stage.source.cellCount == 14)
        #expect(stage.table.contentSize.height == 44_000)
        stage.table.contentOffset.y = 22_000
        stage.stage.draw()
        #expect(stage.shown.first == "Row 500" && stage.source.cellCount == 28)
        // The cells of the rows that went are used again.
        #expect(stage.table.subviews.count { $0 is UITableViewCell } == 14)
    }

    @Test func aStepAsksForWhatEntersAlone() {
        let stage = TableStage([TableStage.numbers(1000)]) { table, _ in table.rowHeight = 50 }
        let before = (stage.source.cellCount, stage.source.heightCount)
        stage.table.contentOffset.y = 10
        stage.stage.draw()
        #expect(stage.source.cellCount == before.0 + 1)
        stage.table.contentOffset.y = 110
        stage.stage.draw()
        #expect(stage.source.cellCount == before.0 + 3 && stage.source.heightCount == before.1 + 3)
    }

    @Test func cellsOfOwnClassesAreMade() {
        final class Own: UITableViewCell {
            let mark = "own"
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: .subtitle, reuseIdentifier: reuseIdentifier) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let stage = TableStage("a", "b") { table, source in
            table.register(Own.self, forCellReuseIdentifier: "own")
            source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "own", for: path)
                cell.textLabel?.text = "x"
                cell.detailTextLabel?.text = "y"
                return cell
            }
        }
        #expect((stage.cell(0) as? Own)?.mark == "own" && stage.cell(0)?.reuseIdentifier == "own")
        #expect(stage.cell(0)!.frame.height > 44 && stage.cell(0)?.accessibilityLabel == "x, y")
    }

    @Test func reloadingAsksAnewAndDropsTheSelection() {
        let stage = TableStage("a", "b", "c")
        stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        stage.source.sections = [["x", "y"], ["z"]]
        stage.table.reloadData()
        #expect(stage.table.numberOfSections == 2 && stage.table.numberOfRows(inSection: 0) == 2)
        stage.stage.draw()
        #expect(stage.shown == ["x", "y", "z"] && stage.selected == [])
    }

    @Test func prefetchingAnnouncesTheNextScreen() {
        let stage = TableStage([TableStage.numbers(200)]) { table, source in
            table.rowHeight = 60
            table.prefetchDataSource = source
        }
        #expect(stage.source.taken() == ["fetch 10…19"])
        stage.table.contentOffset.y = 120
        stage.stage.draw()
        #expect(stage.source.taken() == ["fetch 20…21"])
        stage.table.contentOffset.y = 119
        stage.stage.draw()
        #expect(stage.source.taken() == ["cancel 12…21", "fetch 0…0"])
    }

    // MARK: Heights

    @Test func rowsAreMeasuredWhenTheyComeAndNothingJumps() {
        let stage = TableStage([TableStage.numbers(300)]) { _, source in source.height = { CGFloat(30 + $0.row % 7 * 10) } }
        #expect(stage.source.heightCount < 40)
        stage.table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
        stage.stage.draw()
        #expect(stage.table.rectForRow(at: IndexPath(row: 200, section: 0)).minY == stage.table.contentOffset.y)
        // Upwards, rows turn out to be other than estimated: what is in sight stays where it is.
        for _ in 0..<40 {
            let cell = stage.table.visibleCells[3], y = cell.convert(CGPoint.zero, to: nil).y
            stage.table.contentOffset.y -= 25
            stage.stage.draw()
            #expect(abs(cell.convert(CGPoint.zero, to: nil).y - y - 25) < 0.01)
        }
        stage.table.contentOffset.y = 0
        stage.stage.draw()
        #expect(stage.shown.first == "Row 0")
    }

    @Test func contentDecidesTheHeight() {
        let long = String(repeating: "word ", count: 60)
        let stage = TableStage("short", long) { _, source in
            source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                var content = cell.defaultContentConfiguration()
                content.text = source.sections[0][path.row]
                cell.contentConfiguration = content
                return cell
            }
        }
        #expect(stage.cell(0)?.frame.height == 44 && stage.cell(1)!.frame.height > 100)
        let tall = stage.cell(1)!.frame.height
        stage.table.frame.size.width = 200
        stage.stage.draw()
        #expect(stage.cell(1)!.frame.height > tall * 1.7)
    }

    @Test func badHeightsCountAsNothing() {
        let stage = TableStage("a", "b", "c") { _, source in source.height = { $0.row == 1 ? .nan : 50 } }
        #expect(stage.table.contentSize.height == 100)
    }

    @Test func switchedOffEstimatesMeasureAll() {
        let stage = TableStage([TableStage.numbers(100)]) { table, source in
            table.estimatedRowHeight = 0
            source.height = { $0.row < 50 ? 20 : 40 }
        }
        #expect(stage.table.contentSize.height == 3000)
    }

    // MARK: Headings

    @Test func plainHeadersStayAtTheTop() {
        let stage = TableStage([TableStage.numbers(30), TableStage.numbers(30)]) { _, source in source.headers = ["One", "Two"] }
        func header(_ section: Int) -> CGRect? { stage.table.headerView(forSection: section)?.frame }
        let height = header(0)!.height
        #expect(header(0)!.minY == 0 && height > 20)
        stage.table.contentOffset.y = 300
        stage.stage.draw()
        #expect(header(0)!.minY == 300)
        let two = stage.table.rectForHeader(inSection: 1).minY
        stage.table.contentOffset.y = two - height - 10
        stage.stage.draw()
        // The next heading pushes it out.
        #expect(abs(header(0)!.maxY - stage.table.rect(forSection: 1).minY) < 0.01 && header(1)!.minY == two)
    }

    @Test func groupsStandApartAndAreInset() {
        let stage = TableStage([["a", "b"], ["c"]], style: .insetGrouped) { _, source in
            source.headers = ["Head", nil]
            source.footers = [nil, "Foot"]
        }
        let first = stage.table.rectForRow(at: IndexPath(row: 0, section: 0)), last = stage.table.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect(first.minX == 16 && first.width == 368 && last.minY > first.maxY + 44 + 20)
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "HEAD")
        #expect(stage.table.footerView(forSection: 1)?.accessibilityLabel == "Foot")
        #expect(stage.cell(0)?.layer.cornerRadius == 10 && stage.cell(1)?.layer.cornerRadius == 10)
    }

    @Test func headerAndFooterViewsStandAtTheEnds() {
        let stage = TableStage("a", "b")
        stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        stage.stage.draw()
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(stage.table.tableHeaderView?.frame.width == 400 && stage.table.tableFooterView?.frame.minY == 158)
        #expect(stage.table.contentSize.height == 188)
    }

    @Test func theIndexLeadsToSections() {
        final class Indexed: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 26 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } }
        }
        let source = Indexed()
        let stage = TableStage([[]])
        stage.table.dataSource = source
        stage.stage.draw()
        stage.stage.press(at: CGPoint(x: 392, y: 300))
        let low = stage.table.contentOffset.y
        #expect(low > 4000 && low < 7000)
        stage.stage.drag(to: CGPoint(x: 392, y: 590))
        #expect(stage.table.contentOffset.y == stage.table.contentSize.height - 600)
    }

    // MARK: Finding and scrolling

    @Test func rowsAreFound() {
        let stage = TableStage([["a", "b"], ["c"]])
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == IndexPath(row: 1, section: 0))
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
        #expect(stage.table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 1, height: 60)) == [[0, 0], [0, 1], [1, 0]])
        #expect(stage.table.indexPath(for: stage.cell(0, 1)!) == [1, 0])
        #expect(stage.table.indexPath(for: UITableViewCell()) == nil && stage.cell(9) == nil)
    }

    @Test func rowsAreScrolledTo() {
        let stage = TableStage([TableStage.numbers(100)]) { table, _ in table.rowHeight = 50 }
        func scroll(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return stage.table.contentOffset.y
        }
        #expect(scroll(50, .top) == 2500 && scroll(50, .bottom) == 1950 && scroll(50, .middle) == 2225)
        #expect(scroll(52, .none) == 2225 && scroll(60, .none) == 2450 && scroll(99, .top) == 4400)
        stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
        stage.stage.settle()
        #expect(stage.table.contentOffset.y == 0)
    }
}
