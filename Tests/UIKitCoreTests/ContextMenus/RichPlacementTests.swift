import Foundation
import Testing
import UIKitCore

/// Where a lifted view and its list stand: properties over random windows, sources and sizes.
struct RichPlacementTests {
    private struct Sample {
        var room: CGRect, source: CGRect, list: CGSize
    }

    private func samples(_ count: Int) -> [Sample] {
        var numbers = SeededNumbers(seed: 20261130)
        func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }
        return (0..<count).map { _ in
            let window = CGSize(width: random(160...1600), height: random(160...1200))
            let room = CGRect(origin: .zero, size: window).insetBy(dx: 16, dy: 16)
            let size = CGSize(width: random(1...window.width * 1.5), height: random(1...window.height * 1.5))
            let source = CGRect(x: random(-100...window.width), y: random(-100...window.height), width: size.width, height: size.height)
            return Sample(room: room, source: source, list: CGSize(width: 250, height: random(44...900)))
        }
    }

    /// Foundation's own `contains` fails on the last bit of a sum.
    private func isInside(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX >= b.minX - 0.01 && a.minY >= b.minY - 0.01 && a.maxX <= b.maxX + 0.01 && a.maxY <= b.maxY + 0.01
    }

    @Test func bothLieInTheRoom() {
        for sample in samples(4000) {
            let placed = RichPlacement.place(source: sample.source, list: sample.list, in: sample.room)
            #expect(isInside(placed.preview, sample.room), "\(sample) → \(placed)")
            #expect(isInside(placed.list, sample.room), "\(sample) → \(placed)")
        }
    }

    @Test func theyDoNotOverlap() {
        for sample in samples(4000) {
            let placed = RichPlacement.place(source: sample.source, list: sample.list, in: sample.room)
            let overlap = placed.preview.insetBy(dx: 0.01, dy: 0.01).intersection(placed.list)
            #expect(overlap.isNull || overlap.isEmpty, "\(sample) → \(placed)")
        }
    }

    @Test func aListThatFitsIsNeverCut() {
        for sample in samples(4000) where sample.list.height + RichPlacement.gap + sample.source.height * 1.15 < sample.room.height
            && sample.source.width * 1.15 < sample.room.width && sample.list.width < sample.room.width {
            let placed = RichPlacement.place(source: sample.source, list: sample.list, in: sample.room)
            #expect(placed.list.height == sample.list.height)
            #expect(placed.scale > 1)
        }
    }

    @Test func aSmallChangeOfTheWindowMovesLittle() {
        for sample in samples(2000) {
            let placed = RichPlacement.place(source: sample.source, list: sample.list, in: sample.room)
            let wider = CGRect(x: sample.room.minX, y: sample.room.minY, width: sample.room.width + 0.5, height: sample.room.height + 0.5)
            let next = RichPlacement.place(source: sample.source, list: sample.list, in: wider)
            // The list changes sides somewhere; between such places nothing jumps.
            guard placed.side == next.side else { continue }
            // A long thin view keeps its proportions: a point of its narrow side is many of its long one.
            let slack = 2 + max(sample.source.height / sample.source.width, sample.source.width / sample.source.height)
            #expect(abs(placed.preview.midY - next.preview.midY) < slack, "\(sample) → \(placed) → \(next)")
            #expect(abs(placed.preview.midX - next.preview.midX) < slack, "\(sample) → \(placed) → \(next)")
        }
    }

    @Test func aViewInTheUpperPartHasItsListBelow() {
        let room = CGRect(x: 16, y: 16, width: 358, height: 812)
        let above = RichPlacement.place(source: CGRect(x: 40, y: 100, width: 150, height: 150), list: CGSize(width: 250, height: 132), in: room)
        #expect(above.side == .below)
        #expect(above.list.minY == above.preview.maxY + 16)
        #expect(above.scale == 1.15)
        #expect(above.list.minX == above.preview.minX)
        let low = RichPlacement.place(source: CGRect(x: 220, y: 650, width: 150, height: 150), list: CGSize(width: 250, height: 132), in: room)
        #expect(low.side == .above)
        #expect(low.list.maxY == low.preview.minY - 16)
        #expect(low.list.maxX == low.preview.maxX)
    }

    @Test func aLowWideRoomPutsTheListBeside() {
        let room = CGRect(x: 16, y: 16, width: 800, height: 260)
        let placed = RichPlacement.place(source: CGRect(x: 60, y: 60, width: 200, height: 180), list: CGSize(width: 250, height: 230), in: room)
        #expect(placed.side == .beside)
        #expect(placed.list.minX == placed.preview.maxX + 16)
    }
}
