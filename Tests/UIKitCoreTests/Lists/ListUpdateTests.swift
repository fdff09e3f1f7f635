import Foundation
import Testing
import UIKitCore

@Suite struct ListUpdateTests {
    /// A list of sections of different things, changed at random; what is where is known by the things themselves.
    @Test(arguments: 0..<40) func followsEveryRow(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        var next = 0
        func fresh() -> Int { next += 1; return next }
        let old = (0..<Int.random(in: 1...4, using: &random)).map { _ in (0..<Int.random(in: 0...6, using: &random)).map { _ in fresh() } }
        var changes = ListChanges()
        // What stays, and what of it moves to where.
        var survivors: [(path: IndexPath, thing: Int)] = []
        var moving: [(path: IndexPath, thing: Int)] = []
        for (section, rows) in old.enumerated() {
            for (row, thing) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                switch Int.random(in: 0..<6, using: &random) {
                case 0: changes.deleted.insert(path)
                case 1: moving.append((path, thing))
                default: survivors.append((path, thing))
                }
            }
        }
        var new = old.indices.map { section in survivors.filter { $0.path.section == section }.map(\.thing) }
        // Moved and new rows go to places counted as afterwards: put them in one by one, the later ones shift the earlier ones.
        var arrivals = moving.map { ($0.thing, Optional($0.path)) } + (0..<Int.random(in: 0...4, using: &random)).map { _ in (fresh(), nil) }
        arrivals.shuffle(using: &random)
        for (thing, _) in arrivals {
            let section = Int.random(in: new.indices, using: &random)
            new[section].insert(thing, at: Int.random(in: 0...new[section].count, using: &random))
        }
        for (thing, origin) in arrivals {
            let section = new.firstIndex { $0.contains(thing) }!
            let place = IndexPath(row: new[section].firstIndex(of: thing)!, section: section)
            if let origin { changes.moves[origin] = place } else { changes.inserted.insert(place) }
        }
        let update = try ListUpdate(changes, before: old.map(\.count), after: new.map(\.count))
        for (section, rows) in old.enumerated() {
            for (row, thing) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                let found = update.path(after: path).map { new[$0.section][$0.row] }
                #expect(found == (changes.deleted.contains(path) ? nil : thing), "seed \(seed), \(path)")
            }
        }
        for (section, rows) in new.enumerated() {
            for (row, thing) in rows.enumerated() {
                let found = update.path(before: IndexPath(row: row, section: section)).map { old[$0.section][$0.row] }
                let isNew = !old.joined().contains(thing)
                #expect(found == (isNew ? nil : thing), "seed \(seed), new \(section) \(row)")
            }
        }
    }

    @Test func sectionsComeGoAndMove() throws {
        var changes = ListChanges()
        changes.deletedSections = [1]
        changes.insertedSections = [0]
        changes.sectionMoves = [3: 1]
        // A B C D becomes N D A C.
        let update = try ListUpdate(changes, before: [1, 2, 3, 4], after: [9, 4, 1, 3])
        #expect((0..<4).map { update.section(after: $0) } == [2, nil, 3, 1])
        #expect((0..<4).map { update.section(before: $0) } == [nil, 3, 0, 2])
        #expect(update.path(after: IndexPath(row: 2, section: 3)) == IndexPath(row: 2, section: 1))
        #expect(update.path(after: IndexPath(row: 0, section: 1)) == nil)
    }

    @Test func heightsFollowTheirRows() throws {
        var changes = ListChanges()
        changes.deleted = [IndexPath(row: 0, section: 0)]
        changes.inserted = [IndexPath(row: 2, section: 0)]
        changes.reloaded = [IndexPath(row: 3, section: 0)]
        var rows = RowGeometry(count: 4, estimate: 10)
        for row in 0..<4 { rows.measure(row, CGFloat(20 + row)) }
        let update = try ListUpdate(changes, before: [4], after: [4])
        let after = update.rows(of: 0, from: rows)
        // 21 22 new 23, and the last is measured again.
        #expect((0..<4).map { after[$0] } == [21, 22, 10, 10])
        #expect(update.reloaded == [IndexPath(row: 3, section: 0)])
    }

    @Test func countsThatDoNotAgreeAreToldWithNumbers() {
        func message(_ changes: ListChanges, _ before: [Int], _ after: [Int]) -> String {
            do { _ = try ListUpdate(changes, before: before, after: after) } catch { return error.description }
            return ""
        }
        var changes = ListChanges()
        changes.inserted = [IndexPath(row: 0, section: 0)]
        let text = message(changes, [3], [3])
        #expect(text.contains("section 0") && text.contains("3 rows after") && text.contains("1 put in") && text.contains("makes 4"))
        #expect(message(ListChanges(), [3], [3, 1]).contains("2 sections after the update"))
        changes = ListChanges()
        changes.deleted = [IndexPath(row: 5, section: 0)]
        #expect(message(changes, [3], [2]).contains("row 5 of section 0"))
        changes = ListChanges()
        changes.inserted = [IndexPath(row: 9, section: 0)]
        #expect(message(changes, [3], [4]).contains("row 9"))
        #expect(message(ListChanges(), [3], [3]) == "")
    }
}
