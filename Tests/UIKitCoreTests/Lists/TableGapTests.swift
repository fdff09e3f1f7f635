import CoreGraphics
import Testing
import UIKitCore

/// A gap between rows, against a plain list that is built anew.
struct TableGapTests {
    /// Where everything stands, worked out slowly: each row's top, and the content's end.
    private func plain(_ geometry: TableGeometry) -> (tops: [[CGFloat]], bottom: CGFloat) {
        var y = geometry.top, tops: [[CGFloat]] = []
        let gap = geometry.gap
        for (index, section) in geometry.sections.enumerated() {
            y += section.gap + (section.header ?? 0)
            var list = [CGFloat](repeating: 0, count: section.rows.count)
            for row in 0...section.rows.count {
                y += geometry.held.filter { $0.place == TableGap.Row(section: index, row: row) }.reduce(0) { $0 + $1.height }
                if let gap, gap.place == TableGap.Row(section: index, row: row) { y += gap.height }
                guard row < section.rows.count, gap?.moved != TableGap.Row(section: index, row: row) else { continue }
                list[row] = y
                y += section.rows[row]
            }
            tops.append(list)
            y += section.footer ?? 0
        }
        return (tops, y)
    }

    private func random(_ generator: inout some RandomNumberGenerator) -> TableGeometry {
        var sections: [TableGeometry.Section] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            var rows = RowGeometry(count: Int.random(in: 0...6, using: &generator), estimate: 30)
            for row in 0..<rows.count where Bool.random(using: &generator) {
                rows.measure(row, CGFloat(Int.random(in: 10...60, using: &generator)))
            }
            sections.append(TableGeometry.Section(rows: rows, gap: 5, header: 20, footer: CGFloat(Int.random(in: 0...10, using: &generator))))
        }
        return TableGeometry(sections)
    }

    /// Placeholders of 15 points.
    private func hold(_ geometry: inout TableGeometry, _ generator: inout some RandomNumberGenerator) {
        var held: [TableGap] = []
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            if let place = anyRow(geometry, &generator, isPlace: true) { held.append(TableGap(place: place, height: 15)) }
        }
        geometry.held = held.sorted { ($0.place.section, $0.place.row) < ($1.place.section, $1.place.row) }
    }

    private func anyRow(_ geometry: TableGeometry, _ generator: inout some RandomNumberGenerator, isPlace: Bool) -> TableGap.Row? {
        let section = Int.random(in: 0..<geometry.sections.count, using: &generator)
        let count = geometry.sections[section].rows.count + (isPlace ? 1 : 0)
        return count > 0 ? TableGap.Row(section: section, row: Int.random(in: 0..<count, using: &generator)) : nil
    }

    @Test(arguments: 0..<300 as Range<UInt64>) func everythingStandsWhereAPlainListHasIt(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var geometry = random(&generator)
        let place = try #require(anyRow(geometry, &generator, isPlace: true))
        let moved = Bool.random(using: &generator) ? anyRow(geometry, &generator, isPlace: false) : nil
        let height = moved.map { geometry.sections[$0.section].rows[$0.row] } ?? 25
        geometry.gap = TableGap(place: place, height: height, moved: moved)
        hold(&geometry, &generator)
        let expected = plain(geometry)
        #expect(abs(geometry.bottom - expected.bottom) < 1e-6)
        for (section, tops) in expected.tops.enumerated() {
            for (row, top) in tops.enumerated() where moved != TableGap.Row(section: section, row: row) {
                let range = geometry.rowRange(row, in: section)
                #expect(abs(range.lowerBound - top) < 1e-6)
                let found = geometry.row(at: top + (range.upperBound - range.lowerBound) / 2)
                #expect(found?.section == section && found?.row == row)
            }
        }
        if let moved {
            // It stands in the gap.
            let range = geometry.rowRange(moved.row, in: moved.section)
            #expect(geometry.isInGap((range.lowerBound + range.upperBound) / 2))
            let found = geometry.row(at: (range.lowerBound + range.upperBound) / 2)
            #expect(found?.section == moved.section && found?.row == moved.row)
        }
        // Placeholders lie one after another, on no row and not in the gap.
        var last: CGFloat = -1
        for index in geometry.held.indices {
            let range = geometry.heldRange(index), middle = (range.lowerBound + range.upperBound) / 2
            #expect(range.lowerBound >= last - 1e-6 && abs(range.upperBound - range.lowerBound - 15) < 1e-6)
            #expect(geometry.row(at: middle) == nil && !geometry.isInGap(middle))
            last = range.upperBound
        }
        geometry.gap = nil
        #expect(abs(geometry.bottom - plain(geometry).bottom) < 1e-6)
    }

    @Test(arguments: 0..<300 as Range<UInt64>) func anInsertionComesBetweenTheMiddles(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var geometry = random(&generator)
        let place = try #require(anyRow(geometry, &generator, isPlace: true))
        let moved = Bool.random(using: &generator) ? anyRow(geometry, &generator, isPlace: false) : nil
        geometry.gap = TableGap(place: place, height: moved.map { geometry.sections[$0.section].rows[$0.row] } ?? 25, moved: moved)
        for _ in 0..<20 {
            let y = CGFloat.random(in: -20...geometry.bottom + 20, using: &generator)
            let found = try #require(geometry.insertion(at: y))
            if geometry.isInGap(y) {
                #expect(found == geometry.gap?.insertion)
                continue
            }
            let rows = geometry.sections[found.section].rows
            let middles = (0..<rows.count).filter { moved != TableGap.Row(section: found.section, row: $0) }.map { row in
                let range = geometry.rowRange(row, in: found.section)
                return (range.lowerBound + range.upperBound) / 2
            }
            #expect(found.row == middles.count { $0 <= y })
        }
    }

    @Test func placesAreCountedBothWays() {
        let moved = TableGap.Row(section: 0, row: 2)
        for row in 0...4 {
            let place = TableGap.place(ofInsertion: row, in: 0, moved: moved)
            #expect(TableGap(place: place, height: 1, moved: moved).insertion == TableGap.Row(section: 0, row: row))
        }
        #expect(TableGap.place(ofInsertion: 3, in: 1, moved: moved) == TableGap.Row(section: 1, row: 3))
    }
}
