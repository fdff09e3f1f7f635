import Foundation

extension UITableView {
    // MARK: A press

    func pressBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard pressedCell == nil, let touch = touches.first, touch.type != .indirectPointer || touch.buttonMask == .primary else { return }
        if swipe != nil {
            // A press beside a row's swipe actions puts them away, and is nothing else.
            closeSwipe(animated: true)
            return
        }
        guard let path = indexPathForRow(at: touch.location(in: self)), let cell = cells[path] else { return }
        if touch.type == .indirectPointer {
            if allowsFocus { becomeFirstResponder() }
            // A click puts the keyboard where it was made.
            if canFocus(path) { focusedPath = path }
        }
        guard canSelect || !isEditing, rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        pressedCell = cell
        setHighlighted(true, cell, path)
    }

    /// A pointer that leaves the row while its button is held takes the press back; a finger that moves scrolls.
    func pressMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let cell = pressedCell, let touch = touches.first, let path = indexPath(for: cell) else { return }
        setHighlighted(cell.bounds.contains(touch.location(in: cell)), cell, path)
    }

    func pressEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let cell = pressedCell, let touch = touches.first else { return pressCancelled() }
        let isInside = cell.bounds.contains(touch.location(in: cell))
        pressedCell = nil
        guard let path = indexPath(for: cell) else { return }
        setHighlighted(false, cell, path)
        guard isInside else { return }
        if touch.type == .indirectPointer {
            click(path, count: touch.tapCount, modifiers: event?.modifierFlags ?? [])
        } else {
            tap(path)
        }
    }

    func pressCancelled() {
        guard let cell = pressedCell else { return }
        pressedCell = nil
        if let path = indexPath(for: cell) { setHighlighted(false, cell, path) } else { cell.setHighlighted(false, animated: false) }
    }

    private func setHighlighted(_ isHighlighted: Bool, _ cell: UITableViewCell, _ path: IndexPath) {
        guard cell.isHighlighted != isHighlighted else { return }
        cell.setHighlighted(isHighlighted, animated: false)
        if isHighlighted {
            rowDelegate?.tableView(self, didHighlightRowAt: path)
        } else {
            rowDelegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }

    /// Does what a click does, for assistive technology.
    func activateRow(of cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell), rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        tap(path)
        return true
    }

    func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
