package import CoreGraphics

/// How an open gap bends the places of a section's rows.
/// Units: points below the section's first row. "Plain" is without gap and with the moved row at its old place.
extension TableGeometry {
    /// By how much a section is higher than its parts.
    func gapHeight(in section: Int) -> CGFloat {
        guard let gap else { return 0 }
        return (gap.place.section == section ? gap.height : 0) - (movedRange(in: section)?.height ?? 0)
    }

    private func movedRange(in section: Int) -> (row: Int, top: CGFloat, height: CGFloat)? {
        guard let moved = gap?.moved, moved.section == section else { return nil }
        let rows = sections[section].rows
        return (moved.row, rows.top(of: moved.row), rows[moved.row])
    }

    /// Where the gap begins; nil when it is in another section.
    private func gapTop(in section: Int) -> CGFloat? {
        guard let gap, gap.place.section == section else { return nil }
        let rows = sections[section].rows
        let top = gap.place.row < rows.count ? rows.top(of: gap.place.row) : rows.height
        guard let moved = movedRange(in: section), moved.row < gap.place.row else { return top }
        return top - moved.height
    }

    /// How far from its plain place a row stands.
    func gapShift(of row: Int, in section: Int) -> CGFloat {
        guard let gap else { return 0 }
        if gap.moved == TableGap.Row(section: section, row: row) {
            let plain = rowsTop(section) + sections[section].rows.top(of: row)
            return rowsTop(gap.place.section) + (gapTop(in: gap.place.section) ?? 0) - plain
        }
        var shift: CGFloat = 0
        if gap.place.section == section, row >= gap.place.row { shift += gap.height }
        if let moved = movedRange(in: section), row > moved.row { shift -= moved.height }
        return shift
    }

    /// What a distance is without the gap; nil inside it. The old place of the moved row is closed.
    private func closed(_ rest: CGFloat, in section: Int) -> CGFloat? {
        guard let gap, let top = gapTop(in: section), rest >= top else { return rest }
        return rest >= top + gap.height ? rest - gap.height : nil
    }

    /// The plain distance of a closed one.
    private func plain(_ closed: CGFloat, in section: Int) -> CGFloat {
        guard let moved = movedRange(in: section), closed >= moved.top else { return closed }
        return closed + moved.height
    }

    /// The plain place of what is seen at a distance; in the gap, where the gap is.
    func withoutGap(_ rest: CGFloat, in section: Int) -> CGFloat {
        gap == nil ? rest : plain(closed(rest, in: section) ?? gapTop(in: section) ?? rest, in: section)
    }

    /// Whether a place lies in the gap. Units: points of the content.
    package func isInGap(_ y: CGFloat) -> Bool {
        guard let section = gap?.place.section, sections.indices.contains(section) else { return false }
        return closed(y - rowsTop(section), in: section) == nil
    }

    /// Where something that is let go here comes: between the rows whose middles are above and those whose middles are below.
    /// Units: points of the content. Shape: counted without the row that moves; nil when there are no sections.
    package func insertion(at y: CGFloat) -> TableGap.Row? {
        guard let section = section(at: y) else { return nil }
        if isInGap(y), let gap { return gap.insertion }
        let rows = sections[section].rows, moved = movedRange(in: section)
        let count = rows.count - (moved == nil ? 0 : 1)
        guard let rest = closed(y - rowsTop(section), in: section) else { return gap?.insertion }
        let end = rows.height - (moved?.height ?? 0)
        if rest <= 0 || count == 0 { return TableGap.Row(section: section, row: 0) }
        guard rest < end, let row = rows.row(at: plain(rest, in: section)) else { return TableGap.Row(section: section, row: count) }
        let before = moved.map { $0.row < row } ?? false
        let top = rows.top(of: row) - (before ? moved?.height ?? 0 : 0)
        let index = row - (before ? 1 : 0)
        return TableGap.Row(section: section, row: rest < top + rows[row] / 2 ? index : index + 1)
    }
}
