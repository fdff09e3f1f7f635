import Foundation
import PlatformInterface
import UIKitCore

/// A table that fills a window, over rows of words.
@MainActor final class TableStage {
    let stage: Stage
    let table: UITableView
    let source: WordSource

    init(_ sections: [[String]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 400, height: 600),
         setUp: (UITableView, WordSource) -> Void = { _, _ in }) {
        stage = Stage(size: size)
        source = WordSource(sections)
        table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        setUp(table, source)
        table.dataSource = source
        table.delegate = source
        _ = stage.add(table, at: CGRect(origin: .zero, size: size))
        stage.draw()
    }

    convenience init(_ words: String..., setUp: (UITableView, WordSource) -> Void = { _, _ in }) { self.init([words], setUp: setUp) }

    static func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    /// The words of the rows in sight, from top to bottom.
    var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "-" } }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: section)) }

    func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func click(_ row: Int, count: Int = 1, _ modifiers: InputModifiers = []) {
        let place = middle(row)
        for number in 1...count {
            stage.send(.pointerPressed(.primary, location: place, clickCount: number), modifiers)
            stage.send(.pointerReleased(.primary, location: place), modifiers)
        }
        stage.draw()
    }

    func tap(_ row: Int) {
        stage.touchDown(at: middle(row))
        stage.touchUp(at: middle(row))
        stage.draw()
    }

    var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }
}

/// The data source and delegate of a table of words, which write down what they are asked and told.
@MainActor final class WordSource: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var sections: [[String]]
    var lines: [String] = []
    /// How many cells and heights were asked for.
    var cellCount = 0
    var heightCount = 0
    var height: ((IndexPath) -> CGFloat)?
    var headers: [String?] = []
    var footers: [String?] = []
    var refusesSelection: Set<Int> = []
    var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?
    var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

    init(_ sections: [[String]]) { self.sections = sections }

    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellCount += 1
        if let makeCell { return makeCell(tableView, indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightCount += 1
        return height?(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        lines.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
        if editingStyle == .delete {
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        lines.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        lines.append("fetch \(indexPaths.first!.row)…\(indexPaths.last!.row)")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        lines.append("cancel \(indexPaths.first!.row)…\(indexPaths.last!.row)")
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        lines.append("highlight? \(indexPath.row)")
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { lines.append("highlighted \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { lines.append("unhighlighted \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("select? \(indexPath.row)")
        return refusesSelection.contains(indexPath.row) ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("selected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("deselect? \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { lines.append("deselected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { lines.append("primary \(indexPath.row)") }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { lines.append("accessory \(indexPath.row)") }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        leading(indexPath)
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        trailing(indexPath)
    }
}
