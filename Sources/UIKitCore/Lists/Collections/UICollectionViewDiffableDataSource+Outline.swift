import Foundation

extension UICollectionViewDiffableDataSource: OutlineSource {
    func apply(outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animated: Bool,
               _ completion: (() -> Void)?) {
        let old = outlines[section]
        outlines[section] = outline
        var snapshot = current
        if snapshot.items[section] == nil { snapshot.appendSections([section]) }
        snapshot.replaceItems(outline.visibleItems, in: section)
        show(snapshot, animated: animated, completion)
        // Who opened or closed, or is at another level, shows it.
        let changed = outline.visibleItems.filter { item in
            guard let old, old.contains(item) else { return false }
            return old.isExpanded(item) != outline.isExpanded(item) || old.level(of: item) != outline.level(of: item)
                || old.hasChildren(item) != outline.hasChildren(item)
        }
        for item in changed { indexPath(for: item).map(levelMayHaveChanged) }
    }

    /// Lets the cell of an item show where in the outline it stands.
    func levelMayHaveChanged(at path: IndexPath) {
        guard let cell = collectionView?.cell(at: path) else { return }
        cell.setNeedsUpdateConfiguration()
        (cell as? UICollectionViewListCell)?.surroundingsMayHaveChanged()
    }

    private func place(_ path: IndexPath) -> (section: SectionIdentifierType, item: ItemIdentifierType,
                                              outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section), let outline = outlines[section] else { return nil }
        return (section, item, outline)
    }

    // MARK: OutlineSource

    func levelOfItem(at path: IndexPath) -> Int { place(path).map { $0.outline.level(of: $0.item) } ?? 0 }

    func canExpandItem(at path: IndexPath) -> Bool {
        guard let (_, item, outline) = place(path) else { return false }
        return outline.hasChildren(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil && outline.isExpanded(item)
    }

    func isItemExpanded(at path: IndexPath) -> Bool { place(path).map { $0.outline.isExpanded($0.item) } ?? false }

    func parentOfItem(at path: IndexPath) -> IndexPath? {
        guard let (_, item, outline) = place(path), let parent = outline.parent(of: item) else { return nil }
        return indexPath(for: parent)
    }

    func toggleItem(at path: IndexPath) {
        guard let (section, item, old) = place(path) else { return }
        var outline = old
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let children = sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline: outline, to: section, animated: true, nil)
    }
}
