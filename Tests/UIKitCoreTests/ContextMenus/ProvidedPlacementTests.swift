import Foundation
import Testing
import UIKitCore

/// Where a provider's preview and its list stand: properties over random windows, sources and sizes.
struct ProvidedPlacementTests {
    private struct Sample {
        var room: CGRect, source: CGRect, list: CGSize, wish: PreviewWish
        var placed: RichPlacement { .place(provided: wish, source: source, list: list, in: room) }
    }

    private func samples(_ count: Int) -> [Sample] {
        var numbers = SeededNumbers(seed: 20261201)
        func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }
        return (0..<count).map { _ in
            let window = CGSize(width: random(160...1600), height: random(160...1200))
            let source = CGRect(x: random(-100...window.width), y: random(-100...window.height), width: random(1...400), height: random(1...400))
            let wish = PreviewWish(size: CGSize(width: random(1...1500), height: random(1...1500)), isFlexible: Bool.random(using: &numbers))
            let list = Bool.random(using: &numbers) && Bool.random(using: &numbers) ? CGSize.zero : CGSize(width: 250, height: random(44...900))
            return Sample(room: CGRect(origin: .zero, size: window).insetBy(dx: 16, dy: 16), source: source, list: list, wish: wish)
        }
    }

    private func isInside(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX >= b.minX - 0.01 && a.minY >= b.minY - 0.01 && a.maxX <= b.maxX + 0.01 && a.maxY <= b.maxY + 0.01
    }

    @Test func bothLieInTheRoomAndDoNotOverlap() {
        for sample in samples(4000) {
            let placed = sample.placed
            #expect(isInside(placed.preview, sample.room), "\(sample) → \(placed)")
            #expect(sample.list == .zero || isInside(placed.list, sample.room), "\(sample) → \(placed)")
            let overlap = placed.preview.insetBy(dx: 0.01, dy: 0.01).intersection(placed.list)
            #expect(overlap.isNull || overlap.isEmpty, "\(sample) → \(placed)")
        }
    }

    @Test func aWishThatFitsIsMet() {
        for sample in samples(4000) where sample.wish.size.width <= sample.room.width
            && sample.wish.size.height + 16 + sample.list.height <= sample.room.height {
            #expect(sample.placed.preview.size == sample.wish.size && sample.placed.side == .below && sample.placed.list.height == sample.list.height)
        }
    }

    @Test func theProportionIsKeptWhereBothSidesAreWishedFor() {
        for sample in samples(4000) where !sample.wish.isFlexible {
            let size = sample.placed.preview.size
            guard size.width > 1, size.height > 1 else { continue }
            #expect(abs(size.width / size.height / (sample.wish.size.width / sample.wish.size.height) - 1) < 0.001, "\(sample) → \(size)")
        }
    }

    @Test func theListNeverTakesTheLastOfThePreview() {
        for sample in samples(4000) where sample.list.height > 0 && sample.room.height > 340 {
            let placed = sample.placed
            let share = min(sample.wish.size.height, sample.wish.fitted(into: sample.room.size).height, sample.room.height * 0.49)
            #expect(placed.side == .beside || placed.preview.height >= share - 1, "\(sample) → \(placed)")
            #expect(placed.list.height >= min(sample.list.height, 131.9) - 0.001, "\(sample) → \(placed)")
        }
    }

    @Test func aSmallChangeOfTheWindowMovesLittle() {
        for sample in samples(3000) {
            var wider = sample
            wider.room.size = CGSize(width: sample.room.width + 0.5, height: sample.room.height + 0.5)
            let (a, b) = (sample.placed, wider.placed)
            guard a.side == b.side else { continue }
            let slack = 2 + max(sample.wish.size.height / sample.wish.size.width, sample.wish.size.width / sample.wish.size.height)
            #expect(abs(a.preview.midY - b.preview.midY) < slack && abs(a.preview.midX - b.preview.midX) < slack, "\(sample) → \(a) → \(b)")
        }
    }

    @Test func itMovesTowardsTheMiddleAndTheListIsBelow() {
        let room = CGRect(x: 16, y: 16, width: 358, height: 812)
        let wish = PreviewWish(size: CGSize(width: 300, height: 200), isFlexible: false)
        let placed = RichPlacement.place(provided: wish, source: CGRect(x: 20, y: 700, width: 60, height: 60), list: CGSize(width: 250, height: 132), in: room)
        #expect(placed.side == .below && placed.list.minY == placed.preview.maxY + 16)
        #expect(placed.preview.midY < 700 && placed.preview.midY > 300)
    }

    @Test func aLowWideRoomPutsTheListBesideOnTheTrailingSide() {
        let room = CGRect(x: 16, y: 16, width: 800, height: 300)
        let wish = PreviewWish(size: CGSize(width: 300, height: 280), isFlexible: false)
        for isRightToLeft in [false, true] {
            let placed = RichPlacement.place(provided: wish, source: CGRect(x: 60, y: 60, width: 50, height: 50), list: CGSize(width: 250, height: 220),
                                             in: room, rightToLeft: isRightToLeft)
            #expect(placed.side == .beside && placed.preview.size == wish.size)
            #expect(isRightToLeft ? placed.list.maxX == placed.preview.minX - 16 : placed.list.minX == placed.preview.maxX + 16)
        }
    }

    // MARK: Beside a menu at the pointer

    @Test func aCompactMenusPreviewIsInsideAndClearOfTheMenu() {
        var shown = 0
        for sample in samples(3000) where sample.room.width > 260 {
            let menu = CGRect(x: sample.room.minX + (sample.room.width - 220) * 0.4, y: sample.room.minY, width: 220,
                              height: min(sample.room.height, max(44, sample.list.height)))
            guard let frame = CompactPreviewPlacement.place(sample.wish, beside: menu, in: sample.room, rightToLeft: false) else { continue }
            shown += 1
            let overlap = frame.insetBy(dx: 0.01, dy: 0.01).intersection(menu)
            #expect(isInside(frame, sample.room) && (overlap.isNull || overlap.isEmpty), "\(sample) → \(frame)")
        }
        #expect(shown > 1500)
        let none = CompactPreviewPlacement.place(PreviewWish(size: CGSize(width: 200, height: 200), isFlexible: false),
                                                 beside: CGRect(x: 8, y: 8, width: 200, height: 200), in: CGRect(x: 8, y: 8, width: 210, height: 210), rightToLeft: false)
        #expect(none == nil)
    }

    // MARK: Wishes

    @Test func wishes() {
        let room = CGSize(width: 400, height: 600)
        func wish(_ width: CGFloat, _ height: CGFloat, fitting: CGFloat = 0) -> PreviewWish {
            PreviewWish(preferred: CGSize(width: width, height: height), room: room) { _, _ in fitting }
        }
        #expect(wish(0, 0) == PreviewWish(size: room, isFlexible: true))
        #expect(wish(200, 100) == PreviewWish(size: CGSize(width: 200, height: 100), isFlexible: false))
        #expect(wish(200, 0) == PreviewWish(size: CGSize(width: 200, height: 600), isFlexible: true))
        #expect(wish(900, 0, fitting: 80) == PreviewWish(size: CGSize(width: 400, height: 80), isFlexible: true))
        #expect(wish(0, 100, fitting: 50) == PreviewWish(size: CGSize(width: 50, height: 100), isFlexible: true))
        #expect(wish(.infinity, .nan) == wish(0, 0))
    }
}
