import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    /// At most so many elements get views in one pass, lest a layout without sizes go on for ever.
    private static let passLimit = 4096
    /// How often elements in sight are measured before they are shown as they are.
    private static let measurePasses = 16

    /// Of how many elements it is known where they stand.
    package var keptAttributes: Int { placed.count }

    // MARK: The pass

    /// Gives the elements in sight their views and takes them from the others.
    func placeElements() {
        guard !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        loadIfNeeded()
        backgroundView?.frame = bounds
        placeListGround()
        measureChangedViews()
        var passes = 0
        // Measured elements move others, so that more may come into sight.
        while showVisibleElements(measuring: passes < Self.measurePasses) { passes += 1 }
        if passes > Self.measurePasses {
            Log.once("UICollectionView: items in sight want another size each time that they are asked; the last answer is used.")
        }
        if let rowMove { carry(rowMove) }
        indexView?.place()
        prefetch()
    }

    /// Asks the layout whether it is another one then. Contract: as on Apple, it finds the old bounds in the collection.
    func boundsWillChange(to new: CGRect) {
        let new = new.withoutNaN
        guard isLoaded, new != bounds, currentLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        let context = currentLayout.invalidationContext(forBoundsChange: new)
        context.isOnlyScrolled = new.size == bounds.size
        currentLayout.invalidateLayout(with: context)
    }

    /// Returns whether elements were measured that changed the layout.
    private func showVisibleElements(measuring: Bool) -> Bool {
        prepareLayoutIfNeeded()
        guard bounds.width > 0, bounds.height > 0 else { return false }
        // First, since cells in them are placed by where they stand.
        placeScrollers()
        let anchor = firstCellInSight
        var seen: Set<ListElement> = [], wasChanged = false
        let shown = attributes(in: bounds).prefix(Self.passLimit).compactMap { given -> UICollectionViewLayoutAttributes? in
            guard !given.isHidden, let attributes = sane(given), attributes.frame.overlaps(bounds), isThere(attributes.element),
                  seen.insert(attributes.element).inserted else { return nil }
            return attributes
        }
        let displaced = itemsInRooms(of: shown).filter { seen.insert($0.element).inserted }
        // First what goes out of sight, so that it can be used again for what comes.
        retireElements(except: seen)
        for attributes in shown + displaced {
            let element = attributes.element
            if let view = elements[element] {
                let old = placed[element]
                place(view, attributes)
                if measuring, old?.size != attributes.size, measure(view, attributes) { wasChanged = true }
            } else if let view = load(attributes), measuring, measure(view, attributes) {
                wasChanged = true
            }
        }
        placePlaceholderCells()
        retireScrollers()
        if wasChanged, let anchor { restore(anchor) }
        return wasChanged
    }

    private func retireElements(except seen: Set<ListElement>) {
        for (element, view) in elements where !seen.contains(element) {
            if isKept(view) {
                if let attributes = attributes(of: element) { place(view, attributes) }
            } else {
                elements[element] = nil
                placed[element] = nil
                retire(view, from: element)
            }
        }
    }

    private func isThere(_ element: ListElement) -> Bool {
        if case .cell(let path) = element { return contains(path) }
        return element.path.count < 2 || counts.indices.contains(element.path.section)
    }

    /// Nil for what cannot be placed.
    private func sane(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let frame = attributes.frame
        if frame.origin.x.isFinite, frame.origin.y.isFinite, attributes.size.width.isFinite, attributes.size.height.isFinite,
           attributes.size.width >= 0, attributes.size.height >= 0 { return attributes }
        Log.once("\(type(of: currentLayout)): the attributes of \(attributes.element) have the frame \(frame); the element is left out.")
        return nil
    }

    /// The first cell in sight, and where it stands in the view.
    private var firstCellInSight: (path: IndexPath, place: CGPoint)? {
        let seen = bounds.inset(by: adjustedContentInset)
        var best: (path: IndexPath, place: CGPoint)?
        for (element, attributes) in placed {
            guard case .cell(let path) = element, attributes.scrollingSection == nil, attributes.frame.overlaps(seen) else { continue }
            if best.map({ path < $0.path }) ?? true { best = (path, place(of: attributes)) }
        }
        return best
    }

    private func place(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        CGPoint(x: attributes.frame.minX - bounds.minX, y: attributes.frame.minY - bounds.minY)
    }

    /// Moves the content so that the item stands where it stood. At the content's beginning nothing is before that could have changed.
    private func restore(_ anchor: (path: IndexPath, place: CGPoint)) {
        guard let attributes = attributes(of: .cell(anchor.path)) else { return }
        let place = place(of: attributes)
        var step = CGPoint(x: place.x - anchor.place.x, y: place.y - anchor.place.y)
        if abs(step.y) <= 0.01 || bounds.minY <= -adjustedContentInset.top + 0.5 { step.y = 0 }
        // Only along the way that is scrolled: in lines, an item may come to stand elsewhere across.
        if abs(step.x) <= 0.01 || !scrollsX || !isFlipped && bounds.minX <= -adjustedContentInset.left + 0.5 { step.x = 0 }
        shiftContent(by: step)
    }

    // MARK: Measuring

    /// Asks a view how it wants to be placed. Returns whether that changed the layout.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
        guard preferred != attributes,
              currentLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else { return false }
        let context = currentLayout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        currentLayout.invalidateLayout(with: context)
        return true
    }

    /// An element in sight shows something else: it is measured again before the next layout.
    func contentChanged(in view: UICollectionReusableView) {
        guard !isPlacing, let element = view.element, elements[element] === view, placed[element]?.estimates.isEmpty == false,
              !changedViews.contains(where: { $0 === view }) else { return }
        changedViews.append(view)
        setNeedsLayout()
    }

    private func measureChangedViews() {
        let changed = changedViews
        changedViews = []
        for view in changed {
            guard let element = view.element, elements[element] === view, let attributes = attributes(of: element) else { continue }
            _ = measure(view, attributes)
        }
    }

    // MARK: One element

    /// Puts a view where its attributes say. Contract: the attributes are the collection's to keep.
    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let old = placed[attributes.element]
        if old == attributes, old?.scrollingSection == attributes.scrollingSection, view.superview === host(of: attributes) { return }
        placed[attributes.element] = attributes
        view.apply(attributes)
        if slides, old != nil {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                self.set(view, attributes, from: old)
            }
        } else {
            set(view, attributes, from: old)
        }
        if view.superview !== host(of: attributes) || old?.zIndex != attributes.zIndex { insert(view, attributes) }
        (view as? UICollectionViewListCell)?.surroundingsMayHaveChanged()
    }

    /// Gives a view the geometry and the look of its attributes.
    func set(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, from old: UICollectionViewLayoutAttributes?) {
        let held = heldAttributes(of: view, attributes), attributes = held ?? attributes, old = held == nil ? old : rowMove?.look
        if let held { rowMove?.look = held }
        var center = attributes.center
        // On its way from elsewhere it stands where it comes from.
        if placed[attributes.element] === attributes, let middle = gapCenter(of: attributes) { center = middle }
        if let section = attributes.scrollingSection, let strip = scrollers[section] { center = strip.inside(center) }
        if let swipe, swipe.cell === view { center.x += swipe.shift }
        if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(view.transform3D) {
            let frame = CGRect(x: center.x - attributes.size.width / 2, y: center.y - attributes.size.height / 2, width: attributes.size.width,
                               height: attributes.size.height)
            if view.frame != frame { view.frame = frame }
        } else {
            view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
            view.center = center
            view.transform3D = attributes.transform3D
        }
        // An app may change a cell's own alpha: it is left alone while the layout has no other wish.
        if (old?.alpha ?? 1) != attributes.alpha { view.alpha = attributes.alpha }
    }

    private func load(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = attributes.element
        loading = attributes
        defer { loading = nil }
        guard let view = makeView(element) else { return nil }
        if let other = view.element, view.collection === self, elements[other] === view {
            Log.once("UICollectionView: the data source gave the view of \(other) again for \(element); it is moved. Ask for each view with "
                + "dequeueReusableCell(withReuseIdentifier:for:).")
            elements[other] = nil
            placed[other] = nil
        }
        view.collection = self
        view.element = element
        view.isHidden = false
        elements[element] = view
        if let cell = view as? UICollectionViewCell { prepare(cell, at: element.path) }
        place(view, attributes)
        switch element {
        case .cell(let path): if let cell = view as? UICollectionViewCell { itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
        case .supplementary(let kind, let path): itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decoration: break
        }
        return view
    }

    private func makeView(_ element: ListElement) -> UICollectionReusableView? {
        if case .decoration(let kind, _) = element { return makeDecoration(kind) }
        guard let dataSource else { preconditionFailure("UICollectionView: there are items and no dataSource; keep the data source alive.") }
        if case .supplementary(let kind, let path) = element {
            return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        return dataSource.collectionView(self, cellForItemAt: sourcePath(element.path))
    }

    private func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
        if cell.isSelected != selection.contains(path) { cell.isSelected = selection.contains(path) }
        cell.isInEditMode = takesPartInEditing(path)
        cell.isOutlined = outlinesMenuTargets && menuTargets.contains(path)
        cell.setNeedsUpdateConfiguration()
        (cell as? UICollectionViewListCell)?.surroundingsMayHaveChanged()
    }

    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView { attributes.scrollingSection.flatMap { scrollers[$0] } ?? self }

    /// Views stand in the order of their z-indices and, where these are equal, of their elements.
    func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let section = attributes.scrollingSection { makeScroller(of: section) }
        let host = host(of: attributes)
        if attributes.scrollingSection != nil { set(view, attributes, from: placed[attributes.element]) }
        let rank = attributes.rank
        var next: UIView?
        for sibling in host.subviewList where sibling !== view {
            if sibling === indexView { next = sibling; break }
            guard let other = sibling as? UICollectionReusableView, let element = other.element, let place = placed[element] else {
                if let strip = sibling as? SectionScrollView, strip.isAbove(rank) { next = strip; break }
                continue
            }
            if rank < place.rank { next = sibling; break }
        }
        if let next {
            host.insertSubview(view, belowSubview: next)
        } else if view.superview !== host || host.subviewList.last !== view {
            host.addSubview(view)
        }
    }

    // MARK: Taking away

    /// Whether somebody needs the view though it is out of sight.
    private func isKept(_ view: UICollectionReusableView) -> Bool {
        if view === menuCell || view === pressedCell || view === swipe?.cell || view === rowMove?.cell || movingViews.contains(where: { $0 === view }) { return true }
        if case .cell(let path)? = view.element, listDrag?.keeps(path) == true { return true }
        guard let responder = window?.firstResponder as? UIView, responder !== self else { return false }
        return responder.isDescendant(of: view)
    }

    /// Puts a view that stands for nothing any more where views wait.
    func retire(_ view: UICollectionReusableView, from element: ListElement) {
        if view.superview != nil { view.removeFromSuperview() }
        view.element = nil
        tellEnd(of: view, element)
        putAway(view, element)
    }

    func tellEnd(of view: UICollectionReusableView, _ element: ListElement) {
        switch element {
        case .cell(let path): if let cell = view as? UICollectionViewCell { itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
        case .supplementary(let kind, let path):
            itemDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decoration: break
        }
    }

    func putAway(_ view: UICollectionReusableView, _ element: ListElement) {
        if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
        guard let identifier = view.reuseIdentifier else { return }
        pool.put(view, UICollectionView.poolName(element, identifier))
    }
}

extension UICollectionViewLayoutAttributes {
    /// What stands in front: first by z-index, then supplementary views over cells, then later elements.
    var rank: ElementRank {
        ElementRank(z: zIndex, kind: representedElementCategory == .decorationView ? 0 : representedElementCategory == .cell ? 1 : 2, path: indexPath)
    }
}

/// The order of elements from back to front.
struct ElementRank: Comparable {
    let z: Int
    let kind: Int
    let path: IndexPath

    static func < (a: ElementRank, b: ElementRank) -> Bool {
        a.z != b.z ? a.z < b.z : a.kind != b.kind ? a.kind < b.kind : a.path < b.path
    }
}
