import Foundation

extension UICollectionViewDiffableDataSource {
    /// Takes over that a person moved an item. Contract: the collection shows it there already.
    func reorder(from path: IndexPath, to target: IndexPath) {
        guard let item = itemIdentifier(for: path), let home = sectionIdentifier(for: path.section), let goal = sectionIdentifier(for: target.section)
        else { return }
        let initial = current
        var shown = current
        shown.deleteItems([item])
        let others = shown.items[goal] ?? []
        if target.item < others.count { shown.insertItems([item], beforeItem: others[target.item]) } else { shown.appendItems([item], toSection: goal) }
        let sections = home == goal ? [home] : [home, goal]
        let moved = outlinesAfterMoving(item, from: home, to: goal, in: shown.items[goal] ?? [])
        var final = shown
        for section in sections { if let outline = moved[section] { final.replaceItems(outline.visibleItems, in: section) } }
        let transaction = NSDiffableDataSourceTransaction(from: initial, to: final, sections: sections.map { section in
            NSDiffableDataSourceSectionTransaction(section, from: snapshot(for: section), to: moved[section] ?? Self.flat(final.items[section] ?? []))
        })
        reorderingHandlers.willReorder?(transaction)
        current = shown
        outlines = moved
        // What lies below the item comes along.
        if final.items != shown.items { show(final, animated: true, nil) }
        for item in sections.flatMap({ moved[$0]?.visibleItems ?? [] }) { indexPath(for: item).map(levelMayHaveChanged) }
        reorderingHandlers.didReorder?(transaction)
    }

    private static func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        result.append(items)
        return result
    }

    /// The outlines when an item stands elsewhere among the rows that are seen: it belongs to what the row above it belongs to, or to that
    /// row where it is open.
    private func outlinesAfterMoving(_ item: ItemIdentifierType, from home: SectionIdentifierType, to goal: SectionIdentifierType,
                                     in rows: [ItemIdentifierType]) -> [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    {
        var result = outlines
        let tree = result[home].map { $0.snapshot(of: item, includingParent: true) } ?? Self.flat([item])
        let place = rows.firstIndex(of: item) ?? 0
        let above = place > 0 ? rows[place - 1] : nil
        // Among what lies below itself an item cannot come.
        if let above, tree.contains(above) { return result }
        result[home]?.delete([item])
        guard var outline = result[goal] else { return result }
        if let above {
            if outline.isExpanded(above), let first = outline.snapshot(of: above).rootItems.first {
                outline.insert(tree, before: first)
            } else {
                outline.insert(tree, after: above)
            }
        } else if let first = outline.rootItems.first {
            outline.insert(tree, before: first)
        } else {
            outline = tree
        }
        result[goal] = outline
        return result
    }
}
