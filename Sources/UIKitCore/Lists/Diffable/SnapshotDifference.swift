package import Foundation

/// The changes that lead from one snapshot to another: as few moves as possible.
package enum SnapshotDifference {
    /// Sections that stay in order and items that stay in order in their section are not touched; the longest such rows of them are kept.
    package static func changes<Section: Hashable, Item: Hashable>(from old: NSDiffableDataSourceSnapshot<Section, Item>,
                                                            to new: NSDiffableDataSourceSnapshot<Section, Item>) -> ListChanges {
        var changes = ListChanges()
        let sections = ListDifference(from: old.sections, to: new.sections)
        changes.deletedSections = Set(sections.removed)
        changes.insertedSections = Set(sections.inserted)
        changes.sectionMoves = sections.moved
        changes.reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
        let isSame = old.sections == new.sections
        var before: [Item: IndexPath] = [:], after: [Item: IndexPath] = [:]
        // Sections with the same items need no look at their items.
        let touched = new.sections.filter { old.items[$0] != nil && old.items[$0] != new.items[$0] }
        let arrived = new.sections.filter { old.items[$0] == nil }, gone = old.sections.filter { new.items[$0] == nil }
        for section in touched + gone { note(old, section, in: &before) }
        for section in touched + arrived { note(new, section, in: &after) }
        for section in touched {
            let origin = old.indexOfSection(section), target = new.indexOfSection(section)
            // What comes from or goes to other sections is settled below.
            let stayed = (old.items[section] ?? []).filter { after[$0]?.section == target }
            let steps = ListDifference(from: stayed, to: (new.items[section] ?? []).filter { before[$0]?.section == origin })
            for index in steps.moved.keys { changes.moves[before[stayed[index]]!] = after[stayed[index]]! }
        }
        for (item, path) in before {
            guard let target = after[item] else {
                if new.items[old.sections[path.section]] != nil { changes.deleted.insert(path) }
                continue
            }
            let isHome = old.sections[path.section] == new.sections[target.section]
            guard !isHome else { continue }
            // A row can be moved from and to sections that are there before and after.
            let wasThere = new.items[old.sections[path.section]] != nil, isThere = old.items[new.sections[target.section]] != nil
            if wasThere, isThere, isSame { changes.moves[path] = target; continue }
            if wasThere { changes.deleted.insert(path) }
            if isThere { changes.inserted.insert(target) }
        }
        for (item, path) in after where before[item] == nil && old.items[new.sections[path.section]] != nil { changes.inserted.insert(path) }
        let reloaded = new.reloadedItemIdentifiers.compactMap { path(of: $0, in: old) }
        changes.reloaded = Set(reloaded).subtracting(changes.deleted)
        return changes
    }

    private static func note<Section, Item>(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ section: Section,
                                            in paths: inout [Item: IndexPath]) {
        guard let index = snapshot.indexOfSection(section) else { return }
        for (row, item) in (snapshot.items[section] ?? []).enumerated() { paths[item] = IndexPath(row: row, section: index) }
    }

    package static func path<Section, Item>(of item: Item, in snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item), let index = snapshot.indexOfSection(section),
              let row = snapshot.items[section]?.firstIndex(of: item) else { return nil }
        return IndexPath(row: row, section: index)
    }
}
