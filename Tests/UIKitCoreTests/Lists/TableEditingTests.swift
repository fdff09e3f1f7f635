import Foundation
import PlatformHeadless
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct TableEditingTests {
    private func swipe(_ stage: TableStage, _ row: Int, by way: CGFloat, lifts: Bool = true, frames: Int = 30) {
        let start = stage.middle(row)
        stage.stage.touchDown(at: start)
        for step in 1...frames {
            stage.stage.platform.advance(by: 1.0 / 60)
            stage.stage.touchMove(to: CGPoint(x: start.x + way * CGFloat(step) / CGFloat(frames), y: start.y))
        }
        stage.stage.platform.advance(by: 0.3)
        if lifts { stage.stage.touchUp(at: CGPoint(x: start.x + way, y: start.y)) }
        stage.stage.settle()
    }

    private func buttons(_ stage: TableStage) -> [UIControl] {
        stage.table.subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }.filter { !($0.superview is UITableViewCell) && $0.accessibilityLabel != nil }
    }

    @Test func aSwipeUncoversTheActions() {
        let stage = TableStage("a", "b", "c")
        var performed: [String] = []
        stage.source.trailing = { path in
            let delete = UIContextualAction(style: .destructive, title: "Trash") { _, _, done in
                performed.append("trash \(path.row)")
                done(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                performed.append("flag \(path.row)")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        swipe(stage, 1, by: -120)
        #expect(stage.cell(1)!.frame.minX < -140 && stage.cell(1)!.showingDeleteConfirmation)
        #expect(buttons(stage).compactMap(\.accessibilityLabel).sorted() == ["Flag", "Trash"])
        #expect(stage.source.lines == [] && stage.selected == [])
        stage.stage.click(buttons(stage).first { $0.accessibilityLabel == "Flag" }!)
        stage.stage.settle()
        #expect(performed == ["flag 1"] && stage.cell(1)!.frame.minX == 0 && buttons(stage).isEmpty)
        // All the way performs the first.
        swipe(stage, 2, by: -320)
        #expect(performed == ["flag 1", "trash 2"])
        // A short one goes back; one in the direction without actions does nothing.
        swipe(stage, 0, by: -30)
        #expect(stage.cell(0)!.frame.minX == 0)
        swipe(stage, 0, by: 120)
        #expect(stage.cell(0)!.frame.minX == 0)
    }

    @Test func aPressElsewherePutsThemAway() {
        let stage = TableStage("a", "b", "c")
        stage.source.leading = { _ in UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }]) }
        swipe(stage, 0, by: 100)
        #expect(stage.cell(0)!.frame.minX == 74)
        stage.tap(2)
        stage.stage.settle()
        #expect(stage.cell(0)!.frame.minX == 0 && stage.selected == [])
        swipe(stage, 0, by: 100)
        stage.table.contentOffset.y = 1
        stage.stage.settle()
        #expect(stage.cell(0)!.frame.minX == 0)
    }

    @Test func rowsThatCanBeDeletedOfferIt() {
        let stage = TableStage("a", "b", "c")
        swipe(stage, 1, by: -100)
        let delete = buttons(stage).first { $0.accessibilityLabel == "Delete" }
        #expect(delete != nil)
        stage.stage.click(delete!)
        stage.stage.settle()
        #expect(stage.source.taken() == ["commit delete 1"] && stage.shown == ["a", "c"])
        #expect(buttons(stage).isEmpty)
    }

    @Test func editModeShowsControls() {
        let stage = TableStage("a", "b", "c")
        stage.table.setEditing(true, animated: true)
        stage.stage.settle()
        #expect(stage.cell(0)!.isEditing && stage.cell(0)!.editingStyle == .delete && stage.cell(0)!.contentView.frame.minX == 38)
        let minus = stage.cell(1)!.subviews.compactMap { $0 as? UIControl }[0]
        stage.stage.click(minus)
        stage.stage.settle()
        #expect(stage.cell(1)!.showingDeleteConfirmation && stage.cell(1)!.frame.minX < -70)
        stage.stage.click(buttons(stage)[0])
        stage.stage.settle()
        #expect(stage.shown == ["a", "c"])
        stage.table.setEditing(false, animated: false)
        stage.stage.draw()
        #expect(stage.cell(0)!.contentView.frame.minX == 0)
    }

    @Test func aGripMovesItsRow() {
        let stage = TableStage("a", "b", "c", "d")
        stage.table.setEditing(true, animated: false)
        stage.stage.draw()
        let grip = CGPoint(x: 385, y: 22)
        stage.stage.press(at: grip)
        stage.stage.drag(to: CGPoint(x: 385, y: 60))
        stage.stage.drag(to: CGPoint(x: 385, y: 115))
        stage.stage.draw()
        #expect(stage.source.lines == [])
        stage.stage.release(at: CGPoint(x: 385, y: 115))
        stage.stage.settle()
        #expect(stage.source.taken() == ["move 0 to 2"] && stage.shown == ["b", "c", "a", "d"])
        // Back where it was, nothing is told.
        stage.stage.press(at: grip)
        stage.stage.drag(to: CGPoint(x: 385, y: 100))
        stage.stage.drag(to: CGPoint(x: 385, y: 25))
        stage.stage.release(at: CGPoint(x: 385, y: 25))
        stage.stage.settle()
        #expect(stage.source.taken() == [] && stage.shown == ["b", "c", "a", "d"])
    }

    /// Takes hold of a row's grip and moves it down in steps of two points.
    private func pull(_ stage: TableStage, from y: CGFloat, to end: CGFloat) {
        stage.stage.press(at: CGPoint(x: 385, y: y))
        for place in stride(from: y, through: end, by: end < y ? -2 : 2) { stage.stage.drag(to: CGPoint(x: 385, y: place)) }
        stage.stage.drag(to: CGPoint(x: 385, y: end))
    }

    @Test func aShortRowDoesNotGoToAndFroOverAHighOne() {
        let stage = TableStage("a", "b", "c")
        stage.source.height = { $0.row == 1 ? 200 : 40 }
        stage.table.reloadData()
        stage.table.setEditing(true, animated: false)
        stage.stage.draw()
        // Over the upper half of the high row nothing changes, over its lower half they change once.
        var places: [CGFloat] = []
        stage.stage.press(at: CGPoint(x: 385, y: 20))
        for y in stride(from: CGFloat(20), through: 180, by: 2) {
            stage.stage.drag(to: CGPoint(x: 385, y: y))
            let top = stage.table.visibleCells.first { $0.textLabel?.text == "b" }?.frame.minY ?? -1
            if places.last != top { places.append(top) }
        }
        stage.stage.release(at: CGPoint(x: 385, y: 180))
        #expect(places == [40, 0] && stage.source.taken() == ["move 0 to 1"])
    }

    @Test func aRowGoesIntoAnEmptySection() {
        let stage = TableStage([["a", "b"], []], setUp: { $1.headers = ["One", "Two"] })
        stage.table.setEditing(true, animated: false)
        stage.stage.draw()
        let y = stage.table.rectForRow(at: [0, 0]).midY
        pull(stage, from: y, to: stage.table.rect(forSection: 1).maxY + 20)
        stage.stage.settle()
        stage.stage.release(at: CGPoint(x: 385, y: stage.table.rect(forSection: 1).maxY))
        stage.stage.settle()
        #expect(stage.source.sections == [["b"], ["a"]])
        #expect(stage.shown == ["b", "a"])
    }

    @Test func aRowThatIsHeldStaysWhereItIsWhileTheContentScrolls() {
        let stage = TableStage([TableStage.numbers(40)])
        stage.table.setEditing(true, animated: false)
        stage.stage.draw()
        pull(stage, from: 22, to: 590)
        stage.stage.platform.advance(by: 1)
        let offset = stage.table.contentOffset.y
        let cell = stage.table.visibleCells.first { $0.textLabel?.text == "Row 0" }
        #expect(offset > 100)
        #expect(cell.map { ($0.frame.midY - offset).rounded() } == 590)
        stage.stage.release(at: CGPoint(x: 385, y: 590))
        stage.stage.settle()
        let target = stage.source.sections[0].firstIndex(of: "Row 0") ?? 0
        #expect(target > 13 && stage.shown.contains("Row 0"))
    }

    @Test func dataThatChangesPutsTheRowBack() {
        let stage = TableStage("a", "b", "c")
        stage.table.setEditing(true, animated: false)
        stage.stage.draw()
        pull(stage, from: 22, to: 80)
        stage.source.sections[0].append("d")
        stage.table.insertRows(at: [[0, 3]], with: .none)
        stage.stage.settle()
        #expect(stage.shown == ["a", "b", "c", "d"])
        stage.stage.release(at: CGPoint(x: 385, y: 80))
        #expect(stage.source.taken() == [])
        pull(stage, from: 22, to: 80)
        stage.table.reloadData()
        stage.stage.release(at: CGPoint(x: 385, y: 80))
        stage.stage.settle()
        #expect(stage.source.taken() == [] && stage.shown == ["a", "b", "c", "d"] && stage.cell(0)?.layer.shadowOpacity == 0)
    }

    @Test func altAndArrowsMoveTheFocusedRow() {
        let stage = TableStage([["a", "b"], ["c"]])
        stage.click(1)
        stage.stage.key(.keyboardUpArrow, .alt)
        #expect(stage.source.sections == [["a", "b"], ["c"]])
        stage.table.setEditing(true, animated: false)
        stage.stage.draw()
        stage.stage.key(.keyboardUpArrow, .alt)
        stage.stage.settle()
        #expect(stage.source.sections == [["b", "a"], ["c"]] && stage.shown == ["b", "a", "c"] && stage.cell(0)?.configurationState.isFocused == true)
        // Over the ends of sections, and not past the first and the last row.
        stage.stage.key(.keyboardUpArrow, .alt)
        for _ in 0..<4 { stage.stage.key(.keyboardDownArrow, .alt) }
        stage.stage.settle()
        #expect(stage.source.sections == [["a"], ["c", "b"]] && stage.shown == ["a", "c", "b"])
    }

    @Test func theEditButtonChangesTheMode() {
        Stage.install()
        let controller = WordsController(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let stage = Stage(UINavigationController(rootViewController: controller), size: CGSize(width: 400, height: 600))
        #expect(controller.editButtonItem.title == "Edit")
        controller.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
        stage.settle()
        #expect(controller.isEditing && controller.tableView.isEditing && controller.editButtonItem.title == "Done")
        controller.setEditing(false, animated: false)
        #expect(!controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
    }
}

/// A table controller as an app writes one.
@MainActor private final class WordsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}
