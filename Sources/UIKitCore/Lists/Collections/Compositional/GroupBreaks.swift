/// Which items stand in which group of a section, where a group holds as many as fit.
///
/// Groups up to the last one whose items were measured are listed. Behind them nobody knows better than that each holds as many as it
/// would unmeasured, so that they are counted, however many there are.
/// Contract: a value; there is no group without items.
package struct GroupBreaks: Equatable {
    /// How many items there are, and how many a group holds that nobody measured.
    package let count: Int
    package let capacity: Int
    /// The first item of each listed group, and of the first that is counted.
    private var starts = [0]

    package init(count: Int, capacity: Int) {
        self.count = max(0, count)
        self.capacity = max(1, capacity)
    }

    /// How many groups are listed.
    package var listed: Int { starts.count - 1 }
    private var end: Int { starts[starts.count - 1] }

    package var groupCount: Int { listed + (count - end + capacity - 1) / capacity }

    /// The first item of a group; for the group after the last, the number of items.
    package func first(of group: Int) -> Int { group <= listed ? starts[group] : min(count, end + (group - listed) * capacity) }

    package func items(of group: Int) -> Range<Int> { first(of: group)..<first(of: group + 1) }

    package func group(of item: Int) -> Int {
        guard item < end else { return listed + (item - end) / capacity }
        var low = 0, high = listed
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= item { low = middle } else { high = middle }
        }
        return low
    }

    /// Fills the groups from `group` on anew, as items through `changed` want it; `last` is the last item that was ever measured.
    /// Contract: `fit` says how many items a group holds that begins with an item. Returns the groups that are others now, and the groups
    /// they stand in the place of.
    package mutating func fill(from group: Int, changed: Int, last: Int, fit: (Int) -> Int) -> (old: Range<Int>, new: Range<Int>) {
        let before = self
        let first = min(max(0, group), groupCount)
        while listed < first { starts.append(before.first(of: starts.count)) }
        starts.removeLast(listed - first)
        while end < count, end <= max(changed, last) {
            starts.append(min(count, end + max(1, fit(end))))
            guard end > changed, end < count, before.end > last || end > last else { continue }
            // Where a group begins that was there before, all behind it are as they were.
            let same = before.group(of: end), new = listed
            guard before.first(of: same) == end else { continue }
            if same < before.listed { starts += before.starts[(same + 1)...] }
            return (first..<same, first..<new)
        }
        return (first..<before.groupCount, first..<groupCount)
    }
}
