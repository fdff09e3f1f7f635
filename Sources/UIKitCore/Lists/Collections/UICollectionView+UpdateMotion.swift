import CoreGraphics
import Foundation

extension UICollectionView {
    /// Shows a batch: items that stay go to their new places, others come and go.
    func show(_ update: ListUpdate, _ batch: CollectionBatch, _ after: [Int]) {
        let finish: @MainActor () -> Void = { for completion in batch.completions { completion(true) } }
        let oldPlaces = Dictionary(uniqueKeysWithValues: elements.compactMap { element, view in placed[element].map { (ObjectIdentifier(view), seen($0)) } })
        let oldOffset = contentOffset
        currentLayout.take(update, before: counts, after: after)
        loadIndexTitles()
        let gone = rearrange(by: update, after)
        let context = currentLayout.makeContext()
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
        for (view, attributes) in gone { leave(view, attributes, update) }
        prepareLayoutIfNeeded()
        currentLayout.prepare(forCollectionViewUpdates: batch.changes.updateItems(update))
        settleOffset()
        updateOutlines()
        let isAnimated = window != nil && batch.isAnimated && bounds.height > 0 && !batch.changes.isEmpty
        guard bounds.height > 0, !isPlacing else {
            for (view, attributes) in gone { removeLeaving(view, attributes.element) }
            currentLayout.finalizeCollectionViewUpdates()
            setNeedsLayout()
            return finish()
        }
        placeElements()
        guard isAnimated else {
            currentLayout.finalizeCollectionViewUpdates()
            for (view, attributes) in gone { removeLeaving(view, attributes.element) }
            window?.layerTreeDidChange()
            return finish()
        }
        animate(update, oldPlaces, gone, scrolled: CGPoint(x: contentOffset.x - oldOffset.x, y: contentOffset.y - oldOffset.y), finish)
    }

    /// The content may have become shorter, and layout and delegate may want to see another part of it.
    private func settleOffset() {
        var wanted = currentLayout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
        wanted = itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
        if case .still = activity, wanted != contentOffset { moveContent(to: wanted) }
    }

    private func animate(_ update: ListUpdate, _ oldPlaces: [ObjectIdentifier: UICollectionViewLayoutAttributes],
                         _ gone: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)], scrolled: CGPoint,
                         _ finish: @escaping @MainActor () -> Void)
    {
        let layout = currentLayout
        let stayed = elements.compactMap { element, view -> (UICollectionReusableView, UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)? in
            guard let old = oldPlaces[ObjectIdentifier(view)], let new = placed[element] else { return nil }
            return (view, old.shifted(by: scrolled), new)
        }
        // Everything stands where it stood, then goes to where it belongs.
        for (view, old, new) in stayed { set(view, old.moved(into: new), from: new) }
        let arriving = elements.filter { oldPlaces[ObjectIdentifier($0.value)] == nil }
        for (element, view) in arriving {
            guard let new = placed[element] else { continue }
            set(view, origin(of: element, new, update, stayed.map { ($0.1, $0.2) }), from: new)
        }
        let ends = gone.map { ($0.view, end(of: $0.attributes)) }
        movingViews += elements.values
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            for (element, view) in self.elements {
                guard let new = self.placed[element] else { continue }
                self.set(view, new, from: nil)
                if view.alpha != new.alpha, oldPlaces[ObjectIdentifier(view)] == nil { view.alpha = new.alpha }
            }
            for (view, end) in ends { self.set(view, end, from: nil) }
            layout.finalizeCollectionViewUpdates()
        } completion: { [weak self] _ in
            self?.movingViews = []
            for (view, attributes) in gone { self?.removeLeaving(view, attributes.element) }
            self?.setNeedsLayout()
            finish()
        }
        window?.layerTreeDidChange()
        setNeedsLayout()
    }

    // MARK: Coming

    private func origin(of element: ListElement, _ final: UICollectionViewLayoutAttributes, _ update: ListUpdate,
                        _ stayed: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)]) -> UICollectionViewLayoutAttributes
    {
        if case .cell(let path) = element, update.path(before: path) != nil, !update.reloaded.contains(path) {
            // It was there, out of sight: it comes in beside its neighbour.
            let near = stayed.filter { $0.1.representedElementCategory == .cell && $0.1.scrollingSection == final.scrollingSection }
                .min { abs($0.1.center.y - final.center.y) + abs($0.1.center.x - final.center.x) < abs($1.1.center.y - final.center.y) + abs($1.1.center.x - final.center.x) }
            let result = final.duplicate
            if let near {
                result.center.x += near.0.center.x - near.1.center.x
                result.center.y += near.0.center.y - near.1.center.y
            }
            return result
        }
        return currentLayout.initialAttributes(of: element) ?? final.faded
    }

    // MARK: Going

    private func leave(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ update: ListUpdate) {
        let element = attributes.element
        if view === pressedCell { pressCancelled() }
        if view === swipe?.cell { dropSwipe() }
        view.element = nil
        leavingViews.append(view)
        tellEnd(of: view, element)
        guard view === menuCell, case .cell(let path) = element, update.path(after: path) == nil else { return }
        // The item itself is gone: there is nothing that the menu could be about. One that is only shown anew keeps its menu.
        itemMenuInteraction.session?.end(.sourceGone)
    }

    private func end(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        currentLayout.finalAttributes(of: attributes.element) ?? attributes.faded
    }

    func removeLeaving(_ view: UICollectionReusableView, _ element: ListElement) {
        guard let index = leavingViews.firstIndex(where: { $0 === view }) else { return }
        // A menu is about it still, and goes on.
        guard view !== menuCell else { return view.isHidden = true }
        leavingViews.remove(at: index)
        view.removeFromSuperview()
        view.alpha = 1
        putAway(view, element)
    }
}

extension UICollectionViewLayoutAttributes {
    /// The same place, seen through.
    var faded: UICollectionViewLayoutAttributes {
        let result = duplicate
        result.alpha = 0
        return result
    }

    /// Units: points.
    func shifted(by step: CGPoint) -> UICollectionViewLayoutAttributes {
        guard step != .zero else { return self }
        let result = duplicate
        result.center.x += step.x
        result.center.y += step.y
        return result
    }

    /// The same geometry in the scroller of another place, so that a view can go from one to the other.
    func moved(into other: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard scrollingSection != other.scrollingSection else { return self }
        let result = duplicate
        result.scrollingSection = other.scrollingSection
        return result
    }
}
