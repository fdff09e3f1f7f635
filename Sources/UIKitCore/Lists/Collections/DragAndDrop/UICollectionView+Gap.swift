import CoreGraphics
import Foundation

extension UICollectionView {
    /// Where a cell stands while there is a gap. Units: points of the content. Shape: nil when that is its own place.
    func gapCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint? {
        guard let itemGap, case .cell(let path) = attributes.element else { return nil }
        let slot = itemGap.slot(of: path)
        guard slot != path else { return nil }
        return slotFrame(slot).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    /// The place of an item, or of one that would come after the last.
    func slotFrame(_ slot: IndexPath) -> CGRect? {
        if let attributes = attributes(of: .cell(slot)) { return attributes.frame }
        guard counts.indices.contains(slot.section), slot.item == counts[slot.section], slot.item > 0 else { return nil }
        func frame(_ item: Int) -> CGRect? { attributes(of: .cell(IndexPath(item: item, section: slot.section)))?.frame }
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
        let frames = indexPathsForVisibleItems.compactMap { path in attributes(of: .cell(path)).map { (path, $0.frame) } }
        func distance(_ rect: CGRect) -> CGFloat {
            hypot(max(rect.minX - point.x, 0, point.x - rect.maxX), max(rect.minY - point.y, 0, point.y - rect.maxY))
        }
        // After the last item of a section there is one more place.
        let ends = frames.filter { $0.0.item == counts[$0.0.section] - 1 }.map { IndexPath(item: $0.0.item + 1, section: $0.0.section) }
        if let end = ends.first(where: { slotFrame($0)?.contains(point) ?? false }), cell(under: point) == nil { return end }
        guard let nearest = frames.min(by: { distance($0.1) < distance($1.1) }) else { return nil }
        let end = IndexPath(item: counts[nearest.0.section], section: nearest.0.section)
        guard nearest.0.item == end.item - 1, distance(nearest.1) > 0, let after = slotFrame(end), distance(after) < distance(nearest.1) else {
            return nearest.0
        }
        return end
    }

    /// Lets the items follow a gap.
    func settleItems(animated: Bool) {
        let settle: @MainActor () -> Void = { [self] in
            for (element, view) in elements { if let attributes = placed[element] { set(view, attributes, from: attributes) } }
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
        for (element, attributes) in placed {
            guard let center = gapCenter(of: attributes) else { continue }
            let seen = attributes.duplicate
            seen.center = center
            placed[element] = seen
        }
        itemGap = nil
    }
}
