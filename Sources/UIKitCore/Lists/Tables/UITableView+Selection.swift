public import Foundation

extension UITableView {
    // MARK: By code

    public var indexPathForSelectedRow: IndexPath? { selection.min() }
    /// Shape: nil when no row is selected; else in order.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row without telling the delegate; nil deselects all.
    /// Errors: a row that is not there is left out.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        loadIfNeeded()
        guard let path = indexPath else {
            for path in selection { setSelected(false, path, animated: animated) }
            return
        }
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

    private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
        if isSelected { selection.insert(path) } else { selection.remove(path) }
        cells[path]?.setSelected(isSelected, animated: animated)
        window?.layerTreeDidChange()
    }

    // MARK: What is possible

    /// Whether several rows can be selected in the present mode.
    var isSelectingSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    var canSelect: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }

    func dropSelection() { selectRow(at: nil, animated: false, scrollPosition: .none) }

    func keepOneSelected() {
        guard !isEditing, let first = selection.min() else { return }
        for path in selection where path != first { setSelected(false, path, animated: false) }
    }

    // MARK: By a person

    /// How a person selects: alone, added to or taken from what is selected, or all from where the selection began.
    enum SelectionStep { case alone, toggled, extended }

    /// What a press on a row with these keys means.
    func selectionStep(for modifiers: UIKeyModifierFlags, byPointer: Bool) -> SelectionStep {
        guard isSelectingSeveral else { return modifiers.contains(.command) && byPointer ? .toggled : .alone }
        if modifiers.contains(.shift) { return .extended }
        // A finger, and everybody in edit mode, ticks rows.
        if modifiers.contains(.command) || !byPointer || isEditing { return .toggled }
        return .alone
    }

    /// Selects as a person does: the delegate is asked before and told after.
    func select(_ path: IndexPath, _ step: SelectionStep) {
        guard canSelect, contains(path) else { return }
        switch step {
        case .alone: selectAlone(path)
        case .toggled:
            if selection.contains(path) { deselectByPerson(path) } else if isSelectingSeveral { selectByPerson(path) } else { selectAlone(path) }
            selectionAnchor = path
        case .extended: extend(to: path)
        }
    }

    private func selectAlone(_ path: IndexPath) {
        // As on Apple: the new row is asked for, then the old ones go, then it is selected.
        guard let target = mayBeSelected(path) else { return }
        for old in selection.sorted() where old != target { deselectByPerson(old) }
        finishSelecting(target)
        selectionAnchor = target
    }

    private func extend(to path: IndexPath) {
        let start = selectionAnchor.flatMap { contains($0) ? $0 : nil } ?? focusedPath ?? path
        let range = min(start, path)...max(start, path)
        for old in selection.sorted() where !range.contains(old) { deselectByPerson(old) }
        var current: IndexPath? = range.lowerBound
        while let here = current, here <= range.upperBound {
            if !selection.contains(here) { selectByPerson(here) }
            current = self.path(after: here)
        }
        selectionAnchor = start
    }

    private func mayBeSelected(_ path: IndexPath) -> IndexPath? {
        let target = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        return target.flatMap { contains($0) ? $0 : nil }
    }

    private func selectByPerson(_ path: IndexPath) {
        guard let target = mayBeSelected(path) else { return }
        finishSelecting(target)
    }

    private func finishSelecting(_ path: IndexPath) {
        guard contains(path) else { return }
        setSelected(true, path, animated: false)
        rowDelegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselectByPerson(_ path: IndexPath) {
        let target = rowDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let target, selection.contains(target) else { return }
        setSelected(false, target, animated: false)
        rowDelegate?.tableView(self, didDeselectRowAt: target)
    }

    /// Selects every row; for Control+A where several can be selected.
    func selectAllRows() -> Bool {
        guard canSelect, isSelectingSeveral, let first = firstPath, let last = lastPath, rowCount <= 100_000 else { return false }
        selectionAnchor = first
        extend(to: last)
        return true
    }

    // MARK: Primary action

    /// Runs what a row is there for.
    func performPrimaryAction(_ path: IndexPath) {
        guard contains(path), let delegate = rowDelegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return }
        Trace.log(.outcome, "primary action of row \(path.row) of section \(path.section)")
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
}
