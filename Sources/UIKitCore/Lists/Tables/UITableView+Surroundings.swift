import Foundation

extension UITableView {
    /// What the cell of a row has to know of the table.
    func surroundings(of path: IndexPath, _ cell: UITableViewCell) -> RowSurroundings {
        var result = RowSurroundings()
        result.style = style
        result.isFirstInSection = path.row == 0
        result.isLastInSection = path.row == geometry.sections[path.section].rows.count - 1
        let hasLine = separatorStyle != .none && (style == .plain || !result.isLastInSection)
        result.separatorColor = hasLine ? separatorColor ?? .separator : nil
        result.separatorInset = ownSeparatorInset
        result.pixel = 1 / max(1, traitCollection.displayScale)
        guard isEditing else { return result }
        result.editControl = editControl(of: path)
        result.indents = rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        result.canMove = canMove(path, cell)
        return result
    }

    private func editControl(of path: IndexPath) -> RowSurroundings.EditControl {
        if allowsMultipleSelectionDuringEditing { return .selection }
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
        return switch rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete {
        case .none: .none
        case .delete: .delete
        case .insert: .insert
        }
    }

    /// Shows the grip without being asked by the cell where the data source says which rows move.
    func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        guard let dataSource, !missing.contains(.move) else { return false }
        missing.remove(.canMove)
        guard dataSource.tableView(self, canMoveRowAt: path) else { return false }
        return !missing.contains(.canMove) || cell.showsReorderControl
    }

    /// Tells the cells in sight what changed around them.
    func updateSurroundings() {
        for (path, cell) in cells where contains(path) { cell.surroundings = surroundings(of: path, cell) }
    }
}
