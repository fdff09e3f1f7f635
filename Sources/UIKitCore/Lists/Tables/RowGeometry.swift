package import Foundation

/// Where the rows of one section lie, when only those that were seen have been measured.
///
/// Rows are kept in blocks. A block of rows that nobody measured is a count, whatever its length, so that a million rows of one height
/// cost no memory; a block with measured rows keeps their heights. The beginnings of all blocks are known, so a row or a place is found
/// by halving; a measured row moves the beginnings behind it, of which there are few.
/// However far a list is scrolled, only so many blocks keep heights: the ones that are farthest off become counts again, as long as they
/// were, so that nothing behind them moves.
/// Units: points from the top of the first row. Contract: a value; heights are finite and not negative.
package struct RowGeometry: Equatable {
    private struct Block: Equatable {
        var count: Int
        /// What a row counts with whose height is not listed. Units: points.
        var each: CGFloat
        /// Nil when no row's height is kept; `unmeasured` in the place of each row that was not measured.
        var heights: [CGFloat]?
        var total: CGFloat
    }

    private static let unmeasured: CGFloat = -1
    /// How many rows around a measured one are kept row by row, and how many at most.
    private static let blockLength = 256
    /// How many blocks keep heights.
    private static let mostListed = 64

    /// The height that a row counts with before it is measured.
    package let estimate: CGFloat
    package private(set) var count: Int
    private var blocks: [Block] = []
    /// The first row and the beginning of each block.
    private var firstRows: [Int] = []
    private var tops: [CGFloat] = []
    package private(set) var height: CGFloat = 0
    private var listed = 0

    /// How many heights are kept.
    package var keptCount: Int { blocks.reduce(0) { $0 + ($1.heights?.count ?? 0) } }
    /// How many blocks there are.
    package var blockCount: Int { blocks.count }

    package init(count: Int, estimate: CGFloat) {
        self.estimate = Self.sane(estimate)
        self.count = max(0, count)
        if self.count > 0 { blocks = [counted(self.count, self.estimate)] }
        index(from: 0)
    }

    package static func sane(_ height: CGFloat) -> CGFloat { height.isFinite && height > 0 ? height : 0 }

    // MARK: Asking

    /// The height of a row, measured or not.
    package subscript(row: Int) -> CGFloat {
        let block = block(of: row)
        guard let heights = blocks[block].heights else { return blocks[block].each }
        let height = heights[row - firstRows[block]]
        return height == Self.unmeasured ? blocks[block].each : height
    }

    /// Where a row begins; for the row after the last, where the last one ends.
    package func top(of row: Int) -> CGFloat {
        guard row < count else { return height }
        let block = block(of: row)
        let offset = row - firstRows[block]
        guard let heights = blocks[block].heights else { return tops[block] + CGFloat(offset) * blocks[block].each }
        return tops[block] + sum(heights[..<offset], blocks[block].each)
    }

    /// The row at a place; the first or the last for places outside. Shape: nil when there are no rows.
    package func row(at y: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        let block = lastIndex(of: tops, notAfter: y)
        let rest = y - tops[block], each = blocks[block].each
        guard let heights = blocks[block].heights else {
            let last = blocks[block].count - 1
            guard rest >= 0 else { return firstRows[block] }
            return firstRows[block] + (each > 0 ? min(Int(min(rest / each, CGFloat(last))), last) : last)
        }
        var end: CGFloat = 0
        for (offset, height) in heights.enumerated() {
            end += height == Self.unmeasured ? each : height
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
            guard height != blocks[block].each else { return 0 }
            block = open(block, around: row)
        }
        blocks[block].heights?[row - firstRows[block]] = height
        blocks[block].total += height - old
        index(from: block)
        return height - old
    }

    /// Lets a row count with what its neighbours count with that nobody measured.
    package mutating func forget(_ row: Int) {
        let block = block(of: row)
        guard blocks[block].heights != nil else { return }
        let old = self[row]
        blocks[block].heights?[row - firstRows[block]] = Self.unmeasured
        blocks[block].total += blocks[block].each - old
        index(from: block)
    }

    /// Gives the rows around `row` a block of their own that can keep heights. Returns its index.
    private mutating func open(_ block: Int, around row: Int) -> Int {
        let length = blocks[block].count, each = blocks[block].each
        let low = (row - firstRows[block]) / Self.blockLength * Self.blockLength
        let high = min(low + Self.blockLength, length)
        var opened = counted(high - low, each)
        opened.heights = Array(repeating: Self.unmeasured, count: high - low)
        let parts = [low > 0 ? counted(low, each) : nil, opened, high < length ? counted(length - high, each) : nil].compactMap { $0 }
        blocks.replaceSubrange(block...block, with: parts)
        listed += 1
        index(from: block)
        let index = low > 0 ? block + 1 : block
        return listed > Self.mostListed ? closeFarthest(from: index) : index
    }

    /// Lets the block with heights that is farthest from another one be a count. Returns where that other one is then.
    private mutating func closeFarthest(from index: Int) -> Int {
        let row = firstRows[index]
        guard let far = blocks.indices.filter({ blocks[$0].heights != nil && $0 != index }).max(by: { abs(firstRows[$0] - row) < abs(firstRows[$1] - row) })
        else { return index }
        blocks[far].heights = nil
        blocks[far].each = blocks[far].total / CGFloat(blocks[far].count)
        listed -= 1
        var first = far
        if far + 1 < blocks.count, blocks[far + 1].heights == nil, let both = join(blocks[far], blocks[far + 1]) { blocks.replaceSubrange(far...far + 1, with: [both]) }
        if far > 0, blocks[far - 1].heights == nil, let both = join(blocks[far - 1], blocks[far]) {
            blocks.replaceSubrange(far - 1...far, with: [both])
            first = far - 1
        }
        self.index(from: first)
        return block(of: row)
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
        countListed()
        count -= rows.count
        index(from: max(0, first - 1))
    }

    /// Puts rows that nobody measured before `row`.
    package mutating func insert(_ number: Int, at row: Int) {
        guard number > 0 else { return }
        guard count > 0 else { return self = RowGeometry(count: number, estimate: estimate) }
        let index = row < count ? block(of: row) : blocks.count - 1
        let block = blocks[index], offset = row - firstRows[index]
        let parts = [part(block, 0..<offset), counted(number, estimate), part(block, offset..<block.count)].compactMap { $0 }
        blocks.replaceSubrange(index...index, with: joined(parts))
        countListed()
        count += number
        self.index(from: max(0, index - 1))
    }

    private func counted(_ count: Int, _ each: CGFloat) -> Block { Block(count: count, each: each, total: CGFloat(count) * each) }

    private func part(_ block: Block, _ range: Range<Int>) -> Block? {
        guard !range.isEmpty else { return nil }
        guard let heights = block.heights else { return counted(range.count, block.each) }
        let part = Array(heights[range])
        return Block(count: part.count, each: block.each, heights: part, total: sum(part[...], block.each))
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
        if a.heights == nil, b.heights == nil {
            // Rows of either part count with what they are together, so that both ends stay where they are.
            let count = a.count + b.count
            return Block(count: count, each: a.each == b.each ? a.each : (a.total + b.total) / CGFloat(count), total: a.total + b.total)
        }
        guard a.count + b.count <= Self.blockLength * 2 else { return nil }
        return Block(count: a.count + b.count, each: a.each, heights: list(a, a.each) + list(b, a.each), total: a.total + b.total)
    }

    /// The heights of a block that is to count unmeasured rows with another height.
    private func list(_ block: Block, _ each: CGFloat) -> [CGFloat] {
        let own = block.each == each ? Self.unmeasured : block.each
        guard let heights = block.heights else { return Array(repeating: own, count: block.count) }
        return own == Self.unmeasured ? heights : heights.map { $0 == Self.unmeasured ? own : $0 }
    }

    private mutating func countListed() { listed = blocks.reduce(0) { $0 + ($1.heights == nil ? 0 : 1) } }

    // MARK: Finding

    private func sum(_ heights: ArraySlice<CGFloat>, _ each: CGFloat) -> CGFloat {
        heights.reduce(0) { $0 + ($1 == Self.unmeasured ? each : $1) }
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
