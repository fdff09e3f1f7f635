public import CoreGraphics
public import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: Layout

    /// Shape: nil for what is not there.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadIfNeeded()
        return attributes(of: .cell(indexPath))
    }

    public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadIfNeeded()
        return attributes(of: .supplementary(kind, indexPath))
    }

    // MARK: Items

    /// The item at a point of the collection's space; nil beside items.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        placeElementsIfNeeded()
        // Items in sight are found as they are seen; the layout knows of the others.
        if bounds.contains(point) { return cell(under: point)?.indexPath }
        let probe = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = attributes(in: probe).filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
        return found.max { $0.rank < $1.rank }?.indexPath
    }

    /// The cell that a person sees at a place, with nothing else of the collection in front of it.
    func cell(under point: CGPoint) -> UICollectionViewCell? {
        var best: (view: UICollectionReusableView, rank: ElementRank)?
        for (element, view) in elements {
            guard let attributes = placed[element], !view.isHidden, view.point(inside: view.convert(point, from: self), with: nil) else { continue }
            if best.map({ $0.rank < attributes.rank }) ?? true { best = (view, attributes.rank) }
        }
        return best?.view as? UICollectionViewCell
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? { elements[.cell(path)] as? UICollectionViewCell }

    /// Shape: nil for an item that is out of sight.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        placeElementsIfNeeded()
        return cell(at: indexPath)
    }

    /// Shape: nil for a cell that shows no item of this collection now.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard cell.collection === self, let path = cell.indexPath, elements[.cell(path)] === cell else { return nil }
        return path
    }

    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        placeElementsIfNeeded()
        return elements[.supplementary(elementKind, indexPath)]
    }

    /// The cells in sight, in the order of their items.
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cell(at:)) }

    /// The items in sight, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        placeElementsIfNeeded()
        return placed.compactMap { element, attributes in
            if case .cell(let path) = element, attributes.frame.overlaps(bounds) { path } else { nil }
        }.sorted()
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { elements[.supplementary(elementKind, $0)] }
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        placeElementsIfNeeded()
        return placed.keys.compactMap { if case .supplementary(elementKind, let path) = $0 { path } else { nil } }.sorted()
    }

    func placeElementsIfNeeded() {
        guard !isPlacing, updateDepth == 0, !isLoaded || layer.needsLayout() else { return }
        layoutIfNeeded()
    }

    // MARK: Scrolling

    /// Errors: stops the program when there is no such item.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        loadIfNeeded()
        precondition(contains(indexPath), "UICollectionView.scrollToItem(at:at:animated:): there is no item \(indexPath.item) in section "
            + "\(indexPath.section); the collection has \(counts.count) sections"
            + (counts.indices.contains(indexPath.section) ? ", this one \(counts[indexPath.section]) items." : "."))
        scrollStrip(to: indexPath, animated: animated)
        if animated, window != nil {
            animateOffset { [unowned self] in offset(showing: indexPath, at: scrollPosition) }
            return
        }
        // Items that come into sight are measured, and may move the item: look again.
        for _ in 0..<4 {
            let target = offset(showing: indexPath, at: scrollPosition)
            if abs(target.y - contentOffset.y) < 0.5, abs(target.x - contentOffset.x) < 0.5 { break }
            contentOffset = target
            if bounds.height > 0 { layoutIfNeeded() }
        }
    }

    /// Brings an item into sight in a section that goes on by itself.
    private func scrollStrip(to path: IndexPath, animated: Bool) {
        guard let attributes = attributes(of: .cell(path)), let section = attributes.scrollingSection,
              let strip = currentLayout.scroller(of: section),
              let wanted = strip.value.offset(showing: isFlipped ? mirrored(attributes.frame) : attributes.frame, at: strip.offset) else { return }
        if let view = scrollers[section], animated {
            view.setContentOffset(view.physical(wanted), animated: true)
        } else {
            currentLayout.sectionWasScrolled(section, to: wanted)
            setNeedsLayout()
        }
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        guard contains(path), let frame = attributes(of: .cell(path))?.frame else { return contentOffset }
        let inset = adjustedContentInset
        var result = self.offset(showing: frame)
        if position.contains(.top) { result.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { result.y = frame.midY - (inset.top + bounds.height - inset.bottom) / 2 }
        if position.contains(.bottom) { result.y = frame.maxY - bounds.height + inset.bottom }
        if position.contains(.left) { result.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { result.x = frame.midX - (inset.left + bounds.width - inset.right) / 2 }
        if position.contains(.right) { result.x = frame.maxX - bounds.width + inset.right }
        return clamped(result)
    }
}
