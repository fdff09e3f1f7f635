import Foundation

/// How one list of different elements becomes another.
package struct ListDifference: Equatable {
    /// Old indices, rising.
    package private(set) var removed: [Int] = []
    /// New indices, rising.
    package private(set) var inserted: [Int] = []
    /// From old to new indices: the fewest elements whose move leaves the others in order.
    package private(set) var moved: [Int: Int] = [:]

    package init<Element: Hashable>(from old: [Element], to new: [Element]) {
        guard old != new else { return }
        let places = Dictionary(new.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let known = Set(old)
        inserted = new.indices.filter { !known.contains(new[$0]) }
        var stayed: [(old: Int, new: Int)] = []
        for (index, element) in old.enumerated() {
            if let place = places[element] { stayed.append((index, place)) } else { removed.append(index) }
        }
        let still = ListDifference.longestRising(stayed.map(\.new))
        for (index, pair) in stayed.enumerated() where !still.contains(index) { moved[pair.old] = pair.new }
    }

    /// The indices of a longest rising row of values. Source: patience sorting.
    private static func longestRising(_ values: [Int]) -> Set<Int> {
        // By length: the index at which the row with the smallest end ends.
        var ends: [Int] = [], before = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0, high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: Set<Int> = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.insert(index)
            index = before[index]
        }
        return result
    }
}
