package import Foundation

/// Where the rows of one section lie, when only those that were seen have been measured.
///
/// Rows are kept in blocks. A block of rows that nobody measured is a count, whatever its length, so that a million rows of one height
/// cost no memory; a block with measured rows keeps their heights. The beginnings of all blocks are known, so a row or a place is found
/// by halving; a measured row moves the beginnings behind it, of which there are few.
/// Units: points from the top of the first row. Contract: a value; heights are finite and not negative.
package struct RowGeometry: Equatable {
    private struct Block: Equatable {
        var count: Int
        /// Nil when no row was measured; `unmeasured` in the place of each row that was not.
        var heights: [CGFloat]?
        var total: CGFloat
    }

    private static let unmeasured: CGFloat = -1
    /// How many rows around a measured one are kept row by row, and how many at most.
    private static let blockLength = 256

    /// The height that a row counts with before it is measured.
    package let estimate: CGFloat
    package private(set) var count: Int
    private var blocks: [Block] = []
    /// The first row and the beginning of each block.
    private var firstRows: [Int] = []
    private var tops: [CGFloat] = []
    package private(set) var height: CGFloat = 0

    package init(count: Int, estimate: CGFloat) {
        self.estimate = Self.sane(estimate)
        self.count = max(0, count)
        if self.count > 0 { blocks = [uniform(self.count)] }
        index(from: 0)
    }

    package static func sane(_ height: CGFloat) -> CGFloat { height.isFinite && height > 0 ? height : 0 }

    // MARK: Asking

    /// The height of a row, measured or not.
    package subscript(row: Int) -> CGFloat {
        let block = block(of: row)
        guard let heights = blocks[block].heights else { return estimate }
        let height = heights[row - firstRows[block]]
        return height == Self.unmeasured ? estimate : height
    }

    /// Where a row begins; for the row after the last, where the last one ends.
    package func top(of row: Int) -> CGFloat {
        guard row < count else { return height }
        let block = block(of: row)
        let offset = row - firstRows[block]
        guard let heights = blocks[block].heights else { return tops[block] + CGFloat(offset) * estimate }
        return tops[block] + sum(heights[..<offset])
    }

    /// The row at a place; the first or the last for places outside. Shape: nil when there are no rows.
    package func row(at y: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        let block = lastIndex(of: tops, notAfter: y)
        let rest = y - tops[block]
        guard let heights = blocks[block].heights else {
            let last = blocks[block].count - 1
            guard rest >= 0 else { return firstRows[block] }
            return firstRows[block] + (estimate > 0 ? min(Int(min(rest / estimate, CGFloat(last))), last) : last)
        }
        var end: CGFloat = 0
        for (offset, height) in heights.enumerated() {
            end += height == Self.unmeasured ? estimate : height
            if rest < end { return firstRows[block] + offset }
        }
        return firstRows[block] + heights.count - 1
    }

    // MARK: Measuring

    /// Notes a row's height. Returns by how much it differs from what it counted with.
    @discardableResult package mutating func measure(_ row: Int, _ height: CGFloat) -> CGFloat {
        let height = Self.sane(height)
        let old = self[row]
        var block = block(of: row)
        if blocks[block].heights == nil {
            guard height != estimate else { return 0 }
            block = open(block, around: row)
        }
        blocks[block].heights?[row - firstRows[block]] = height
        blocks[block].total += height - old
        index(from: block)
        return height - old
    }

    /// Lets a row count with the estimate again.
    package mutating func forget(_ row: Int) {
        let block = block(of: row)
        guard blocks[block].heights != nil else { return }
        let old = self[row]
        blocks[block].heights?[row - firstRows[block]] = Self.unmeasured
        blocks[block].total += estimate - old
        index(from: block)
    }

    /// Gives the rows around `row` a block of their own that can keep heights. Returns its index.
    private mutating func open(_ block: Int, around row: Int) -> Int {
        let length = blocks[block].count
        let low = (row - firstRows[block]) / Self.blockLength * Self.blockLength
        let high = min(low + Self.blockLength, length)
        let opened = Block(count: high - low, heights: Array(repeating: Self.unmeasured, count: high - low), total: CGFloat(high - low) * estimate)
        let parts = [low > 0 ? uniform(low) : nil, opened, high < length ? uniform(length - high) : nil].compactMap { $0 }
        blocks.replaceSubrange(block...block, with: parts)
        index(from: block)
        return low > 0 ? block + 1 : block
    }

    // MARK: Changing

    /// Takes rows out. Contract: `rows` lies in the rows that are there.
    package mutating func remove(_ rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        let first = block(of: rows.lowerBound), last = block(of: rows.upperBound - 1)
        var kept: [Block] = []
        for index in first...last {
            let start = firstRows[index], block = blocks[index]
            kept += [part(block, 0..<max(0, rows.lowerBound - start)), part(block, min(rows.upperBound - start, block.count)..<block.count)]
                .compactMap { $0 }
        }
        blocks.replaceSubrange(first...last, with: joined(kept))
        count -= rows.count
        index(from: max(0, first - 1))
    }

    /// Puts rows that nobody measured before `row`.
    package mutating func insert(_ number: Int, at row: Int) {
        guard number > 0 else { return }
        guard count > 0 else { return self = RowGeometry(count: number, estimate: estimate) }
        let index = row < count ? block(of: row) : blocks.count - 1
        let block = blocks[index], offset = row - firstRows[index]
        let parts = [part(block, 0..<offset), uniform(number), part(block, offset..<block.count)].compactMap { $0 }
        blocks.replaceSubrange(index...index, with: joined(parts))
        count += number
        self.index(from: max(0, index - 1))
    }

    private func uniform(_ count: Int) -> Block { Block(count: count, heights: nil, total: CGFloat(count) * estimate) }

    private func part(_ block: Block, _ range: Range<Int>) -> Block? {
        guard !range.isEmpty else { return nil }
        guard let heights = block.heights else { return uniform(range.count) }
        let part = Array(heights[range])
        return Block(count: part.count, heights: part, total: sum(part[...]))
    }

    /// Joins neighbours where that keeps blocks short, so that many small changes leave few blocks.
    private func joined(_ list: [Block]) -> [Block] {
        var result: [Block] = []
        for block in list {
            guard let last = result.last, let both = join(last, block) else { result.append(block); continue }
            result[result.count - 1] = both
        }
        return result
    }

    private func join(_ a: Block, _ b: Block) -> Block? {
        if a.heights == nil, b.heights == nil { return uniform(a.count + b.count) }
        guard a.count + b.count <= Self.blockLength * 2 else { return nil }
        let heights = (a.heights ?? Array(repeating: Self.unmeasured, count: a.count)) + (b.heights ?? Array(repeating: Self.unmeasured, count: b.count))
        return Block(count: heights.count, heights: heights, total: a.total + b.total)
    }

    // MARK: Finding

    private func sum(_ heights: ArraySlice<CGFloat>) -> CGFloat {
        heights.reduce(0) { $0 + ($1 == Self.unmeasured ? estimate : $1) }
    }

    private func block(of row: Int) -> Int {
        precondition(row >= 0 && row < count, "UITableView: row \(row) was asked for in a section of \(count) rows.")
        return lastIndex(of: firstRows, notAfter: row)
    }

    /// The last of the rising values that is not after `value`, or the first.
    private func lastIndex<Value: Comparable>(of list: [Value], notAfter value: Value) -> Int {
        var low = 0, high = list.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if list[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }

    /// Notes anew where the blocks from `start` on begin.
    private mutating func index(from start: Int) {
        firstRows.removeLast(max(0, firstRows.count - start))
        tops.removeLast(max(0, tops.count - start))
        var row = start > 0 ? firstRows[start - 1] + blocks[start - 1].count : 0
        var top = start > 0 ? tops[start - 1] + blocks[start - 1].total : 0
        for block in blocks[start...] {
            firstRows.append(row)
            tops.append(top)
            row += block.count
            top += block.total
        }
        height = top
    }
}
