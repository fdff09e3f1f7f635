import CoreGraphics
import Foundation

extension UITableView {
    /// Shows a batch: rows that stay go to their new places, others come and go beside them.
    func show(_ update: ListUpdate, _ batch: TableBatch) {
        let finish: @MainActor () -> Void = { for completion in batch.completions { completion(true) } }
        guard bounds.height > 0, window != nil || !cells.isEmpty else {
            rearrange(by: update)
            afterUpdate()
            return finish()
        }
        let oldGeometry = geometry, oldOffset = contentOffset
        let oldFrames = cells.values.map { ($0, $0.frame) }
        let gone = rearrange(by: update)
        for (cell, path) in gone { leave(cell, at: path, update) }
        afterUpdate()
        remeasureShownRows(isNeeded: batch.changes.isEmpty)
        fillAfterUpdate()
        let isAnimated = window != nil && batch.isAnimated
        let scrolled = contentOffset.y - oldOffset.y
        guard isAnimated else {
            for (cell, _) in gone { removeLeaving(cell) }
            return finish()
        }
        // Everything stands where it stood, then goes to where it belongs.
        let stayed = Set(oldFrames.map { ObjectIdentifier($0.0) })
        for (cell, frame) in oldFrames where cell !== swipe?.cell { cell.frame = frame.offsetBy(dx: 0, dy: scrolled) }
        let arriving = cells.filter { !stayed.contains(ObjectIdentifier($0.value)) }
        for (path, cell) in arriving { prepareArrival(of: cell, at: path, update, batch, oldGeometry, scrolled) }
        movingCells += cells.values
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            for (path, cell) in self.cells where cell !== self.swipe?.cell {
                cell.frame = self.rowRect(path)
                cell.alpha = 1
            }
            self.swipe?.place()
            for (cell, path) in gone { self.depart(cell, batch.departure(of: path)) }
        } completion: { [weak self] _ in
            self?.movingCells = []
            for (cell, _) in gone { self?.removeLeaving(cell) }
            self?.setNeedsLayout()
            finish()
        }
        setNeedsLayout()
    }

    private func afterUpdate() {
        if geometry.sections.count <= 200 { for section in geometry.sections.indices { resolveHeadings(of: section, makingViews: false) } }
        loadIndexTitles()
        updateSurroundings()
        updateContentSize()
        setNeedsLayout()
        window?.layerTreeDidChange()
    }

    /// A pair of updates with nothing between asks for heights again.
    private func remeasureShownRows(isNeeded: Bool) {
        guard isNeeded else { return }
        for (path, cell) in cells { measure(cell, at: path) }
        updateContentSize()
    }

    // MARK: Going

    private func leave(_ cell: UITableViewCell, at path: IndexPath, _ update: ListUpdate) {
        if cell === pressedCell { pressCancelled() }
        if cell === swipe?.cell { dropSwipe() }
        cell.indexPath = nil
        leavingCells.append(cell)
        sendSubviewToBack(cell)
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        guard cell === menuCell else { return }
        if update.path(after: path) == nil {
            // The row itself is gone: there is nothing that the menu could be about.
            rowMenuInteraction.session?.end(.sourceGone)
        } else {
            // It is only shown anew: the menu goes on, and the new cell takes the outline.
            outlinedPath = update.path(after: path)
        }
    }

    private func depart(_ cell: UITableViewCell, _ animation: RowAnimation) {
        cell.alpha = 0
        switch animation {
        case .left: cell.frame.origin.x -= bounds.width
        case .right: cell.frame.origin.x += bounds.width
        default: break
        }
    }

    private func removeLeaving(_ cell: UITableViewCell) {
        guard let index = leavingCells.firstIndex(where: { $0 === cell }) else { return }
        guard cell !== menuCell else { return cell.isHidden = true }
        leavingCells.remove(at: index)
        cell.removeFromSuperview()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
    }

    // MARK: Coming

    private func fillAfterUpdate() {
        guard !isPlacingRows else { return }
        placeRows()
        guard let path = outlinedPath else { return }
        outlinedPath = nil
        guard menuCell != nil, rowMenuInteraction.menuAppearance == .compact else { return }
        outlinedCell = cells[path]
        outlinedCell?.isOutlined = true
    }

    private func prepareArrival(of cell: UITableViewCell, at path: IndexPath, _ update: ListUpdate, _ batch: TableBatch,
                                _ oldGeometry: TableGeometry, _ scrolled: CGFloat) {
        if let before = update.path(before: path), !update.reloaded.contains(path), oldGeometry.sections.indices.contains(before.section),
           before.row < oldGeometry.sections[before.section].rows.count {
            // It was there, out of sight: it comes in from where it was.
            let range = oldGeometry.rowRange(before.row, in: before.section)
            cell.frame.origin.y = range.lowerBound + scrolled
            return
        }
        let animation = batch.arrival(of: path)
        guard animation != .none else { return }
        cell.alpha = 0
        switch animation {
        case .left: cell.frame.origin.x -= bounds.width
        case .right: cell.frame.origin.x += bounds.width
        case .top: cell.frame.origin.y -= cell.frame.height
        case .bottom: cell.frame.origin.y += cell.frame.height
        default: break
        }
    }
}
