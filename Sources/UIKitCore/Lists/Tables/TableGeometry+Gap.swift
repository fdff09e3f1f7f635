package import CoreGraphics

/// How the rooms between rows, an open gap and those of placeholders, bend the places of a section's rows.
/// Units: points below the section's first row. "Plain" is without rooms and with the moved row at its old place; "closed" is without rooms,
/// and with the moved row's place closed.
extension TableGeometry {
    private struct Room {
        var place: TableGap.Row
        /// Closed.
        var top: CGFloat
        var height: CGFloat
        var isGap: Bool
    }

    /// The rooms of a section, from above; a gap is below placeholders that stand before the same row.
    private func rooms(in section: Int) -> [Room] {
        guard gap != nil || !held.isEmpty else { return [] }
        let rows = sections[section].rows, moved = movedRange(in: section)
        func room(_ gap: TableGap, isGap: Bool) -> Room {
            let top = gap.place.row < rows.count ? rows.top(of: gap.place.row) : rows.height
            let isBelow = moved.map { $0.row < gap.place.row } ?? false
            return Room(place: gap.place, top: isBelow ? top - (moved?.height ?? 0) : top, height: gap.height, isGap: isGap)
        }
        var result = held.filter { $0.place.section == section }.map { room($0, isGap: false) }
        if let gap, gap.place.section == section {
            result.insert(room(gap, isGap: true), at: result.firstIndex { $0.place.row > gap.place.row } ?? result.count)
        }
        return result
    }

    private func movedRange(in section: Int) -> (row: Int, top: CGFloat, height: CGFloat)? {
        guard let moved = gap?.moved, moved.section == section else { return nil }
        let rows = sections[section].rows
        return (moved.row, rows.top(of: moved.row), rows[moved.row])
    }

    /// By how much a section is higher than its parts.
    func gapHeight(in section: Int) -> CGFloat {
        guard gap != nil || !held.isEmpty else { return 0 }
        return rooms(in: section).reduce(0) { $0 + $1.height } - (movedRange(in: section)?.height ?? 0)
    }

    /// Where the gap begins, as it is seen; nil when it is in another section.
    private func gapTop(in section: Int) -> CGFloat? {
        var above: CGFloat = 0
        for room in rooms(in: section) {
            if room.isGap { return room.top + above }
            above += room.height
        }
        return nil
    }

    /// How far from its plain place a row stands.
    func gapShift(of row: Int, in section: Int) -> CGFloat {
        guard gap != nil || !held.isEmpty else { return 0 }
        if let gap, gap.moved == TableGap.Row(section: section, row: row) {
            let plain = rowsTop(section) + sections[section].rows.top(of: row)
            return rowsTop(gap.place.section) + (gapTop(in: gap.place.section) ?? 0) - plain
        }
        let shift = rooms(in: section).reduce(0) { $0 + (row >= $1.place.row ? $1.height : 0) }
        guard let moved = movedRange(in: section), row > moved.row else { return shift }
        return shift - moved.height
    }

    /// What a distance is without the rooms above it, and the room that it lies in.
    private func closed(_ rest: CGFloat, in section: Int) -> (rest: CGFloat, room: Room?) {
        var rest = rest
        for room in rooms(in: section) {
            if rest < room.top { break }
            if rest < room.top + room.height { return (room.top, room) }
            rest -= room.height
        }
        return (rest, nil)
    }

    /// The plain distance of a closed one.
    private func plain(_ closed: CGFloat, in section: Int) -> CGFloat {
        guard let moved = movedRange(in: section), closed >= moved.top else { return closed }
        return closed + moved.height
    }

    /// The plain place of what is seen at a distance; in a room, where the room is.
    func withoutGap(_ rest: CGFloat, in section: Int) -> CGFloat {
        gap == nil && held.isEmpty ? rest : plain(closed(rest, in: section).rest, in: section)
    }

    /// Whether a place lies in the gap. Units: points of the content.
    package func isInGap(_ y: CGFloat) -> Bool {
        guard let section = gap?.place.section, sections.indices.contains(section) else { return false }
        return closed(y - rowsTop(section), in: section).room?.isGap == true
    }

    /// Whether a placeholder stands at a place. Units: points of the content.
    func isHeld(_ y: CGFloat) -> Bool {
        guard !held.isEmpty, let section = section(at: y) else { return false }
        return closed(y - rowsTop(section), in: section).room?.isGap == false
    }

    /// Where a placeholder stands. Units: points of the content.
    package func heldRange(_ index: Int) -> Range<CGFloat> {
        let section = held[index].place.section
        var number = held[..<index].count { $0.place.section == section }, above: CGFloat = 0
        for room in rooms(in: section) {
            if !room.isGap {
                let low = rowsTop(section) + room.top + above
                if number == 0 { return low..<low + room.height }
                number -= 1
            }
            above += room.height
        }
        return bottom..<bottom
    }

    /// Where something that is let go here comes: between the rows whose middles are above and those whose middles are below.
    /// Units: points of the content. Shape: counted without the row that moves; nil when there are no sections.
    package func insertion(at y: CGFloat) -> TableGap.Row? {
        guard let section = section(at: y) else { return nil }
        let rows = sections[section].rows, moved = movedRange(in: section)
        let count = rows.count - (moved == nil ? 0 : 1)
        let (rest, room) = closed(y - rowsTop(section), in: section)
        if let room { return TableGap(place: room.place, height: 0, moved: gap?.moved).insertion }
        let end = rows.height - (moved?.height ?? 0)
        if rest <= 0 || count == 0 { return TableGap.Row(section: section, row: 0) }
        guard rest < end, let row = rows.row(at: plain(rest, in: section)) else { return TableGap.Row(section: section, row: count) }
        let before = moved.map { $0.row < row } ?? false
        let top = rows.top(of: row) - (before ? moved?.height ?? 0 : 0)
        let index = row - (before ? 1 : 0)
        return TableGap.Row(section: section, row: rest < top + rows[row] / 2 ? index : index + 1)
    }
}
