import Foundation
import Testing
import UIKitCore

/// In whose place items stand while there is a gap.
struct ItemGapTests {
    @Test func aMoveIsAPermutation() {
        for from in 0..<6 {
            for to in 0..<6 {
                let gap = ItemGap(target: IndexPath(item: to, section: 0), moved: IndexPath(item: from, section: 0))
                var order = Array(0..<6)
                order.insert(order.remove(at: from), at: to)
                for item in 0..<6 { #expect(gap.slot(of: IndexPath(item: item, section: 0)).item == order.firstIndex(of: item)) }
            }
        }
    }

    @Test func whatComesFromElsewhereShiftsTheRest() {
        let gap = ItemGap(target: IndexPath(item: 2, section: 1))
        #expect((0..<4).map { gap.slot(of: IndexPath(item: $0, section: 1)).item } == [0, 1, 3, 4])
        #expect(gap.slot(of: IndexPath(item: 3, section: 0)) == IndexPath(item: 3, section: 0))
    }

    @Test func betweenSectionsOneClosesAndTheOtherOpens() {
        let gap = ItemGap(target: IndexPath(item: 1, section: 1), moved: IndexPath(item: 0, section: 0))
        #expect(gap.slot(of: IndexPath(item: 0, section: 0)) == IndexPath(item: 1, section: 1))
        #expect(gap.slot(of: IndexPath(item: 2, section: 0)) == IndexPath(item: 1, section: 0))
        #expect(gap.slot(of: IndexPath(item: 1, section: 1)) == IndexPath(item: 2, section: 1))
    }
}
