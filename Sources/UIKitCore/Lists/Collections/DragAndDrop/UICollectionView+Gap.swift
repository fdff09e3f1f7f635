import CoreGraphics
import Foundation

extension UICollectionView {
    /// Where a cell stands while there is a gap. Units: points of the content. Shape: nil when that is its own place.
    func gapCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint? {
        guard let itemRooms, case .cell(let path) = attributes.element else { return nil }
        let slot = itemRooms.slot(of: path)
        guard slot != path else { return nil }
        return slotFrame(slot).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    /// The places between items that are there now.
    var itemRooms: ItemRooms? {
        let held = listDrag?.placeholders.map(\.path) ?? []
        return itemGap == nil && held.isEmpty ? nil : ItemRooms(gap: itemGap, held: held)
    }

    /// Where the first item of a section would stand that has none: below the sections before it, as large as a flow layout makes items.
    private func firstSlotFrame(_ section: Int) -> CGRect {
        let above = (0..<section).last { counts[$0] > 0 }.flatMap { attributes(of: .cell(IndexPath(item: counts[$0] - 1, section: $0)))?.frame.maxY } ?? 0
        guard let flow = currentLayout as? UICollectionViewFlowLayout else { return CGRect(x: 0, y: above, width: 100, height: 44) }
        return CGRect(origin: CGPoint(x: flow.sectionInset.left, y: above + flow.sectionInset.top), size: FlowSection.sane(flow.itemSize))
    }

    /// The place of an item, or of one that would come after the last.
    func slotFrame(_ slot: IndexPath) -> CGRect? {
        if let attributes = attributes(of: .cell(slot)) { return attributes.frame }
        guard counts.indices.contains(slot.section), slot.item >= counts[slot.section], slot.item < counts[slot.section] + 64 else { return nil }
        guard slot.item > 0 else { return firstSlotFrame(slot.section) }
        func frame(_ item: Int) -> CGRect? { slotFrame(IndexPath(item: item, section: slot.section)) }
        guard let last = frame(slot.item - 1), let first = frame(0) else { return nil }
        let step: CGPoint
        if slot.item > 1, let before = frame(slot.item - 2), before.midY == last.midY || before.midX == last.midX {
            step = CGPoint(x: last.minX - before.minX, y: last.minY - before.minY)
        } else if let second = frame(1), slot.item > 1, second.midY == first.midY {
            // The last one begins a line: the next stands beside it as in the first line.
            step = CGPoint(x: second.minX - first.minX, y: 0)
        } else {
            step = CGPoint(x: last.width + 10, y: 0)
        }
        let next = last.offsetBy(dx: step.x, dy: step.y)
        // At the end of a line the next one begins.
        return next.maxX <= max(bounds.width, 1) + 0.5 ? next : last.offsetBy(dx: first.minX - last.minX, dy: last.height + 10)
    }

    /// The place under a point, or the nearest one in sight.
    func slot(at point: CGPoint) -> IndexPath? {
        guard counts.contains(where: { $0 > 0 }) else { return counts.isEmpty ? nil : IndexPath(item: 0, section: 0) }
        let held = listDrag?.placeholders.map(\.path.section) ?? []
        /// Behind the items of a section, and those that placeholders move there, is one more place.
        func end(of section: Int) -> IndexPath { IndexPath(item: counts[section] + held.count { $0 == section }, section: section) }
        var frames = indexPathsForVisibleItems.compactMap { path in attributes(of: .cell(path)).map { (path, $0.frame) } }
        for section in Set(held) {
            frames += (counts[section]..<end(of: section).item).map { IndexPath(item: $0, section: section) }.compactMap { slot in slotFrame(slot).map { (slot, $0) } }
        }
        func distance(_ rect: CGRect) -> CGFloat {
            hypot(max(rect.minX - point.x, 0, point.x - rect.maxX), max(rect.minY - point.y, 0, point.y - rect.maxY))
        }
        let ends = frames.map { end(of: $0.0.section) }.filter { end in frames.contains { $0.0.section == end.section && $0.0.item == end.item - 1 } }
        if let end = ends.first(where: { slotFrame($0)?.contains(point) ?? false }), cell(under: point) == nil { return end }
        guard let nearest = frames.min(by: { distance($0.1) < distance($1.1) }) else { return nil }
        let end = end(of: nearest.0.section)
        guard nearest.0.item == end.item - 1, distance(nearest.1) > 0, let after = slotFrame(end), distance(after) < distance(nearest.1) else {
            return nearest.0
        }
        return end
    }

    /// Lets the items follow a gap.
    func settleItems(animated: Bool) {
        let settle: @MainActor () -> Void = { [self] in
            for (element, view) in elements { if let attributes = placed[element] { set(view, attributes, from: attributes) } }
            placePlaceholderCells()
        }
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { settle() }
        } else {
            settle()
        }
        setNeedsLayout()
    }

    /// The gap is gone and everything is left where it is seen: that is where an update's motion begins.
    func dissolveGap() {
        guard itemGap != nil else { return }
        for (element, attributes) in placed { placed[element] = seen(attributes) }
        itemGap = nil
    }

    /// Where an element is seen, whatever the layout says.
    func seen(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let center = gapCenter(of: attributes) else { return attributes }
        let result = attributes.duplicate
        result.center = center
        return result
    }

    /// Items whose own places are out of sight and that stand in places in sight.
    func itemsInRooms(of shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let rooms = itemRooms else { return [] }
        return shown.flatMap { slot -> [UICollectionViewLayoutAttributes] in
            guard case .cell(let path) = slot.element else { return [] }
            let near = max(0, path.item - rooms.held.count - 1)...path.item
            let item = near.map { IndexPath(item: $0, section: path.section) }.first { rooms.slot(of: $0) == path }
            return item.flatMap { $0 == path ? nil : attributes(of: .cell($0)) }.map { [$0] } ?? []
        }
    }
}
