import Foundation

extension UICollectionView {
    // MARK: A press

    func pressBegan(_ touches: Set<UITouch>) {
        guard pressedCell == nil, let touch = touches.first, touch.type != .indirectPointer || touch.buttonMask == .primary else { return }
        if swipe != nil {
            // A press beside a row's swipe actions puts them away, and is nothing else.
            return closeSwipe(animated: true)
        }
        guard let cell = cell(under: touch.location(in: self)), let path = cell.indexPath else { return }
        if touch.type == .indirectPointer {
            if takesFocus { becomeFirstResponder() }
            // A click puts the keyboard where it was made.
            if canFocus(path) { focusedPath = path }
        }
        guard canSelect || !isEditing, itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        pressedCell = cell
        setHighlighted(true, cell, path)
    }

    /// A pointer that leaves the item while its button is held takes the press back; a finger that moves scrolls.
    func pressMoved(_ touches: Set<UITouch>) {
        guard let cell = pressedCell, let touch = touches.first, let path = indexPath(for: cell) else { return }
        setHighlighted(cell.bounds.contains(touch.location(in: cell)), cell, path)
    }

    func pressEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let cell = pressedCell, let touch = touches.first else { return pressCancelled() }
        let isInside = cell.bounds.contains(touch.location(in: cell))
        pressedCell = nil
        guard let path = indexPath(for: cell) else { return }
        setHighlighted(false, cell, path)
        guard isInside, !toggles(cell) else { return }
        if touch.type == .indirectPointer {
            click(path, count: touch.tapCount, modifiers: event?.modifierFlags ?? [])
        } else {
            tap(path)
        }
    }

    func pressCancelled() {
        guard let cell = pressedCell else { return }
        pressedCell = nil
        if let path = indexPath(for: cell) { setHighlighted(false, cell, path) } else { cell.isHighlighted = false }
    }

    private func setHighlighted(_ isHighlighted: Bool, _ cell: UICollectionViewCell, _ path: IndexPath) {
        guard cell.isHighlighted != isHighlighted else { return }
        cell.isHighlighted = isHighlighted
        if isHighlighted {
            itemDelegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    /// Does what a tap does, for assistive technology.
    func activateItem(of cell: UICollectionViewCell) -> Bool {
        guard let path = indexPath(for: cell), itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
        if !toggles(cell) { tap(path) }
        return true
    }

    /// Opens or closes an outline's heading; false for a cell that is selected.
    func toggles(_ cell: UICollectionViewCell) -> Bool {
        guard let cell = cell as? UICollectionViewListCell, cell.togglesAnywhere else { return false }
        cell.toggleOutline()
        return true
    }
}
