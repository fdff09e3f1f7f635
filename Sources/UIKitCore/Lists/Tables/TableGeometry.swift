package import Foundation

/// Where everything in a table's content stands along it: sections, one below the other, each a gap, a header, rows and a footer.
/// Units: points from the top of the content.
package struct TableGeometry: Equatable {
    /// What lies at a place.
    package enum Place: Equatable { case header(Int), row(section: Int, row: Int), footer(Int) }

    package struct Section: Equatable {
        /// Room above the header.
        package var gap: CGFloat = 0
        /// Nil until it is known whether there is one.
        package var header: CGFloat?
        package var rows: RowGeometry
        package var footer: CGFloat?

        package init(rows: RowGeometry, gap: CGFloat = 0, header: CGFloat? = nil, footer: CGFloat? = nil) {
            self.rows = rows
            self.gap = gap
            self.header = header
            self.footer = footer
        }

        package var height: CGFloat { gap + (header ?? 0) + rows.height + (footer ?? 0) }
    }

    /// Room above the first section: the table's own header view.
    package var top: CGFloat = 0 { didSet { if top != oldValue { index(from: 0) } } }
    package private(set) var sections: [Section]
    /// Room for what is about to be dropped. Contract: its rows are there; whoever changes the sections closes it before.
    package var gap: TableGap? { didSet { if gap != oldValue { index(from: 0) } } }
    /// Room that stays, for placeholders. Contract: in order, and none of a moved row.
    package var held: [TableGap] = [] { didSet { if held != oldValue { index(from: 0) } } }
    /// Where each section begins.
    private var starts: [CGFloat] = []
    /// Where the last section ends.
    package private(set) var bottom: CGFloat = 0

    package init(_ sections: [Section] = []) {
        self.sections = sections
        index(from: 0)
    }

    private mutating func index(from first: Int) {
        starts.removeLast(max(0, starts.count - first))
        var y = first > 0 ? starts[first - 1] + height(of: first - 1) : top
        for section in first..<sections.count {
            starts.append(y)
            y += height(of: section)
        }
        bottom = y
    }

    private func height(of section: Int) -> CGFloat { sections[section].height + gapHeight(in: section) }

    // MARK: Changing

    package mutating func replace(_ new: [Section]) {
        gap = nil
        held = []
        sections = new
        index(from: 0)
    }

    /// Returns by how much the row differs from what it counted with.
    @discardableResult package mutating func measure(row: Int, in section: Int, _ height: CGFloat) -> CGFloat {
        let change = sections[section].rows.measure(row, height)
        if change != 0 { index(from: section + 1) }
        return change
    }

    package mutating func forget(row: Int, in section: Int) {
        sections[section].rows.forget(row)
        index(from: section + 1)
    }

    package mutating func setHeader(_ height: CGFloat, gap: CGFloat, in section: Int) {
        guard sections[section].header != height || sections[section].gap != gap else { return }
        sections[section].header = RowGeometry.sane(height)
        sections[section].gap = RowGeometry.sane(gap)
        index(from: section + 1)
    }

    package mutating func setFooter(_ height: CGFloat, in section: Int) {
        guard sections[section].footer != height else { return }
        sections[section].footer = RowGeometry.sane(height)
        index(from: section + 1)
    }

    // MARK: Asking

    package func start(of section: Int) -> CGFloat { section < sections.count ? starts[section] : bottom }
    package func end(of section: Int) -> CGFloat { section + 1 < sections.count ? starts[section + 1] : bottom }

    package func headerRange(_ section: Int) -> Range<CGFloat> {
        let low = starts[section] + sections[section].gap
        return low..<low + (sections[section].header ?? 0)
    }

    package func rowRange(_ row: Int, in section: Int) -> Range<CGFloat> {
        let part = sections[section]
        let low = rowsTop(section) + part.rows.top(of: row) + gapShift(of: row, in: section)
        return low..<low + part.rows[row]
    }

    package func footerRange(_ section: Int) -> Range<CGFloat> {
        let high = end(of: section)
        return high - (sections[section].footer ?? 0)..<high
    }

    package func rowsTop(_ section: Int) -> CGFloat { headerRange(section).upperBound }

    /// The section at a place; the first or the last for places outside. Shape: nil when there are none.
    package func section(at y: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= y { low = middle } else { high = middle }
        }
        return low
    }

    /// The row at a place. Shape: nil between rows and outside.
    package func row(at y: CGFloat) -> (section: Int, row: Int)? {
        guard y >= top, y < bottom, let section = section(at: y) else { return nil }
        let rest = y - rowsTop(section), rows = sections[section].rows
        if isInGap(y) { return gap?.moved.map { ($0.section, $0.row) } }
        if isHeld(y) { return nil }
        guard rest >= 0, rest < rows.height + gapHeight(in: section), let row = rows.row(at: withoutGap(rest, in: section)) else { return nil }
        return (section, row)
    }

    /// The rows of a section that a stretch of the content touches.
    /// Shape: where it touches none, an empty range at the first or behind the last row.
    package func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let rows = sections[section].rows
        let start = withoutGap(low - rowsTop(section), in: section), end = withoutGap(high - rowsTop(section), in: section)
        guard end > 0, start < end else { return 0..<0 }
        guard start < rows.height, let first = rows.row(at: max(0, start)), let last = rows.row(at: end) else { return rows.count..<rows.count }
        // A row that begins where the stretch ends is not touched.
        let upper = rows.top(of: last) < end ? last + 1 : last
        return first..<max(first, upper)
    }

    /// The sections that a stretch of the content touches.
    package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard let first = section(at: low), let last = section(at: high), low < high else { return 0..<0 }
        return first..<last + 1
    }
}
