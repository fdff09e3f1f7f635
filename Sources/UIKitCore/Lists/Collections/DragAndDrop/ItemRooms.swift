package import Foundation

/// Places between items that belong to none of them: the gap of a drag, and placeholders. Items stand where others would.
/// A pure value. Shape: a slot is a place of the layout; everything else is counted as the data source counts.
package struct ItemRooms: Equatable {
    package var gap: ItemGap?
    /// Before which items placeholders stand, in order.
    package var held: [IndexPath]

    package init(gap: ItemGap?, held: [IndexPath]) {
        self.gap = gap
        self.held = held
    }

    /// How many rooms a section has.
    package func count(in section: Int) -> Int {
        held.count { $0.section == section } + (gap?.target.section == section ? 1 : 0) - (gap?.moved?.section == section ? 1 : 0)
    }

    /// An item's number without the item that moves.
    private func closed(_ path: IndexPath) -> Int {
        guard let moved = gap?.moved, moved.section == path.section, path.item > moved.item else { return path.item }
        return path.item - 1
    }

    /// In whose place an item stands. Shape: beyond the last where rooms move it there.
    package func slot(of path: IndexPath) -> IndexPath {
        if let gap, path == gap.moved { return gapSlot(gap) }
        let item = closed(path)
        var slot = item + held.count { $0.section == path.section && closed($0) <= item }
        if let target = gap?.target, target.section == path.section, item >= target.item { slot += 1 }
        return IndexPath(item: slot, section: path.section)
    }

    /// Where a drag's gap is: behind the placeholders that stand before the same item.
    package var gapSlot: IndexPath? { gap.map(gapSlot) }
    private func gapSlot(_ gap: ItemGap) -> IndexPath {
        IndexPath(item: gap.target.item + held.count { $0.section == gap.target.section && closed($0) <= gap.target.item }, section: gap.target.section)
    }

    /// Where a placeholder stands.
    package func slot(ofHeld index: Int) -> IndexPath {
        let path = held[index], item = closed(path)
        let before = held[..<index].count { $0.section == path.section }
        let afterGap = gap.map { $0.target.section == path.section && $0.target.item < item } ?? false
        return IndexPath(item: item + before + (afterGap ? 1 : 0), section: path.section)
    }

    /// Before which item something comes that is let go in a slot. Contract: counted without the item that moves.
    package func insertion(inSlot slot: IndexPath) -> IndexPath {
        let item = slot.item - held.indices.count { index in
            let own = self.slot(ofHeld: index)
            return own.section == slot.section && own.item < slot.item
        }
        return IndexPath(item: max(0, item), section: slot.section)
    }
}
