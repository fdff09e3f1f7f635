import Foundation
import Testing
import UIKitCore

/// Where the menu of a control stands.
@MainActor struct AttachedPlacementTests {
    private let room = CGRect(x: 4, y: 4, width: 392, height: 592)
    private let list = CGSize(width: 160, height: 200)

    private func place(_ control: CGRect, at point: CGPoint? = nil, size: CGSize? = nil) -> CompactPlacement {
        let point = point ?? CGPoint(x: control.minX, y: control.maxY + 4)
        return .place(size ?? list, at: .attached(control, at: point), in: room, rightToLeft: false)
    }

    @Test func belowWithTheLeadingEdgesInLine() {
        let placed = place(CGRect(x: 50, y: 100, width: 80, height: 40))
        #expect(placed.frame == CGRect(x: 50, y: 144, width: 160, height: 200) && placed.isWhole && !placed.isAbove)
    }

    @Test func theTrailingEdgeWhereTheLeadingOneHasNoRoom() {
        #expect(place(CGRect(x: 300, y: 100, width: 80, height: 40)).frame.maxX == 380)
        // Neither has room: it slides.
        #expect(place(CGRect(x: 300, y: 100, width: 20, height: 40), size: CGSize(width: 350, height: 200)).frame.maxX == 396)
    }

    @Test func aPointNearTheOtherEdgeOrTheMiddle() {
        let control = CGRect(x: 150, y: 100, width: 100, height: 40)
        #expect(place(control, at: CGPoint(x: 250, y: 144)).frame.maxX == 250)
        #expect(place(control, at: CGPoint(x: 200, y: 144)).frame.midX == 200)
        #expect(place(control, at: CGPoint(x: 160, y: 150)).frame.origin == CGPoint(x: 160, y: 150))
        // At the left edge of the room a trailing edge in line has no room: then the leading one.
        #expect(place(CGRect(x: 10, y: 100, width: 100, height: 40), at: CGPoint(x: 110, y: 144)).frame.minX == 10)
    }

    @Test func aboveWhereThereIsNoRoomBelow() {
        let placed = place(CGRect(x: 50, y: 500, width: 80, height: 40))
        #expect(placed.frame.maxY == 496 && placed.isAbove && placed.isWhole)
        // A point above the control asks for that side first.
        let wanted = place(CGRect(x: 50, y: 300, width: 80, height: 40), at: CGPoint(x: 50, y: 290))
        #expect(wanted.frame.maxY == 290 && wanted.isAbove)
        let flipped = place(CGRect(x: 50, y: 50, width: 80, height: 40), at: CGPoint(x: 50, y: 40))
        #expect(flipped.frame.minY == 100 && !flipped.isAbove)
    }

    @Test func theLargerSideWhereNeitherHasRoom() {
        let long = CGSize(width: 160, height: 500)
        let below = place(CGRect(x: 50, y: 200, width: 80, height: 40), size: long)
        #expect(below.frame.minY == 244 && below.frame.maxY == 596 && !below.isWhole && !below.isAbove)
        let above = place(CGRect(x: 50, y: 400, width: 80, height: 40), size: long)
        #expect(above.frame.minY == 4 && above.frame.maxY == 396 && !above.isWhole && above.isAbove)
    }

    @Test func aRoomTooLowForEitherIsCovered() {
        let low = CGRect(x: 4, y: 4, width: 392, height: 200)
        let control = CGRect(x: 50, y: 90, width: 80, height: 40)
        let placed = CompactPlacement.place(list, at: .attached(control, at: CGPoint(x: 50, y: 134)), in: low, rightToLeft: false)
        #expect(placed.frame == CGRect(x: 50, y: 4, width: 160, height: 200) && !placed.isWhole)
    }

    @Test func alwaysInTheRoomAndClearWhereASideHasRoom() {
        var generator = SeededNumbers(seed: 7)
        for _ in 0..<3000 {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator).rounded() }
            let control = CGRect(x: number(-50...420), y: number(-50...620), width: number(0...300), height: number(0...250))
            let size = CGSize(width: number(1...500), height: number(1...700))
            let point = CGPoint(x: number(control.minX...control.maxX), y: control.maxY + number(0...10))
            let placed = place(control, at: point, size: size)
            #expect(room.contains(placed.frame), "\(control) \(size)")
            let gap = point.y - control.maxY
            let space = max(room.maxY - control.maxY, control.minY - room.minY) - gap
            if space >= min(size.height, room.height) || space >= CompactPlacement.smallest, control.minY >= room.minY, control.maxY <= room.maxY {
                let overlap = placed.frame.intersection(control)
                #expect(overlap.isNull || overlap.height <= 1 || overlap.width == 0, "\(control) \(size) \(placed.frame)")
            }
        }
    }
}
