import CoreGraphics
import Foundation

extension UITableView {
    // MARK: The focused row

    func canFocus(_ path: IndexPath) -> Bool { allowsFocus && (rowDelegate?.tableView(self, canFocusRowAt: path) ?? true) }

    /// The cell that keys act on; nil when the row is out of sight.
    var focusedCell: UITableViewCell? { isFirstResponder ? focusedPath.flatMap { cells[$0] } : nil }

    /// Keys bring the row that they act on into sight.
    func revealFocusedRow() {
        guard isFirstResponder, let path = focusedPath, isLoaded, contains(path), !isInSight(path) else { return }
        reveal(path)
    }

    /// The one selected row, when keys have no other to act on.
    var selectedCellInSight: UITableViewCell? {
        guard focusedPath == nil, selection.count == 1, let path = selection.first, isLoaded, contains(path), isInSight(path) else { return nil }
        return cells[path]
    }

    func isRowFocused(_ cell: UITableViewCell) -> Bool { isFirstResponder && cell.indexPath != nil && cell.indexPath == focusedPath }

    func focusDidMove(from old: IndexPath?) {
        for path in [old, focusedPath] { path.flatMap { cells[$0] }?.setNeedsUpdateConfiguration() }
        window?.layerTreeDidChange()
    }

    /// A table that gets the focus puts it on what is selected, or on its first row in sight.
    func focusFirstRow() {
        loadIfNeeded()
        if let path = focusedPath, contains(path) { return focusDidMove(from: nil) }
        focusedPath = indexPathForSelectedRow ?? (indexPathsForVisibleRows ?? []).first { isInSight($0) && canFocus($0) }
    }

    private func isInSight(_ path: IndexPath) -> Bool {
        let rect = rowRect(path)
        return rect.minY >= bounds.minY + adjustedContentInset.top - 0.5 && rect.maxY <= bounds.maxY - adjustedContentInset.bottom + 0.5
    }

    // MARK: Keys

    /// What keys do to the rows; false leaves them to whoever is around the table.
    func takeKeys(_ presses: Set<UIPress>, isRepeat: Bool) -> Bool {
        loadIfNeeded()
        guard isFirstResponder, allowsFocus, let key = presses.compactMap(\.key).first else { return scroll(by: presses) }
        if takeMoveKey(key) { return true }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate]) else { return scroll(by: presses) }
        if key.modifierFlags.contains(.command) {
            return key.keyCode == .keyboardA && !isRepeat ? selectEverything() : key.keyCode == .keyboardSpacebar && toggleFocused()
        }
        let extends = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardDownArrow: return focus(focusedPath.map { self.path(after: $0) } ?? firstPath, extends: extends)
        case .keyboardUpArrow: return focus(focusedPath.map { self.path(before: $0) } ?? lastPath, extends: extends)
        case .keyboardHome: return focus(firstPath, extends: extends)
        case .keyboardEnd: return focus(lastPath, extends: extends)
        case .keyboardPageDown: return focus(page(down: true), extends: extends)
        case .keyboardPageUp: return focus(page(down: false), extends: extends)
        case .keyboardReturnOrEnter, .keypadEnter: return !isRepeat && pressFocused(primary: true)
        case .keyboardSpacebar: return !isRepeat && pressFocused(primary: false)
        default: return false
        }
    }

    func selectionFollowsFocus(to path: IndexPath) -> Bool {
        rowDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    }

    func reveal(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

    /// The row a page further.
    private func page(down: Bool) -> IndexPath? {
        guard let focused = focusedPath else { return firstPath }
        let here = rowRect(focused)
        let y = down ? here.minY + visibleSize.height : here.maxY - visibleSize.height
        let low = firstPath.map { rowRect($0).minY } ?? 0, high = lastPath.map { rowRect($0).maxY - 1 } ?? 0
        guard y > low else { return firstPath }
        guard y < high else { return lastPath }
        // Between rows, the nearest one in the direction of the way.
        let found = indexPathForRow(at: CGPoint(x: bounds.midX, y: y))
            ?? indexPathsForRows(in: CGRect(x: 0, y: y - 100, width: 1, height: 200))?.min { abs(rowRect($0).midY - y) < abs(rowRect($1).midY - y) }
        return found == focused ? (down ? path(after: focused) : path(before: focused)) : found
    }

    private func pressFocused(primary: Bool) -> Bool {
        guard let path = focusedPath, contains(path), rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        press(path, primary: primary)
        return true
    }
}
