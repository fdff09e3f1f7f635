import Foundation
import Testing
import UIKitCore

/// The same questions answered row by row.
private struct PlainRows {
    var estimate: CGFloat
    var heights: [CGFloat?]

    func height(_ row: Int) -> CGFloat { heights[row] ?? estimate }
    func top(_ row: Int) -> CGFloat { (0..<row).reduce(0) { $0 + height($1) } }
    var total: CGFloat { top(heights.count) }

    func row(at y: CGFloat) -> Int? {
        guard !heights.isEmpty else { return nil }
        var end: CGFloat = 0
        for row in heights.indices {
            end += height(row)
            if y < end { return row }
        }
        return heights.count - 1
    }
}

@Suite struct RowGeometryTests {
    private func expectSame(_ rows: RowGeometry, _ plain: PlainRows, _ step: String, _ random: inout SeededNumbers) {
        #expect(rows.count == plain.heights.count, "\(step)")
        #expect(abs(rows.height - plain.total) < 0.001, "\(step)")
        guard rows.count > 0 else { return }
        for _ in 0..<6 {
            let row = Int.random(in: 0..<rows.count, using: &random)
            #expect(rows[row] == plain.height(row), "\(step), row \(row)")
            #expect(abs(rows.top(of: row) - plain.top(row)) < 0.001, "\(step), row \(row)")
            // Whole heights and halves between them: no place lies on a rounded edge.
            let y = CGFloat(Int.random(in: -5...Int(plain.total) + 5, using: &random)) + 0.5
            #expect(rows.row(at: y) == plain.row(at: y), "\(step), y \(y)")
        }
    }

    @Test(arguments: 0..<12) func agreesWithCountingRowByRow(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let count = [0, 1, 7, 255, 256, 257, 700, 1500].randomElement(using: &random)!
        var rows = RowGeometry(count: count, estimate: 44)
        var plain = PlainRows(estimate: 44, heights: Array(repeating: nil, count: count))
        for number in 0..<60 {
            let step: String
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2:
                guard rows.count > 0 else { continue }
                let row = Int.random(in: 0..<rows.count, using: &random), height = CGFloat([0, 20, 44, 61, 130].randomElement(using: &random)!)
                let change = rows.measure(row, height)
                #expect(change == height - plain.height(row))
                plain.heights[row] = height
                step = "\(number): measure \(row) \(height)"
            case 3:
                guard rows.count > 0 else { continue }
                let low = Int.random(in: 0..<rows.count, using: &random)
                let high = min(rows.count, low + [1, 2, 40, 400].randomElement(using: &random)!)
                rows.remove(low..<high)
                plain.heights.removeSubrange(low..<high)
                step = "\(number): remove \(low)..<\(high)"
            case 4:
                let place = Int.random(in: 0...rows.count, using: &random), added = [1, 3, 50, 500].randomElement(using: &random)!
                rows.insert(added, at: place)
                plain.heights.insert(contentsOf: Array(repeating: nil, count: added), at: place)
                step = "\(number): insert \(added) at \(place)"
            default:
                guard rows.count > 0 else { continue }
                let row = Int.random(in: 0..<rows.count, using: &random)
                rows.forget(row)
                plain.heights[row] = nil
                step = "\(number): forget \(row)"
            }
            expectSame(rows, plain, "seed \(seed), \(step)", &random)
        }
    }

    @Test func rowsOfOneHeightAreFoundWithoutMeasuring() {
        let rows = RowGeometry(count: 1_000_000, estimate: 44)
        #expect(rows.height == 44_000_000)
        #expect(rows.top(of: 500_000) == 22_000_000)
        #expect(rows.row(at: 22_000_001) == 500_000)
        #expect(rows.row(at: -1) == 0 && rows.row(at: 1e12) == 999_999)
    }

    @Test func measuringTheEstimateChangesNothing() {
        var rows = RowGeometry(count: 1000, estimate: 44)
        #expect(rows.measure(5, 44) == 0)
        #expect(rows == RowGeometry(count: 1000, estimate: 44))
    }

    @Test func badNumbersCountAsNothing() {
        var rows = RowGeometry(count: 3, estimate: .nan)
        #expect(rows.height == 0 && rows.row(at: 10) == 2)
        rows.measure(1, -8)
        rows.measure(2, .infinity)
        #expect(rows.height == 0)
        #expect(RowGeometry(count: -4, estimate: 10).count == 0)
        #expect(RowGeometry(count: 0, estimate: 10).row(at: 0) == nil)
    }

    /// However many rows are measured, only so many heights are kept, and nothing moves because others are forgotten.
    @Test(arguments: [true, false]) func whatIsFarOffIsForgottenAndStaysAsLong(isJumping: Bool) {
        var random = SeededNumbers(seed: 11)
        var rows = RowGeometry(count: 1_000_000, estimate: 44)
        var change: CGFloat = 0
        for step in 0..<40_000 {
            let row = isJumping ? Int.random(in: 0..<1_000_000, using: &random) : step
            let before = (top: rows.top(of: row), height: rows.height)
            let difference = rows.measure(row, CGFloat(30 + row % 40))
            change += difference
            guard step % 97 == 0 else { continue }
            #expect(abs(rows.top(of: row) - before.top) < 0.001 && abs(rows.height - before.height - difference) < 0.001)
            #expect(rows[row] == CGFloat(30 + row % 40))
        }
        #expect(abs(rows.height - 44_000_000 - change) < 1)
        #expect(rows.keptCount <= 65 * 256 && rows.blockCount <= 130)
        // A row that was forgotten counts with what its neighbours were on the average.
        if !isJumping { #expect(abs(rows[100] - 49.5) < 0.5 && rows.row(at: rows.top(of: 100) + 1) == 100) }
    }
}
