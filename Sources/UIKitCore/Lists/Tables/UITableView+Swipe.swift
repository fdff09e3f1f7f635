import CoreGraphics
import Foundation

extension UITableView: SwipingList {
    func rowToSwipe(at point: CGPoint) -> UIView? {
        guard !isEditing, updateDepth == 0 else { return nil }
        return indexPathForRow(at: point).flatMap { cells[$0] }
    }

    func swipeActions(of row: UIView, leading: Bool) -> UISwipeActionsConfiguration? {
        guard let path = (row as? UITableViewCell).flatMap(indexPath(for:)) else { return nil }
        let own = leading ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        return own ?? (leading ? nil : deletion(path))
    }

    /// What a row offers whose delegate says nothing.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, !missing.contains(.commit), dataSource.tableView(self, canEditRowAt: path),
              rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
        let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let cell = swipe?.cell as? UITableViewCell, let path = indexPath(for: cell) else { return done(false) }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func restingFrame(of row: UIView) -> CGRect? {
        guard let path = (row as? UITableViewCell).flatMap(indexPath(for:)), contains(path) else { return nil }
        return rowRect(path)
    }

    func swipeDidBegin(_ row: UIView, leading: Bool) {
        guard let cell = row as? UITableViewCell, let path = indexPath(for: cell) else { return }
        if !leading { cell.showingDeleteConfirmation = true }
        cell.setNeedsUpdateConfiguration()
        rowDelegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func swipeDidEnd(_ row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        cell.showingDeleteConfirmation = false
        cell.setNeedsUpdateConfiguration()
        rowDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
    }

    func isRowInFocus(_ row: UIView) -> Bool { !isEditing && (row as? UITableViewCell).map(isRowFocused) == true }

    /// A row's control in edit mode was pressed.
    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        } else {
            toggleSwipe(of: cell)
        }
    }
}
