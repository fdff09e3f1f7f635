import Foundation

extension UITableView {
    /// The cell of the row at a place, when the delegate may have a menu for it. Units: points of the table.
    func menuRow(at location: CGPoint) -> UITableViewCell? {
        guard rowDelegate != nil, rowMove == nil else { return nil }
        return indexPathForRow(at: location).flatMap { cells[$0] }
    }

    /// Asks the delegate, with the place where the row stands now.
    func menuConfiguration(at location: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForRow(at: location), let cell = cells[path], let delegate = rowDelegate else { return nil }
        guard let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: location),
              indexPath(for: cell) != nil else { return nil }
        // Without a session nobody opens a menu: a screen reader asks what there is.
        guard rowMenuInteraction.session != nil else { return configuration }
        // The row of the menu before may still be on its way back; now it is as any other.
        let old = menuCell
        menuCell = cell
        if let old, old !== cell { release(old) }
        return configuration
    }

    /// A menu and its pictures are gone: the row is as any other.
    func menuIsGone(of cell: UITableViewCell?) {
        // A menu that was opened anew meanwhile is the next one's to end.
        guard let cell, cell === menuCell, rowMenuInteraction.session == nil else { return }
        menuCell = nil
        release(cell)
    }

    /// Lets a cell go that was kept for its menu, and that shows no row any more.
    private func release(_ cell: UITableViewCell) {
        if cell.indexPath == nil, let place = leavingCells.firstIndex(where: { $0 === cell }) {
            leavingCells.remove(at: place)
            cell.removeFromSuperview()
        }
        setNeedsLayout()
    }

    /// Whether rows may have menus: known once the delegate was asked.
    var mayHaveRowMenus: Bool { rowDelegate != nil && !missing.contains(.rowMenus) }

    /// Opens the menu of a cell's row, as for the Menu key.
    func openMenu(of cell: UITableViewCell, input: ContextMenuInput) -> Bool {
        ContextMenuSession.begin(rowMenuInteraction, for: cell, input: input)
    }
}
