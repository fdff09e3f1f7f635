import Foundation

extension UITableView {
    /// Tells the rows in sight that the mode changed.
    func editingDidChange(animated: Bool) {
        loadIfNeeded()
        cancelMove(animated: animated)
        if !isSelectingSeveral { while selection.count > 1, let last = selection.max() { deselectRow(at: last, animated: false) } }
        if !canSelect { deselectAll() }
        for (path, cell) in cells where contains(path) {
            cell.surroundings = surroundings(of: path, cell)
            cell.setEditing(isEditing, animated: animated)
        }
        setNeedsLayout()
    }
}
