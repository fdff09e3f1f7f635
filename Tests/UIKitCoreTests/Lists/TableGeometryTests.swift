import Foundation
import Testing
import UIKitCore

@Suite struct TableGeometryTests {
    private func make() -> TableGeometry {
        var geometry = TableGeometry([
            .init(rows: RowGeometry(count: 3, estimate: 10), header: 20, footer: 5),
            .init(rows: RowGeometry(count: 0, estimate: 10), gap: 4, header: 6),
            .init(rows: RowGeometry(count: 2, estimate: 30)),
        ])
        geometry.top = 100
        return geometry
    }

    @Test func partsLieBelowOneAnother() {
        let geometry = make()
        #expect(geometry.headerRange(0) == 100..<120)
        #expect(geometry.rowRange(2, in: 0) == 140..<150)
        #expect(geometry.footerRange(0) == 150..<155)
        #expect(geometry.start(of: 1) == 155 && geometry.headerRange(1) == 159..<165)
        #expect(geometry.rowRange(1, in: 2) == 195..<225)
        #expect(geometry.bottom == 225)
    }

    @Test func placesAreFound() {
        let geometry = make()
        #expect(geometry.row(at: 125)?.row == 0 && geometry.row(at: 149)?.row == 2)
        #expect(geometry.row(at: 110) == nil && geometry.row(at: 152) == nil && geometry.row(at: 160) == nil)
        #expect(geometry.row(at: 200)?.section == 2)
        #expect(geometry.row(at: 99) == nil && geometry.row(at: 225) == nil)
        #expect(geometry.rows(of: 0, from: 120, to: 140) == 0..<2)
        #expect(geometry.rows(of: 0, from: 0, to: 1000) == 0..<3)
        #expect(geometry.rows(of: 0, from: 151, to: 300).isEmpty)
        #expect(geometry.sections(from: 130, to: 170) == 0..<3)
    }

    @Test func measuringMovesWhatIsBelow() {
        var geometry = make()
        #expect(geometry.measure(row: 1, in: 0, 25) == 15)
        #expect(geometry.rowRange(2, in: 0) == 155..<165 && geometry.start(of: 2) == 180 && geometry.bottom == 240)
        geometry.setHeader(0, gap: 0, in: 1)
        #expect(geometry.start(of: 2) == 170)
        geometry.setFooter(11, in: 2)
        #expect(geometry.bottom == 241)
    }

    @Test func anEmptyTableHasNoPlaces() {
        let geometry = TableGeometry()
        #expect(geometry.bottom == 0 && geometry.section(at: 0) == nil && geometry.row(at: 0) == nil)
        #expect(geometry.sections(from: 0, to: 10).isEmpty)
    }
}
