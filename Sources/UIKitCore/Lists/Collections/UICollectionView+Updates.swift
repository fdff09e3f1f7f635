public import Foundation

extension UICollectionView {
    // MARK: Batches

    /// Runs several changes as one.
    /// Contract: the data source has changed when `updates` returns. What is deleted, reloaded and moved away is counted as before the batch,
    /// what is inserted and moved to as after it. `completion` is called when nothing moves any more.
    /// Errors: stops the program, with the numbers, when the data source and the changes do not agree.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        loadIfNeeded()
        updateDepth += 1
        if let completion { batch.completions.append(completion) }
        updates?()
        endChanges()
    }

    private func endChanges() {
        updateDepth -= 1
        if updateDepth == 0 { commitUpdates() }
    }

    private func change(_ change: (inout ListChanges) -> Void) {
        loadIfNeeded()
        updateDepth += 1
        change(&batch.changes)
        endChanges()
    }

    // MARK: Items

    public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    /// Gets new cells for items.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.moves[indexPath] = newIndexPath } }

    /// Asks the data source to set up the cells of items again; it gets the same cells from the dequeue methods.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        loadIfNeeded()
        for path in indexPaths {
            precondition(contains(path), "UICollectionView.reconfigureItems: there is no item \(path.item) in section \(path.section).")
            guard let cell = cell(at: path), let dataSource else { continue }
            // The data source asks for the cell by its own path.
            reconfigured = (sourcePath(path), cell)
            let answer = dataSource.collectionView(self, cellForItemAt: sourcePath(path))
            reconfigured = nil
            if answer === cell { contentChanged(in: cell) } else { reloadItems(at: [path]) }
        }
        setNeedsLayout()
    }

    // MARK: Sections

    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Asks the data source for the sections' items and supplementary views again.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    public func moveSection(_ section: Int, toSection newSection: Int) { change { $0.sectionMoves[section] = newSection } }

    // MARK: Committing

    private func commitUpdates() {
        let batch = batch
        self.batch = CollectionBatch()
        cancelMove(animated: false)
        let after = askCounts()
        do {
            show(try ListUpdate(batch.changes, before: counts, after: after, list: .collection), batch, after)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Makes changes that were found out, not told: the one way of a diffable data source.
    /// Contract: `update` changes what the data source says.
    func apply(_ changes: ListChanges, animated: Bool, update: () -> Void, completion: @escaping (Bool) -> Void) {
        loadIfNeeded()
        updateDepth += 1
        update()
        batch.completions.append(completion)
        batch.changes = changes
        batch.isAnimated = animated
        endChanges()
    }

    // MARK: Which is which

    /// The element that one is after a batch; nil when it is gone or to be made anew.
    func element(_ element: ListElement, after update: ListUpdate) -> ListElement? {
        if case .cell(let path) = element {
            guard let new = update.path(after: path), !update.reloaded.contains(new) else { return nil }
            return .cell(new)
        }
        // What belongs to the whole collection stays.
        guard element.path.count == 2 else { return element }
        if placed[element]?.belongsToItem == true { return update.path(after: element.path).map(element.at) }
        guard let section = update.section(after: element.path.section), !update.isReloaded(section: element.path.section) else { return nil }
        return element.at(IndexPath(item: element.path.item, section: section))
    }

    /// Changes what is known of the items, without moving anything that is seen. Returns the views whose elements are gone.
    func rearrange(by update: ListUpdate, _ after: [Int]) -> [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] {
        var keptViews: [ListElement: UICollectionReusableView] = [:], keptPlaces: [ListElement: UICollectionViewLayoutAttributes] = [:]
        var gone: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
        for (element, view) in elements {
            guard let attributes = placed[element] else { continue }
            if let new = self.element(element, after: update), keptViews[new] == nil {
                keptViews[new] = view
                view.element = new
                let moved = attributes.duplicate
                moved.indexPath = new.path
                keptPlaces[new] = moved
            } else {
                gone.append((view, attributes))
            }
        }
        rearrangeScrollers(by: update)
        for (_, place) in keptPlaces {
            if let section = place.scrollingSection { place.scrollingSection = update.section(after: section) }
        }
        elements = keptViews
        placed = keptPlaces
        counts = after
        selection = Set(selection.compactMap(update.path(after:)))
        selectionAnchor = selectionAnchor.flatMap(update.path(after:))
        menuTargets = Set(menuTargets.compactMap(update.path(after:)))
        if let focused = focusedPath { focusedPath = update.path(after: focused) ?? nearestItem(to: focused) }
        prefetched = []
        lastPrefetchOffset = nil
        itemGap = nil
        listDrag?.rowsDidChange(update.path(after:))
        return gone
    }

    /// The item that takes the place of one that is gone.
    private func nearestItem(to old: IndexPath) -> IndexPath? {
        guard counts.indices.contains(old.section), counts[old.section] > 0 else { return firstPath }
        return IndexPath(item: min(old.item, counts[old.section] - 1), section: old.section)
    }
}
