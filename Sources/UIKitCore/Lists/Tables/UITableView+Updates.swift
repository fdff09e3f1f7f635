public import Foundation

extension UITableView {
    // MARK: Batches

    /// Runs several changes as one.
    /// Contract: the data source has changed when `updates` returns. What is deleted, reloaded and moved away is counted as before the batch,
    /// what is inserted and moved to as after it. `completion` is called when nothing moves any more.
    /// Errors: stops the program, with the numbers, when the data source and the changes do not agree.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        if let completion { batch.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Contract: pairs with `endUpdates`; pairs may lie in one another. A pair with no change between measures the rows again.
    public func beginUpdates() {
        loadIfNeeded()
        updateDepth += 1
    }

    public func endUpdates() {
        precondition(updateDepth > 0, "UITableView.endUpdates: there was no beginUpdates before.")
        updateDepth -= 1
        if updateDepth == 0 { commitUpdates() }
    }

    private func change(_ change: (inout TableBatch) -> Void) {
        beginUpdates()
        change(&batch)
        endUpdates()
    }

    // MARK: Rows

    public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change {
            $0.changes.inserted.formUnion(indexPaths)
            for path in indexPaths { $0.rowsIn[path] = animation }
        }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change {
            $0.changes.deleted.formUnion(indexPaths)
            for path in indexPaths { $0.rowsOut[path] = animation }
        }
    }

    /// Gets new cells for rows and measures them again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change {
            $0.changes.reloaded.formUnion(indexPaths)
            for path in indexPaths {
                $0.rowsOut[path] = animation
                $0.rowsIn[path] = animation
            }
        }
    }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.changes.moves[indexPath] = newIndexPath }
    }

    /// Asks the data source to set up the cells of rows again; it gets the same cells from `dequeueReusableCell`.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        loadIfNeeded()
        for path in indexPaths {
            precondition(contains(path), "UITableView.reconfigureRows: there is no row \(path.row) in section \(path.section).")
            guard let cell = cells[path], let dataSource else { continue }
            // The data source asks for the cell by its own path.
            reconfigured = (sourcePath(path), cell)
            let answer = dataSource.tableView(self, cellForRowAt: sourcePath(path))
            reconfigured = nil
            if answer === cell { measure(cell, at: path) } else { reloadRows(at: [path], with: .none) }
        }
        setNeedsLayout()
    }

    // MARK: Sections

    public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change {
            $0.changes.insertedSections.formUnion(sections)
            for section in sections { $0.sectionsIn[section] = animation }
        }
    }

    public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change {
            $0.changes.deletedSections.formUnion(sections)
            for section in sections { $0.sectionsOut[section] = animation }
        }
    }

    /// Asks the data source for the sections' rows and headings again.
    public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change {
            $0.changes.reloadedSections.formUnion(sections)
            for section in sections {
                $0.sectionsOut[section] = animation
                $0.sectionsIn[section] = animation
            }
        }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.changes.sectionMoves[section] = newSection }
    }

    // MARK: Committing

    private func commitUpdates() {
        let batch = batch
        self.batch = TableBatch()
        cancelMove(animated: false)
        let before = geometry.sections.map(\.rows.count)
        let after = (0..<max(0, dataSource?.numberOfSections(in: self) ?? 0)).map {
            max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
        }
        do {
            show(try ListUpdate(batch.changes, before: before, after: after), batch)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Changes what is known of the rows, without moving anything that is seen. Returns the cells whose rows are gone, with their old paths.
    @discardableResult func rearrange(by update: ListUpdate) -> [(cell: UITableViewCell, path: IndexPath)] {
        let old = geometry.sections
        let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        geometry.replace((0..<count).map { new in
            guard let index = update.section(before: new), !update.isReloaded(section: index) else { return makeSection(new) }
            var section = old[index]
            section.rows = update.rows(of: new, from: section.rows)
            if old[index].rows.count == 0, section.rows.count > 0 {
                // The rows of an empty section have no estimate yet, and of one that is held over it the data source does not know.
                let made = makeSection(new).rows
                section.rows = made.count == section.rows.count ? made : RowGeometry(count: section.rows.count, estimate: 44)
            }
            // The first heading stands otherwise than the others.
            if (new == 0) != (index == 0) { section.header = nil }
            return section
        })
        var kept: [IndexPath: UITableViewCell] = [:]
        var gone: [(cell: UITableViewCell, path: IndexPath)] = []
        for (path, cell) in cells {
            if let new = update.path(after: path), !update.reloaded.contains(new) {
                kept[new] = cell
                cell.indexPath = new
            } else {
                gone.append((cell, path))
            }
        }
        cells = kept
        selection = Set(selection.compactMap(update.path(after:)))
        selectionAnchor = selectionAnchor.flatMap(update.path(after:))
        if let focused = focusedPath { focusedPath = update.path(after: focused) ?? nearestRow(to: focused) }
        prefetched = []
        listDrag?.rowsDidChange(update.path(after:))
        rearrangeHeadings(by: update)
        return gone
    }

    /// The row that takes the place of one that is gone.
    private func nearestRow(to old: IndexPath) -> IndexPath? {
        guard geometry.sections.indices.contains(old.section), geometry.sections[old.section].rows.count > 0 else { return firstPath }
        return IndexPath(row: min(old.row, geometry.sections[old.section].rows.count - 1), section: old.section)
    }

    private func rearrangeHeadings(by update: ListUpdate) {
        for isFooter in [false, true] {
            let views = isFooter ? footerViews : headerViews
            var kept: [Int: UIView] = [:]
            for (section, view) in views {
                if let new = update.section(after: section), !update.isReloaded(section: section), kept[new] == nil {
                    kept[new] = view
                } else {
                    retireHeading(section, isFooter: isFooter)
                }
            }
            if isFooter { footerViews = kept } else { headerViews = kept }
        }
    }
}

extension UITableView {
    /// Makes changes that were found out, not told: the one way of a diffable data source.
    /// Contract: `update` changes what the data source says.
    func apply(_ changes: ListChanges, animation: RowAnimation, update: () -> Void, completion: @escaping (Bool) -> Void) {
        beginUpdates()
        update()
        batch.completions.append(completion)
        batch.changes = changes
        for path in changes.inserted.union(changes.reloaded) { batch.rowsIn[path] = animation }
        for path in changes.deleted.union(changes.reloaded) { batch.rowsOut[path] = animation }
        for section in changes.insertedSections { batch.sectionsIn[section] = animation }
        for section in changes.deletedSections { batch.sectionsOut[section] = animation }
        endUpdates()
    }
}
