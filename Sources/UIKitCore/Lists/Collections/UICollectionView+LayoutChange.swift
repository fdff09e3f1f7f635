import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: At once, or in motion

    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        precondition(transition == nil, "UICollectionView.setCollectionViewLayout: an interactive transition is going on; finish or cancel it first.")
        guard layout !== currentLayout else { return completion?(true) ?? () }
        let old = currentLayout
        guard isLoaded else {
            announce(old, layout)
            currentLayout = layout
            old.collectionView = nil
            setNeedsLayout()
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            return completion?(true) ?? ()
        }
        let anchor = anchorForChange
        announce(old, layout)
        prepareAlone(layout)
        let offset = offset(in: layout, showing: anchor)
        settle(on: layout, at: offset, animated: animated, (old, layout)) { completion?(true) }
    }

    // MARK: In a gesture's hand

    func beginTransition(to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?) -> UICollectionViewTransitionLayout {
        precondition(transition == nil, "UICollectionView.startInteractiveTransition: one is going on already; finish or cancel it first.")
        precondition(layout !== currentLayout, "UICollectionView.startInteractiveTransition: the collection has that layout; give another one.")
        loadIfNeeded()
        layoutIfNeeded()
        let old = currentLayout, anchor = anchorForChange
        announce(old, layout)
        prepareAlone(layout)
        let end = offset(in: layout, showing: anchor)
        transition = LayoutTransition(old: old, new: layout, oldOffset: contentOffset, newOffset: end, completion: completion)
        let between = itemDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        between.nextShift = CGPoint(x: contentOffset.x - end.x, y: contentOffset.y - end.y)
        currentLayout = between
        adopt(between)
        setNeedsLayout()
        return between
    }

    func endTransition(isFinished: Bool) {
        let name = isFinished ? "finishInteractiveTransition" : "cancelInteractiveTransition"
        guard let transition else { preconditionFailure("UICollectionView.\(name): no interactive transition is going on; start one first.") }
        // What was changed meanwhile is seen where it is.
        layoutIfNeeded()
        self.transition = nil
        settle(on: isFinished ? transition.new : transition.old, at: isFinished ? transition.newOffset : transition.oldOffset, animated: true,
               (transition.old, transition.new)) { transition.completion?(true, isFinished) }
    }

    // MARK: Before

    /// What is to be seen in the next layout too: a selected item in sight, else the one in the middle. Nil at the content's beginning,
    /// which stays in sight.
    private var anchorForChange: IndexPath? {
        let isLeading = isFlipped ? bounds.minX >= offsetRangeX.upperBound - 0.5 : bounds.minX <= offsetRangeX.lowerBound + 0.5
        guard !isLeading || bounds.minY > offsetRangeY.lowerBound + 0.5 else { return nil }
        let seen = bounds.inset(by: adjustedContentInset)
        let cells = placed.values.filter { $0.representedElementCategory == .cell && $0.frame.overlaps(seen) }
        let chosen = cells.filter { selection.contains($0.indexPath) }
        func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
            abs(attributes.center.x - seen.midX) + abs(attributes.center.y - seen.midY)
        }
        return (chosen.isEmpty ? cells : chosen).min { (distance($0), $0.indexPath.item) < (distance($1), $1.indexPath.item) }?.indexPath
    }

    private func announce(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
        old.prepareForTransition(to: new)
        adopt(new)
        new.prepareForTransition(from: old)
        for (element, view) in elements { if case .cell = element { view.willTransition(from: old, to: new) } }
    }

    /// Has a layout worked out that the collection does not show.
    private func prepareAlone(_ layout: UICollectionViewLayout) {
        let context = layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        layout.prepare()
    }

    /// Where the content is to stand in a layout that is worked out. Units: points.
    private func offset(in layout: UICollectionViewLayout, showing anchor: IndexPath?) -> CGPoint {
        let inset = adjustedContentInset, content = layout.collectionViewContentSize
        let seen = CGSize(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        func clamp(_ value: CGFloat, _ before: CGFloat, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
            max(-before, min(value, length - room - before))
        }
        var wanted = CGPoint(x: -inset.left, y: -inset.top)
        if let anchor, contains(anchor), let frame = layout.layoutAttributesForItem(at: anchor)?.frame {
            wanted = CGPoint(x: frame.midX - inset.left - seen.width / 2, y: frame.midY - inset.top - seen.height / 2)
        }
        wanted = CGPoint(x: clamp(wanted.x, inset.left, seen.width, content.width), y: clamp(wanted.y, inset.top, seen.height, content.height))
        if isRightToLeft == (layout.developmentLayoutDirection == .leftToRight), layout.flipsHorizontallyInOppositeLayoutDirection {
            wanted.x = max(-inset.left, content.width - bounds.width + inset.right - inset.left - wanted.x)
        }
        wanted = layout.targetContentOffset(forProposedContentOffset: wanted)
        return itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
    }

    // MARK: The motion

    /// Makes a layout the collection's, and lets everything go from where it is seen to where the layout has it.
    private func settle(on layout: UICollectionViewLayout, at offset: CGPoint, animated: Bool,
                        _ both: (old: UICollectionViewLayout, new: UICollectionViewLayout),
                        finish: @escaping @MainActor () -> Void)
    {
        let other = layout === both.new ? both.old : both.new
        let oldPlaces = Dictionary(uniqueKeysWithValues: elements.compactMap { element, view in placed[element].map { (ObjectIdentifier(view), $0) } })
        let oldOffset = contentOffset
        if currentLayout !== other { currentLayout.collectionView = nil }
        currentLayout = layout
        adopt(layout)
        prepareLayoutIfNeeded()
        let gone = letGo()
        if contentOffset != offset {
            stopMotion()
            moveContent(to: offset)
        }
        movingViews += elements.values
        placeElements()
        let step = CGPoint(x: contentOffset.x - oldOffset.x, y: contentOffset.y - oldOffset.y)
        let origins = elements.compactMap { element, view -> (view: UICollectionReusableView, place: UICollectionViewLayoutAttributes)? in
            guard let new = placed[element] else { return nil }
            if let old = oldPlaces[ObjectIdentifier(view)] { return (view, old.shifted(by: step).moved(into: new)) }
            return (view, origin(of: element, new, other, step))
        }
        let ends = gone.map { (view: $0.view, place: end(of: $0.attributes, in: other).shifted(by: step)) }
        if other.collectionView === self { other.collectionView = nil }
        let finalize: @MainActor () -> Void = {
            both.old.finalizeLayoutTransition()
            both.new.finalizeLayoutTransition()
        }
        let conclude: @MainActor () -> Void = { [weak self] in
            self?.movingViews = []
            for (view, attributes) in gone { self?.removeLeaving(view, attributes.element) }
            self?.setNeedsLayout()
            for (element, view) in self?.elements ?? [:] { if case .cell = element { view.didTransition(from: both.old, to: both.new) } }
            finish()
        }
        window?.layerTreeDidChange()
        guard animated, window != nil else {
            finalize()
            return conclude()
        }
        // What is in the cells goes along: laid out as it was seen, then, in motion, as it will be.
        for (view, place) in origins {
            set(view, place, from: view.element.flatMap { placed[$0] })
            view.layoutIfNeeded()
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            for (element, view) in self.elements {
                guard let new = self.placed[element] else { continue }
                self.set(view, new, from: nil)
                if view.alpha != new.alpha, oldPlaces[ObjectIdentifier(view)]?.alpha != new.alpha { view.alpha = new.alpha }
                view.layoutIfNeeded()
            }
            for (view, place) in ends { self.set(view, place, from: nil) }
            finalize()
        } completion: { _ in conclude() }
    }

    /// Takes what the layout has no place for out of the elements: it stays to be seen going.
    private func letGo() -> [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] {
        var gone: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
        for (element, view) in elements {
            if case .cell = element { continue }
            // A decoration is the layout's own.
            if case .supplementary = element, attributes(of: element) != nil { continue }
            if let attributes = placed[element] { gone.append((view, attributes)) }
            elements[element] = nil
            placed[element] = nil
            view.element = nil
            leavingViews.append(view)
            tellEnd(of: view, element)
        }
        return gone
    }

    /// Where an element comes from that was not in sight: where the other layout has it.
    private func origin(of element: ListElement, _ final: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayout, _ step: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        if let own = currentLayout.initialAttributes(of: element) { return own }
        guard case .cell = element, let there = other.attributes(of: element), there.scrollingSection == nil, !there.isHidden else { return final.faded }
        return shown(there).shifted(by: step).moved(into: final)
    }

    private func end(of attributes: UICollectionViewLayoutAttributes, in old: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
        old.finalAttributes(of: attributes.element) ?? attributes.faded
    }
}
