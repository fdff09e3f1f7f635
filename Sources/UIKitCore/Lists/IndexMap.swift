import Foundation

/// Which of a list's elements is which after some were taken out, put in and moved; the others keep their order.
/// Contract: indices are checked before; a value.
package struct IndexMap: Equatable {
    /// Old indices that are not among the others afterwards, and new indices that come from elsewhere; rising.
    private let removed: [Int]
    private let added: [Int]
    private let moves: [Int: Int]
    private let origins: [Int: Int]

    package static let identity = IndexMap(removed: [], added: [], moves: [:])

    /// `moves` lead from old to new indices; `removed` and `added` are without them.
    package init(removed: some Collection<Int>, added: some Collection<Int>, moves: [Int: Int]) {
        self.removed = (Array(removed) + moves.keys).sorted()
        self.added = (Array(added) + moves.values).sorted()
        self.moves = moves
        origins = Dictionary(moves.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    }

    package func new(_ old: Int) -> Int? { moves[old] ?? IndexMap.map(old, without: removed, with: added) }
    package func old(_ new: Int) -> Int? { origins[new] ?? IndexMap.map(new, without: added, with: removed) }

    /// The place of an element among those that stay, and the place that this has among those that are there then.
    private static func map(_ index: Int, without gone: [Int], with come: [Int]) -> Int? {
        let before = count(in: gone.indices) { gone[$0] < index }
        if before < gone.count, gone[before] == index { return nil }
        let place = index - before
        // So many places are free before the i-th newcomer.
        return place + count(in: come.indices) { come[$0] - $0 <= place }
    }

    /// How many of the first indices satisfy a test that holds for the first ones and then for none.
    private static func count(in range: Range<Int>, where test: (Int) -> Bool) -> Int {
        var low = range.lowerBound, high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if test(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// What stays taken out and put in as runs: to take out from the back, to put in from the front.
    package var removedRuns: [Range<Int>] { IndexMap.runs(of: removed) }
    package var addedRuns: [Range<Int>] { IndexMap.runs(of: added) }

    private static func runs(of rising: [Int]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for index in rising {
            if let last = result.last, last.upperBound == index {
                result[result.count - 1] = last.lowerBound..<index + 1
            } else {
                result.append(index..<index + 1)
            }
        }
        return result
    }
}
