package import Foundation

/// A batch of changes between two states of a list: which section and which row is which afterwards.
/// Contract: made only from changes that lead from the first counts to the second; a value.
package struct ListUpdate {
    private let sections: IndexMap
    /// By new section; sections that are new or were loaded anew have none.
    private let rows: [Int: IndexMap]
    private let reloadedSections: Set<Int>
    private let moves: [IndexPath: IndexPath]
    private let origins: [IndexPath: IndexPath]
    /// Rows to be loaded anew, by their new paths.
    package private(set) var reloaded: Set<IndexPath>

    /// Why changes do not lead from one state to the other, in words for the app's developer.
    package struct Mismatch: Error, Equatable, CustomStringConvertible { package let description: String }

    /// `before` and `after` are the numbers of rows of each section; `list` names the view and what is in it for messages.
    package init(_ changes: ListChanges, before: [Int], after: [Int], list: ListWords = .table) throws(Mismatch) {
        try ListUpdate.check(changes, before, after, list)
        let sections = IndexMap(removed: changes.deletedSections, added: changes.insertedSections, moves: changes.sectionMoves)
        let leaving = Set(changes.deleted.map(\.section)).union(changes.moves.keys.map(\.section))
        let arriving = Set(changes.inserted.map(\.section)).union(changes.moves.values.map(\.section))
        var rows: [Int: IndexMap] = [:]
        for new in after.indices {
            guard let old = sections.old(new), !changes.reloadedSections.contains(old) else { continue }
            if leaving.contains(old) || arriving.contains(new) { rows[new] = IndexMap(changes, from: old, to: new) }
            let removed = rows[new]?.removedCount ?? 0, added = rows[new]?.addedCount ?? 0
            guard before[old] - removed + added == after[new] else {
                throw Mismatch(description: "\(list.view): section \(new) has \(after[new]) \(list.element)s after the update and had \(before[old]) before, with "
                    + "\(added) put in and \(removed) taken out, which makes \(before[old] - removed + added). Change the data source and the "
                    + "view by the same \(list.element)s, in the same turn.")
            }
        }
        self.init(sections: sections, rows: rows, reloadedSections: changes.reloadedSections, moves: changes.moves, reloaded: [])
        reloaded = Set(changes.reloaded.compactMap { path(after: $0) })
    }

    private init(sections: IndexMap, rows: [Int: IndexMap], reloadedSections: Set<Int>, moves: [IndexPath: IndexPath], reloaded: Set<IndexPath>) {
        self.sections = sections
        self.rows = rows
        self.reloadedSections = reloadedSections
        self.moves = moves
        self.reloaded = reloaded
        origins = Dictionary(moves.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    }

    private static func check(_ changes: ListChanges, _ before: [Int], _ after: [Int], _ list: ListWords) throws(Mismatch) {
        func fail(_ text: String) -> Mismatch { Mismatch(description: "\(list.view): \(text)") }
        let row = list.element
        let expected = before.count - changes.deletedSections.count + changes.insertedSections.count
        guard expected == after.count else {
            throw fail("there are \(after.count) sections after the update and there were \(before.count) before, with "
                + "\(changes.insertedSections.count) inserted and \(changes.deletedSections.count) deleted, which makes \(expected). Change the "
                + "data source and the view by the same sections, in the same turn.")
        }
        for section in changes.deletedSections.union(changes.reloadedSections).union(changes.sectionMoves.keys) where !before.indices.contains(section) {
            throw fail("section \(section) is to be deleted, reloaded or moved, but there were \(before.count) sections before the update.")
        }
        for section in changes.insertedSections.union(changes.sectionMoves.values) where !after.indices.contains(section) {
            throw fail("section \(section) is to be inserted, but there are \(after.count) sections after the update.")
        }
        for path in changes.deleted.union(changes.reloaded).union(changes.moves.keys) {
            guard before.indices.contains(path.section), path.row >= 0, path.row < before[path.section] else {
                throw fail("\(row) \(path.row) of section \(path.section) is to be deleted, reloaded or moved, but it was not there before the update.")
            }
        }
        for path in changes.inserted.union(changes.moves.values) {
            guard after.indices.contains(path.section), path.row >= 0, path.row < after[path.section] else {
                throw fail("\(row) \(path.row) is to be inserted into section \(path.section), which has no such \(row) after the update.")
            }
        }
        if let path = changes.deleted.intersection(changes.moves.keys).first {
            throw fail("\(row) \(path.row) of section \(path.section) is both deleted and moved; do one of them.")
        }
    }

    // MARK: Asking

    package func section(after old: Int) -> Int? { sections.new(old) }
    /// Nil for a section that was inserted.
    package func section(before new: Int) -> Int? { sections.old(new) }
    /// Whether nothing of a section's rows is known any more, though it is the same section.
    package func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

    /// Where a row is afterwards; nil when it is gone.
    package func path(after old: IndexPath) -> IndexPath? {
        if let moved = moves[old] { return moved }
        guard !reloadedSections.contains(old.section), let section = sections.new(old.section) else { return nil }
        guard let map = rows[section] else { return IndexPath(row: old.row, section: section) }
        return map.new(old.row).map { IndexPath(row: $0, section: section) }
    }

    /// Where a row was before; nil when it is new.
    package func path(before new: IndexPath) -> IndexPath? {
        if let origin = origins[new] { return origin }
        guard let section = sections.old(new.section), !reloadedSections.contains(section) else { return nil }
        guard let map = rows[new.section] else { return IndexPath(row: new.row, section: section) }
        return map.old(new.row).map { IndexPath(row: $0, section: section) }
    }

    /// A section's rows after the update: what was measured is kept.
    package func rows(of new: Int, from old: RowGeometry) -> RowGeometry {
        var result = old
        if let map = rows[new] {
            for run in map.removedRuns.reversed() { result.remove(run) }
            for run in map.addedRuns { result.insert(run.count, at: run.lowerBound) }
        }
        for path in reloaded where path.section == new { result.forget(path.row) }
        return result
    }
}

extension IndexMap {
    /// What becomes of the rows of one section.
    fileprivate init(_ changes: ListChanges, from old: Int, to new: Int) {
        let removed = changes.deleted.filter { $0.section == old } + changes.moves.keys.filter { $0.section == old }
        let added = changes.inserted.filter { $0.section == new } + changes.moves.values.filter { $0.section == new }
        self.init(removed: Set(removed.map(\.row)), added: Set(added.map(\.row)), moves: [:])
    }

    package var removedCount: Int { removedRuns.reduce(0) { $0 + $1.count } }
    package var addedCount: Int { addedRuns.reduce(0) { $0 + $1.count } }
}
