import CoreGraphics
import Foundation
import PlatformInterface

extension UITableView {
    func addSwipeGesture() {
        let pan = RowSwipeGestureRecognizer()
        pan.addHandler { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.swipeMoved(pan) } }
        addGestureRecognizer(pan)
    }

    func isRowSwiped(_ cell: UITableViewCell) -> Bool { swipe?.cell === cell }

    // MARK: What a row offers

    private func actions(_ path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        let own = leading ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        let configuration = own ?? (leading ? nil : deletion(path))
        return configuration?.actions.isEmpty == false ? configuration : nil
    }

    /// What a row offers whose delegate says nothing.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, !missing.contains(.commit), dataSource.tableView(self, canEditRowAt: path),
              rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
        let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let cell = swipe?.cell, let path = indexPath(for: cell) else { return done(false) }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    // MARK: The gesture

    /// Whether a movement to the side is one of the row under it. Units: `way` in points to the right.
    func maySwipe(at point: CGPoint, way: CGFloat) -> Bool {
        if let swipe, swipe.cell.frame.union(swipe.actionsView.frame).contains(point) { return true }
        guard !isEditing, updateDepth == 0, let path = indexPathForRow(at: point), let cell = cells[path] else { return false }
        let isLeading = (way > 0) != isRightToLeft
        closeSwipe(animated: true)
        return beginSwipe(cell, path, leading: isLeading)
    }

    private func beginSwipe(_ cell: UITableViewCell, _ path: IndexPath, leading: Bool) -> Bool {
        guard let configuration = actions(path, leading: leading), cells[path] === cell else { return false }
        swipe = RowSwipe(self, cell, isLeading: leading, configuration) { [weak self] in self?.perform($0) }
        if !leading { cell.showingDeleteConfirmation = true }
        cell.setNeedsUpdateConfiguration()
        rowDelegate?.tableView(self, willBeginEditingRowAt: path)
        return true
    }

    private func swipeMoved(_ pan: UIPanGestureRecognizer) {
        guard let swipe else { return }
        switch pan.state {
        case .began:
            pan.setTranslation(.zero, in: self)
            swipe.hold()
        case .changed: swipe.move(by: pan.translation(in: self).x)
        case .ended: endSwipe(velocity: pan.velocity(in: self).x)
        case .cancelled, .failed: closeSwipe(animated: true)
        case .possible: break
        }
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipe else { return }
        if swipe.isFull, let action = swipe.firstAction {
            swipe.animate(to: swipe.cell.bounds.width)
            return perform(action)
        }
        if swipe.staysOpen(velocity: velocity) { swipe.open() } else { closeSwipe(animated: true) }
    }

    /// Fingers that move sideways on a touchpad swipe the row under the pointer.
    func swipeTakes(_ scroll: ScrollInput) -> Bool {
        switch scroll.phase {
        case .wheel: return false
        case .began, .changed:
            if let swipe, padSwipe != nil {
                padSwipe?.note(CGPoint(x: -scroll.dx, y: 0), at: scroll.timestamp)
                swipe.move(by: padSwipe?.way ?? 0)
                return true
            }
            guard abs(scroll.dx) > 2 * abs(scroll.dy), !isDragging, !scrollsX, maySwipe(at: scroll.location(in: self), way: -scroll.dx) else { return false }
            swipe?.hold()
            padSwipe = PadSwipe()
            padSwipe?.note(CGPoint(x: -scroll.dx, y: 0), at: scroll.timestamp)
            swipe?.move(by: -scroll.dx)
            return true
        case .ended:
            guard let pad = padSwipe else { return false }
            padSwipe = nil
            endSwipe(velocity: pad.velocity(at: scroll.timestamp))
            return true
        }
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction) {
        guard let swipe else { return }
        Trace.log(.outcome, "swipe action “\(action.spokenName)”")
        action.handler(action, swipe.actionsView) { [weak self] _ in
            guard let self, self.swipe === swipe else { return }
            closeSwipe(animated: true)
        }
    }

    /// Puts the row back that was moved to the side.
    func closeSwipe(animated: Bool) {
        guard let old = swipe else { return }
        let path = indexPath(for: old.cell)
        let finish: @MainActor () -> Void = { [weak self] in
            old.remove()
            self?.setNeedsLayout()
        }
        old.cell.showingDeleteConfirmation = false
        padSwipe = nil
        if animated, window != nil, path != nil {
            // Until it is back the row is the swipe's to place.
            old.animate(to: 0) { finish() }
            swipe = nil
        } else {
            swipe = nil
            finish()
        }
        old.cell.setNeedsUpdateConfiguration()
        rowDelegate?.tableView(self, didEndEditingRowAt: path)
    }

    /// Takes the buttons away of a row that is gone.
    func dropSwipe() {
        guard let old = swipe else { return }
        swipe = nil
        padSwipe = nil
        old.cell.showingDeleteConfirmation = false
        old.remove()
        rowDelegate?.tableView(self, didEndEditingRowAt: nil)
    }

    func closeSwipeWhenScrolled() {
        guard let swipe, swipe.isOpen else { return }
        closeSwipe(animated: true)
    }

    /// A row's control in edit mode was pressed.
    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
            return
        }
        let wasOpen = swipe?.cell === cell
        closeSwipe(animated: true)
        guard !wasOpen, beginSwipe(cell, path, leading: false) else { return }
        swipe?.open()
    }

    // MARK: Assistive technology

    /// A row's actions by name. Contract: the delegate is asked only while a screen reader runs and the row has the focus.
    func spokenSwipeActions(of cell: UITableViewCell, _ path: IndexPath) -> [AccessibilityNode.Action] {
        guard CurrentPlatform.shared.settings.isScreenReaderOn, isRowFocused(cell), !isEditing else { return [] }
        return allActions(path).enumerated().map { .init(name: "swipe-\($0.offset)", title: $0.element.action.spokenName) }
    }

    private func allActions(_ path: IndexPath) -> [(action: UIContextualAction, leading: Bool)] {
        let leading = actions(path, leading: true)?.actions ?? [], trailing = actions(path, leading: false)?.actions ?? []
        return leading.map { ($0, true) } + trailing.map { ($0, false) }
    }

    func performSwipeAction(_ name: String, on cell: UITableViewCell) -> Bool {
        guard name.hasPrefix("swipe-"), let index = Int(name.dropFirst("swipe-".count)), let path = indexPath(for: cell) else { return false }
        let all = allActions(path)
        guard all.indices.contains(index) else { return false }
        closeSwipe(animated: false)
        // The row counts as swiped while the action runs, as it does for a finger.
        guard beginSwipe(cell, path, leading: all[index].leading) else { return false }
        let offset = all[index].leading ? index : index - all.count { $0.leading }
        guard let swipe, swipe.configuration.actions.indices.contains(offset) else { return false }
        perform(swipe.configuration.actions[offset])
        return true
    }
}
