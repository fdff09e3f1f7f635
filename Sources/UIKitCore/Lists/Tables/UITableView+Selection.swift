public import Foundation

extension UITableView: SelectableList {
    // MARK: By code

    public var indexPathForSelectedRow: IndexPath? { selection.min() }
    /// Shape: nil when no row is selected; else in order.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row without telling the delegate; nil deselects all.
    /// Errors: a row that is not there is left out.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        loadIfNeeded()
        guard let path = indexPath else { return deselectAll(animated: animated) }
        guard contains(path) else {
            return Log.once("UITableView.selectRow(at:animated:scrollPosition:): there is no row \(path.row) in section \(path.section).")
        }
        if !isSelectingSeveral { for other in selection where other != path { setSelected(false, other, animated: animated) } }
        setSelected(true, path, animated: animated)
        selectionAnchor = path
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        loadIfNeeded()
        setSelected(false, indexPath, animated: animated)
    }

    // MARK: SelectableList

    var sectionCount: Int { geometry.sections.count }
    func elementCount(in section: Int) -> Int { geometry.sections[section].rows.count }

    var isSelectingSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    var canSelect: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }

    func showSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) { cells[path]?.setSelected(isSelected, animated: animated) }

    func target(selecting path: IndexPath) -> IndexPath? { rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path }
    func target(deselecting path: IndexPath) -> IndexPath? { rowDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path }
    func personDidSelect(_ path: IndexPath) { rowDelegate?.tableView(self, didSelectRowAt: path) }
    func personDidDeselect(_ path: IndexPath) { rowDelegate?.tableView(self, didDeselectRowAt: path) }

    // MARK: Primary action

    /// Runs what a row is there for.
    func performPrimaryAction(_ path: IndexPath) {
        guard contains(path), let delegate = rowDelegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return }
        Trace.log(.outcome, "primary action of row \(path.row) of section \(path.section)")
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
}
