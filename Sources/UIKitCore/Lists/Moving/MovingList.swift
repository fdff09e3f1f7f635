import CoreGraphics
import Foundation
import QuartzCore

/// A list whose rows a person moves to other places: by a grip, by a held press, by keys. Tables and collections have one habit, which is here.
/// Contract: paths are those that are shown, unless something else is said. Units: points of the list.
@MainActor protocol MovingList: SelectableList {
    /// The row that is moved now.
    var rowMove: RowMove? { get set }
    /// What messages call the list.
    var words: ListWords { get }
    func cellInSight(at path: IndexPath) -> UIView?
    /// Whether the data source lets a row be moved; asked while nothing moves.
    func canMoveRow(at path: IndexPath) -> Bool
    /// Whether a row shows that it can be moved.
    func offersMove(_ path: IndexPath) -> Bool
    /// Shows the cell as one that is moved, or not any more.
    func moveStateChanged(of cell: UIView)
    /// Puts the cell where it is held.
    func carry(_ move: RowMove)
    /// The place that the row is held over.
    func proposedTarget(of move: RowMove) -> IndexPath?
    /// Asks the delegate where the row may come.
    func allowedTarget(of move: RowMove, proposed: IndexPath) -> IndexPath
    /// Changes which row is which, and lets the others go to their places. Contract: `target` is where the held row comes.
    func shiftRows(by update: ListUpdate, heldTo target: IndexPath)
    /// Lets the data source move a row, by its own paths. Returns false when it cannot.
    func tellMove(from origin: IndexPath, to target: IndexPath) -> Bool
    /// Called when the row is let go and belongs to its place.
    func moveDidEnd(_ move: RowMove, isCancelled: Bool)
    /// Puts the cell where its row stands.
    func land(_ move: RowMove, at path: IndexPath)
    /// Called when the cell has arrived.
    func didLand(_ move: RowMove, at path: IndexPath)
}

extension MovingList {
    func isRowReordered(_ cell: UIView) -> Bool { rowMove?.cell === cell }

    /// The path by which the data source knows a row that is shown here.
    func sourcePath(_ shown: IndexPath) -> IndexPath { rowMove?.source(of: shown) ?? shown }

    // MARK: By hand

    /// A grip was dragged, or a press that moves a row. Contract: `start` is where the row was taken hold of.
    func moveGesture(_ gesture: UIGestureRecognizer, of path: IndexPath?, from start: CGPoint) {
        switch gesture.state {
        case .began:
            guard let path, contains(path), canMoveRow(at: path), beginMove(path, heldAt: start) else { return }
            hold(at: gesture.location(in: self))
        case .changed: hold(at: gesture.location(in: self))
        case .ended: finishMove()
        case .cancelled, .failed: cancelMove(animated: true)
        case .possible: break
        }
    }

    /// Takes hold of a row. Contract: without a place it is held in its middle.
    @discardableResult func beginMove(_ path: IndexPath, heldAt point: CGPoint? = nil) -> Bool {
        layoutIfNeeded()
        guard rowMove == nil, contains(path), let cell = cellInSight(at: path) else { return false }
        (self as? any SwipingList)?.closeSwipe(animated: false)
        let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        let place = point ?? middle
        let move = RowMove(cell, at: path, grip: CGPoint(x: middle.x - place.x, y: middle.y - place.y),
                           hold: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
        move.loop = FrameLoop { [weak self] in self?.scrollUnderMove() }
        rowMove = move
        cell.superview?.bringSubviewToFront(cell)
        cell.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        moveStateChanged(of: cell)
        return true
    }

    /// The row is held somewhere else.
    func hold(at point: CGPoint) {
        guard let move = rowMove else { return }
        move.hold = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
        followHold()
        edgeSpeed(at: point) == .zero ? move.loop?.stop() : move.loop?.start()
    }

    /// Moves the row along, and the others out of its way.
    private func followHold() {
        guard let move = rowMove else { return }
        carry(move)
        guard let proposed = proposedTarget(of: move), proposed != move.target else { return }
        let target = allowedTarget(of: move, proposed: proposed)
        guard rowMove === move, target != move.target, isPlace(target, for: move) else { return }
        shift(move, to: target)
    }

    private func scrollUnderMove() {
        guard let move = rowMove else { return }
        let speed = edgeSpeed(at: CGPoint(x: move.hold.x + bounds.minX, y: move.hold.y + bounds.minY))
        guard speed != .zero else { return move.loop?.stop() ?? () }
        moveContent(to: clamped(CGPoint(x: contentOffset.x + speed.x, y: contentOffset.y + speed.y)))
        layoutIfNeeded()
        followHold()
    }

    // MARK: Places

    private var shownCounts: [Int] { (0..<sectionCount).map(elementCount(in:)) }

    private func isPlace(_ path: IndexPath, for move: RowMove) -> Bool {
        guard path.count == 2, path.section >= 0, path.section < sectionCount else { return false }
        let count = elementCount(in: path.section)
        return path.row >= 0 && path.row < (path.section == move.target.section ? count : count + 1)
    }

    private func shift(_ move: RowMove, to target: IndexPath) {
        guard let update = mapping(from: move.target, to: target) else { return }
        // From the data source's order, which is still the old one.
        move.update = mapping(from: move.origin, to: target, shownAt: move.target)
        move.target = target
        shiftRows(by: update, heldTo: target)
    }

    /// A move as `ListUpdate` has it. Contract: the list shows the row at its origin, or at `shown`.
    func mapping(from origin: IndexPath, to target: IndexPath, shownAt shown: IndexPath? = nil) -> ListUpdate? {
        var before = shownCounts
        if let shown {
            before[shown.section] -= 1
            before[origin.section] += 1
        }
        var after = before
        after[origin.section] -= 1
        after[target.section] += 1
        var change = ListChanges()
        change.moves = [origin: target]
        return try? ListUpdate(change, before: before, after: after, list: words)
    }

    // MARK: Ends

    /// Lets the row go where it is. The data source hears of it when that is another place.
    func finishMove() {
        guard let move = release() else { return }
        if move.target != move.origin, !tellMove(from: move.origin, to: move.target) { return putBack(move, animated: true) }
        moveDidEnd(move, isCancelled: false)
        settle(move, at: move.target, animated: true)
    }

    /// Puts everything back where it was.
    func cancelMove(animated: Bool) {
        guard let move = release() else { return }
        putBack(move, animated: animated)
    }

    /// Forgets the move. Contract: which row is which is not known any more.
    func dropMove() {
        guard let move = release() else { return }
        move.cell.layer.shadowOpacity = 0
    }

    private func putBack(_ move: RowMove, animated: Bool) {
        if move.target != move.origin, let back = mapping(from: move.target, to: move.origin) { shiftRows(by: back, heldTo: move.origin) }
        moveDidEnd(move, isCancelled: true)
        settle(move, at: move.origin, animated: animated)
    }

    private func release() -> RowMove? {
        guard let move = rowMove else { return nil }
        move.loop?.stop()
        rowMove = nil
        moveStateChanged(of: move.cell)
        return move
    }

    private func settle(_ move: RowMove, at path: IndexPath, animated: Bool) {
        let cell = move.cell
        let change: @MainActor () -> Void = { [self] in
            if contains(path), cellInSight(at: path) === cell { land(move, at: path) }
            cell.layer.shadowOpacity = 0
        }
        let finish: @MainActor () -> Void = { [weak self] in
            guard let self, !isRowReordered(cell), contains(path), cellInSight(at: path) === cell else { return }
            didLand(move, at: path)
        }
        setNeedsLayout()
        window?.layerTreeDidChange()
        guard animated, window != nil else {
            change()
            return finish()
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            change()
        } completion: { _ in finish() }
    }

    // MARK: By keys and by assistive technology

    /// Moves a row by one place, over the ends of sections. Returns whether it moved.
    func moveRow(at path: IndexPath, up: Bool) -> Bool {
        guard rowMove == nil, contains(path), canMoveRow(at: path), let proposed = neighbouringPlace(of: path, up: up) else { return false }
        reveal(path)
        guard beginMove(path), let move = rowMove else { return false }
        let target = allowedTarget(of: move, proposed: proposed)
        guard rowMove === move, target != path, isPlace(target, for: move) else {
            cancelMove(animated: false)
            return false
        }
        shift(move, to: target)
        finishMove()
        reveal(target)
        return true
    }

    private func neighbouringPlace(of path: IndexPath, up: Bool) -> IndexPath? {
        if up {
            if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
            return path.section > 0 ? IndexPath(row: elementCount(in: path.section - 1), section: path.section - 1) : nil
        }
        if path.row + 1 < elementCount(in: path.section) { return IndexPath(row: path.row + 1, section: path.section) }
        return path.section + 1 < sectionCount ? IndexPath(row: 0, section: path.section + 1) : nil
    }

    /// Alt with an arrow moves the row that has the focus.
    func takeMoveKey(_ key: UIKey) -> Bool {
        guard key.modifierFlags == .alternate, key.keyCode == .keyboardUpArrow || key.keyCode == .keyboardDownArrow,
              let path = focusedPath, contains(path), offersMove(path) else { return false }
        _ = moveRow(at: path, up: key.keyCode == .keyboardUpArrow)
        return true
    }
}
