import Foundation
import Testing
import UIKitCore

/// In whose place items stand while there are gaps and placeholders.
struct ItemRoomsTests {
    @Test func aMoveIsAPermutation() {
        for from in 0..<6 {
            for to in 0..<6 {
                let gap = ItemRooms(gap: ItemGap(target: IndexPath(item: to, section: 0), moved: IndexPath(item: from, section: 0)), held: [])
                var order = Array(0..<6)
                order.insert(order.remove(at: from), at: to)
                for item in 0..<6 { #expect(gap.slot(of: IndexPath(item: item, section: 0)).item == order.firstIndex(of: item)) }
            }
        }
    }

    @Test func whatComesFromElsewhereShiftsTheRest() {
        let gap = ItemRooms(gap: ItemGap(target: IndexPath(item: 2, section: 1)), held: [])
        #expect((0..<4).map { gap.slot(of: IndexPath(item: $0, section: 1)).item } == [0, 1, 3, 4])
        #expect(gap.slot(of: IndexPath(item: 3, section: 0)) == IndexPath(item: 3, section: 0))
    }

    @Test func betweenSectionsOneClosesAndTheOtherOpens() {
        let gap = ItemRooms(gap: ItemGap(target: IndexPath(item: 1, section: 1), moved: IndexPath(item: 0, section: 0)), held: [])
        #expect(gap.slot(of: IndexPath(item: 0, section: 0)) == IndexPath(item: 1, section: 1))
        #expect(gap.slot(of: IndexPath(item: 2, section: 0)) == IndexPath(item: 1, section: 0))
        #expect(gap.slot(of: IndexPath(item: 1, section: 1)) == IndexPath(item: 2, section: 1))
    }

    /// Items, placeholders and a gap fill the places one after another, each once.
    @Test(arguments: 0..<200 as Range<UInt64>) func placeholdersAndAGapShareThePlaces(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let count = Int.random(in: 0...8, using: &random)
        let held = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...count, using: &random) }.sorted()
        let moved = count > 0 && Bool.random(using: &random) ? Int.random(in: 0..<count, using: &random) : nil
        let target = moved != nil || Bool.random(using: &random) ? Int.random(in: 0...(count - (moved == nil ? 0 : 1)), using: &random) : nil
        let gap = target.map { ItemGap(target: IndexPath(item: $0, section: 0), moved: moved.map { IndexPath(item: $0, section: 0) }) }
        let rooms = ItemRooms(gap: gap, held: held.map { IndexPath(item: $0, section: 0) })
        // The same, laid out one by one: "h" for placeholders, "g" for the gap.
        var plain: [String] = []
        var number = 0
        for item in 0...count {
            plain += held.filter { $0 == item }.map { _ in "h" }
            // A placeholder before the item that moves stands before the one after it.
            if item == moved { continue }
            if item < count || moved == nil || number <= count - 1 {
                if target == number, !plain.contains("g") { plain.append("g") }
            }
            if item < count { plain.append("\(item)") }
            number += 1
        }
        for item in 0..<count where item != moved { #expect(plain.firstIndex(of: "\(item)") == rooms.slot(of: IndexPath(item: item, section: 0)).item, "seed \(seed)") }
        let places = plain.indices.filter { plain[$0] == "h" }
        #expect(held.indices.map { rooms.slot(ofHeld: $0).item } == places, "seed \(seed): \(plain)")
        if gap != nil { #expect(rooms.gapSlot?.item == plain.firstIndex(of: "g"), "seed \(seed): \(plain)") }
        for slot in plain.indices where plain[slot] != "h" && gap == nil {
            #expect(rooms.insertion(inSlot: IndexPath(item: slot, section: 0)).item == Int(plain[slot]), "seed \(seed)")
        }
    }
}
