import CoreGraphics
import Foundation

extension UITableView: MovingList {
    var words: ListWords { .table }

    // MARK: The data source and the delegate

    func canMoveRow(at path: IndexPath) -> Bool { cells[path].map { canMove(path, $0) } ?? canReorder(path) }

    func offersMove(_ path: IndexPath) -> Bool { isEditing && cells[path]?.surroundings.canMove == true }

    func allowedTarget(of move: RowMove, proposed: IndexPath) -> IndexPath {
        rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: move.origin, toProposedIndexPath: proposed) ?? proposed
    }

    func tellMove(from origin: IndexPath, to target: IndexPath) -> Bool {
        dataSource?.tableView(self, moveRowAt: origin, to: target)
        return !missing.contains(.move)
    }

    // MARK: Places

    func proposedTarget(of move: RowMove) -> IndexPath? {
        let held = move.cell.frame
        guard let candidate = row(nearestTo: min(max(held.midY, geometry.top), geometry.bottom - 1)) else { return nil }
        guard contains(candidate) else { return candidate }
        return move.settled(candidate, frame: rowRect(candidate), held: held, in: self)
    }

    /// The row at a height; at an empty section, its first place. Units: points of the content.
    private func row(nearestTo y: CGFloat) -> IndexPath? {
        guard let section = geometry.section(at: y) else { return nil }
        let rows = geometry.sections[section].rows
        guard let row = rows.row(at: y - geometry.rowsTop(section)) else { return IndexPath(row: 0, section: section) }
        return IndexPath(row: row, section: section)
    }

    func carry(_ move: RowMove) {
        guard contains(move.target) else { return }
        var rect = rowRect(move.target)
        rect.origin.y = move.middle(in: self).y - rect.height / 2
        if move.cell.frame != rect { move.cell.frame = rect }
    }

    func shiftRows(by update: ListUpdate, heldTo target: IndexPath) {
        let held = cellInSight(before: target, in: update)
        let height = held?.bounds.height ?? 44
        rearrange(by: update)
        geometry.measure(row: target.row, in: target.section, height)
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            for (path, cell) in self.cells where cell !== held && self.contains(path) { cell.frame = self.rowRect(path) }
            self.placeHeadings()
        }
        setNeedsLayout()
    }

    private func cellInSight(before target: IndexPath, in update: ListUpdate) -> UITableViewCell? {
        update.path(before: target).flatMap { cells[$0] }
    }

    // MARK: Looks

    func moveStateChanged(of cell: UIView) { (cell as? UITableViewCell)?.setNeedsUpdateConfiguration() }

    func moveDidEnd(_ move: RowMove, isCancelled: Bool) {
        updateSurroundings()
        updateContentSize()
    }

    func land(_ move: RowMove, at path: IndexPath) { move.cell.frame = rowRect(path) }

    func didLand(_ move: RowMove, at path: IndexPath) { if let cell = cells[path] { insert(cell, at: path) } }
}
