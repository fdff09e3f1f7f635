import Foundation
import Testing
import UIKitCore

@Suite struct DiffableTests {
    @Test func snapshotsKeepOrder() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "c"])
        snapshot.insertSections(["b"], beforeSection: "c")
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([7, 8])
        snapshot.insertItems([4], afterItem: 2)
        snapshot.insertItems([6], beforeItem: 7)
        snapshot.moveItem(1, afterItem: 3)
        snapshot.moveItem(8, beforeItem: 2)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [8, 2, 4, 3, 1])
        #expect(snapshot.itemIdentifiers == [8, 2, 4, 3, 1, 6, 7])
        #expect(snapshot.indexOfItem(6) == 5 && snapshot.sectionIdentifier(containingItem: 8) == "a")
        snapshot.deleteItems([2, 99])
        snapshot.deleteSections(["c"])
        #expect(snapshot.itemIdentifiers == [8, 4, 3, 1] && snapshot.numberOfItems == 4 && snapshot.indexOfItem(7) == nil)
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test func differencesMoveAsFewAsPossible() {
        let difference = ListDifference(from: ["a", "b", "c", "d", "e"], to: ["e", "a", "b", "x", "d"])
        #expect(difference.removed == [2] && difference.inserted == [3] && difference.moved == [4: 0])
        #expect(ListDifference(from: [1, 2, 3], to: [1, 2, 3]) == ListDifference(from: [Int](), to: []))
    }

    /// Applying the changes to the old snapshot's rows gives the new snapshot's.
    @Test(arguments: 0..<60) func changesLeadFromOneSnapshotToTheOther(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
            var result = NSDiffableDataSourceSnapshot<Int, Int>()
            let sections = Array((0..<4).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
            result.appendSections(sections)
            let items = Array((0..<14).shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random)))
            for item in items { result.appendItems([item], toSection: sections.randomElement(using: &random)!) }
            return result
        }
        let old = snapshot(), new = snapshot()
        let changes = SnapshotDifference.changes(from: old, to: new)
        let before = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
        let after = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
        for candidate in [changes, changes.withoutMotion] {
            let update = try ListUpdate(candidate, before: before.map(\.count), after: after.map(\.count))
            for (section, items) in after.enumerated() {
                for (row, item) in items.enumerated() {
                    guard let origin = update.path(before: IndexPath(row: row, section: section)) else { continue }
                    #expect(before[origin.section][origin.row] == item, "seed \(seed)")
                }
            }
        }
        // Rows that stay in their section are never made anew.
        let update = try ListUpdate(changes, before: before.map(\.count), after: after.map(\.count))
        for (section, items) in after.enumerated() {
            guard let home = old.indexOfSection(new.sectionIdentifiers[section]) else { continue }
            for (row, item) in items.enumerated() where before[home].contains(item) {
                #expect(update.path(before: IndexPath(row: row, section: section)) != nil, "seed \(seed), item \(item)")
            }
        }
    }
}
