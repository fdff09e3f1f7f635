package import Foundation

/// Sections one after another along the way that a collection scrolls.
/// Units: points from the content's beginning.
package struct SectionStack: Equatable {
    private var starts: [CGFloat] = []
    private var ends: [CGFloat] = []
    package private(set) var length: CGFloat = 0

    package init() {}

    /// `lengths` in order, `gap` between neighbours, `start` before the first.
    package init(_ lengths: [CGFloat], gap: CGFloat = 0, start: CGFloat = 0) {
        var place = start
        for (index, length) in lengths.enumerated() {
            if index > 0 { place += gap }
            starts.append(place)
            place += length
            ends.append(place)
        }
        length = place
    }

    package var count: Int { starts.count }
    package func start(of section: Int) -> CGFloat { starts[section] }
    package func end(of section: Int) -> CGFloat { ends[section] }

    /// The sections that a stretch touches, those of no length at its ends among them.
    package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard high >= low else { return 0..<0 }
        let first = firstIndex { ends[$0] >= low }
        let last = firstIndex { starts[$0] > high }
        return first..<max(first, last)
    }

    /// The first section for which a test holds that holds for all after it.
    private func firstIndex(where test: (Int) -> Bool) -> Int {
        var low = 0, high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if test(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
