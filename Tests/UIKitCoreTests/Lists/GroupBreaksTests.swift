import Foundation
import Testing
import UIKitCore

@Suite struct GroupBreaksTests {
    /// Words one after another, each with a space of 1 behind it, in lines of 100.
    private struct Words {
        var lengths: [Int?]
        let estimate = 19
        func fit(_ first: Int) -> Int {
            var used = 0, number = 0
            while first + number < lengths.count {
                used += (lengths[first + number] ?? estimate) + 1
                if number > 0, used > 101 { break }
                number += 1
            }
            return number
        }
        var starts: [Int] {
            var result = [0]
            while result.last! < lengths.count { result.append(result.last! + fit(result.last!)) }
            return result
        }
    }

    private func starts(_ breaks: GroupBreaks) -> [Int] { (0...breaks.groupCount).map(breaks.first) }

    @Test func groupsThatNobodyMeasuredAreCounted() {
        let breaks = GroupBreaks(count: 1_000_003, capacity: 5)
        #expect(breaks.groupCount == 200_001 && breaks.items(of: 200_000) == 1_000_000..<1_000_003 && breaks.group(of: 999_999) == 199_999)
        #expect(breaks.listed == 0 && GroupBreaks(count: 0, capacity: 5).groupCount == 0 && GroupBreaks(count: 3, capacity: 0).groupCount == 3)
    }

    /// Measured in any order, the words stand as if they had all been known.
    @Test(arguments: 0..<20) func agreesWithBreakingAllAnew(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let count = Int.random(in: 1...120, using: &random)
        var words = Words(lengths: Array(repeating: nil, count: count))
        var breaks = GroupBreaks(count: count, capacity: 5), last = -1
        for _ in 0..<80 {
            let item = Int.random(in: 0..<count, using: &random), group = breaks.group(of: item)
            words.lengths[item] = [5, 19, 30, 60, 100].randomElement(using: &random)!
            last = max(last, item)
            let old = breaks
            let changed = breaks.fill(from: group - 1, changed: old.first(of: group + 1) - 1, last: last, fit: words.fit)
            #expect(starts(breaks) == words.starts, "seed \(seed), item \(item)")
            // What is said to be as it was is as it was.
            #expect((0..<changed.new.lowerBound).allSatisfy { breaks.items(of: $0) == old.items(of: $0) })
            let behind = old.groupCount - changed.old.upperBound
            #expect(behind == breaks.groupCount - changed.new.upperBound)
            #expect((0..<behind).allSatisfy { breaks.items(of: changed.new.upperBound + $0) == old.items(of: changed.old.upperBound + $0) })
            #expect((0..<count).allSatisfy { breaks.items(of: breaks.group(of: $0)).contains($0) })
        }
    }

    @Test func aFarItemListsNoMoreThanTheGroupsBeforeIt() {
        let words = Words(lengths: Array(repeating: 40, count: 1000))
        var breaks = GroupBreaks(count: 1000, capacity: 5)
        _ = breaks.fill(from: 19, changed: 104, last: 104, fit: words.fit)
        #expect(breaks.listed < 30 && breaks.first(of: 19) == 95 && breaks.first(of: 20) == 97)
    }
}
