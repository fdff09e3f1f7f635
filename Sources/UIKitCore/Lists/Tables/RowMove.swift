import CoreGraphics
import Foundation
import QuartzCore

/// One row that a person drags to another place.
/// Contract: the table owns it. Meanwhile rows stand as they will; the data source hears of it when the row is let go.
@MainActor final class RowMove {
    let cell: UITableViewCell
    let origin: IndexPath
    /// Where the row would be now.
    fileprivate(set) var target: IndexPath
    /// Which row is which, from the data source's order to the one that is shown.
    fileprivate(set) var update: ListUpdate?
    /// Where on the row it is held. Units: points below its top.
    fileprivate let grip: CGFloat
    fileprivate var loop: FrameLoop?
    /// Where it is held. Units: points of the window.
    fileprivate var location = CGPoint.zero

    init(_ cell: UITableViewCell, at path: IndexPath, grip: CGFloat) {
        self.cell = cell
        origin = path
        target = path
        self.grip = grip
    }

    /// The data source's path for a row as it is shown.
    func source(of shown: IndexPath) -> IndexPath { update?.path(before: shown) ?? shown }
}

extension UITableView {
    /// The edge strip in which a held row scrolls the table, and the most that it scrolls a frame. Units: points.
    private static let edge: CGFloat = 50
    private static let fastest: CGFloat = 12

    func isRowReordered(_ cell: UITableViewCell) -> Bool { rowMove?.cell === cell }

    /// The path by which the data source knows a row that is shown here.
    func sourcePath(_ shown: IndexPath) -> IndexPath { rowMove?.source(of: shown) ?? shown }

    func gripMoved(_ pan: UIGestureRecognizer, of cell: UITableViewCell) {
        switch pan.state {
        case .began: beginMove(cell, at: pan.location(in: cell).y)
        case .changed:
            rowMove?.location = pan.location(in: nil)
            followGrip()
        case .ended: finishMove()
        case .cancelled, .failed: cancelMove()
        case .possible: break
        }
    }

    private func beginMove(_ cell: UITableViewCell, at grip: CGFloat) {
        guard rowMove == nil, let path = indexPath(for: cell) else { return }
        closeSwipe(animated: false)
        let move = RowMove(cell, at: path, grip: grip)
        move.location = cell.convert(CGPoint(x: cell.bounds.midX, y: grip), to: nil)
        move.loop = FrameLoop { [weak self] in self?.scrollAtEdge() }
        rowMove = move
        bringSubviewToFront(cell)
        cell.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        cell.setNeedsUpdateConfiguration()
    }

    /// Moves the row under the finger, and the others out of its way.
    private func followGrip() {
        guard let move = rowMove else { return }
        let place = convert(move.location, from: nil)
        var rect = rowRect(move.target)
        rect.origin.y = place.y - move.grip
        move.cell.frame = rect
        let edge = scrollSpeed(place)
        edge == 0 ? move.loop?.stop() : move.loop?.start()
        let middle = min(max(rect.midY, geometry.top), geometry.bottom - 1)
        guard let proposed = row(nearestTo: middle), proposed != move.target else { return }
        let target = rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: move.origin, toProposedIndexPath: proposed) ?? proposed
        guard rowMove === move, target != move.target, isPlace(target, for: move) else { return }
        shift(move, to: target)
    }

    /// The row at a height; at an empty section, its first place. Units: points of the content.
    private func row(nearestTo y: CGFloat) -> IndexPath? {
        guard let section = geometry.section(at: y) else { return nil }
        let rows = geometry.sections[section].rows
        guard let row = rows.row(at: y - geometry.rowsTop(section)) else { return IndexPath(row: 0, section: section) }
        return IndexPath(row: row, section: section)
    }

    private func isPlace(_ path: IndexPath, for move: RowMove) -> Bool {
        guard geometry.sections.indices.contains(path.section) else { return false }
        let count = geometry.sections[path.section].rows.count
        return path.row >= 0 && path.row < (path.section == move.target.section ? count : count + 1)
    }

    private func shift(_ move: RowMove, to target: IndexPath) {
        guard let update = mapping(from: move.target, to: target) else { return }
        let height = rowRect(move.target).height
        rearrange(by: update)
        geometry.measure(row: target.row, in: target.section, height)
        move.target = target
        // From the data source's order, which is still the old one.
        move.update = mapping(to: target, from: move.origin)
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            for (path, cell) in self.cells where cell !== move.cell && self.contains(path) { cell.frame = self.rowRect(path) }
        }
    }

    /// A move of which the geometry shows the result.
    private func mapping(to target: IndexPath, from origin: IndexPath) -> ListUpdate? {
        let after = geometry.sections.map(\.rows.count)
        var before = after
        before[target.section] -= 1
        before[origin.section] += 1
        return mapping(origin, target, before, after)
    }

    /// A move of which the geometry shows the beginning.
    func mapping(from origin: IndexPath, to target: IndexPath) -> ListUpdate? {
        let before = geometry.sections.map(\.rows.count)
        var after = before
        after[origin.section] -= 1
        after[target.section] += 1
        return mapping(origin, target, before, after)
    }

    private func mapping(_ origin: IndexPath, _ target: IndexPath, _ before: [Int], _ after: [Int]) -> ListUpdate? {
        var change = ListChanges()
        change.moves = [origin: target]
        return try? ListUpdate(change, before: before, after: after)
    }

    private func scrollSpeed(_ place: CGPoint) -> CGFloat {
        let top = bounds.minY + adjustedContentInset.top, bottom = bounds.maxY - adjustedContentInset.bottom
        let part = place.y < top + Self.edge ? (place.y - top - Self.edge) / Self.edge : max(0, place.y - bottom + Self.edge) / Self.edge
        let speed = max(-1, min(1, part)) * Self.fastest
        return canMove(vertical: true, step: speed) ? speed : 0
    }

    private func scrollAtEdge() {
        guard let move = rowMove else { return }
        let speed = scrollSpeed(convert(move.location, from: nil))
        guard speed != 0 else { return move.loop?.stop() ?? () }
        moveContent(to: clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + speed)))
        layoutIfNeeded()
        followGrip()
    }

    private func finishMove() {
        guard let move = endMove() else { return }
        let isElsewhere = move.target != move.origin
        if isElsewhere { dataSource?.tableView(self, moveRowAt: move.origin, to: move.target) }
        updateSurroundings()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            if self.contains(move.target), self.cells[move.target] === move.cell { move.cell.frame = self.rowRect(move.target) }
            move.cell.layer.shadowOpacity = 0
        }
        // A data source that cannot move rows gets no grips any more.
        if missing.contains(.move) { reloadData() }
    }

    /// Puts everything back where it was.
    func cancelMove() {
        guard let move = endMove() else { return }
        move.cell.layer.shadowOpacity = 0
        guard move.target != move.origin else { return setNeedsLayout() }
        if let back = mapping(from: move.target, to: move.origin) { rearrange(by: back) }
        setNeedsLayout()
    }

    private func endMove() -> RowMove? {
        guard let move = rowMove else { return nil }
        move.loop?.stop()
        rowMove = nil
        move.cell.setNeedsUpdateConfiguration()
        return move
    }
}
