import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: Numbers

    public var numberOfSections: Int {
        loadIfNeeded()
        return counts.count
    }

    /// Errors: stops the program when there is no such section.
    public func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        precondition(counts.indices.contains(section), "UICollectionView.numberOfItems(inSection: \(section)): there are \(counts.count) sections.")
        return counts[section]
    }

    /// Whether updates were begun and not ended, or placeholders stand for what the data source does not know of yet.
    public var hasUncommittedUpdates: Bool { updateDepth > 0 || listDrag?.placeholders.isEmpty == false }

    func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
    }

    // MARK: Loading

    func loadIfNeeded() {
        guard !isLoaded else { return }
        // First, so that the data source may ask the collection meanwhile.
        isLoaded = true
        pressCancelled()
        closeSwipe(animated: false)
        dropMove()
        itemGap = nil
        // Which item is which is not known any more.
        listDrag?.forgetPlaceholders()
        listDrag?.rowsDidChange { _ in nil }
        forgetViews()
        selection = []
        selectionAnchor = nil
        prefetched = []
        lastPrefetchOffset = nil
        counts = askCounts()
        if let path = focusedPath, !contains(path) { focusedPath = nil }
        loadIndexTitles()
        invalidateEverything()
        setNeedsLayout()
        window?.layerTreeDidChange()
    }

    func invalidateEverything() {
        let context = currentLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
    }

    /// All views go back to where views wait; one that a menu is about stays, out of sight.
    private func forgetViews() {
        menuTargets = []
        for (element, view) in elements {
            if view === menuCell, itemMenuInteraction.session?.isOpen ?? true {
                view.isHidden = true
                view.element = nil
                leavingViews.append(view)
            } else {
                retire(view, from: element)
            }
        }
        elements = [:]
        placed = [:]
        changedViews = []
        for scroller in scrollers.values { scroller.removeFromSuperview() }
        scrollers = [:]
    }

    // MARK: Layout

    func adopt(_ layout: UICollectionViewLayout) {
        if let other = layout.collectionView, other !== self {
            Log.once("UICollectionView: one layout was given to two collections; it belongs to the last one. Make a layout for each.")
        }
        layout.collectionView = self
        isLayoutValid = false
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        isLayoutValid = false
        if context.contentOffsetAdjustment != .zero, !isPlacing {
            moveContent(to: CGPoint(x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y))
        }
        setNeedsLayout()
    }

    /// Has the layout worked out if it is not.
    func prepareLayoutIfNeeded() {
        guard !isLayoutValid else { return }
        isLayoutValid = true
        if counts.isEmpty, dataSource == nil { return setContentSize(.zero) }
        currentLayout.prepare()
        setContentSize(currentLayout.collectionViewContentSize)
    }

    private func setContentSize(_ size: CGSize) {
        let sane = CGSize(width: RowGeometry.sane(size.width), height: RowGeometry.sane(size.height))
        if sane != size {
            Log.once("\(type(of: currentLayout)).collectionViewContentSize is \(size.width)×\(size.height); 0 is used for what is negative or no number.")
        }
        let isFirst = contentSize == .zero
        if contentSize != sane { contentSize = sane }
        // Read from the right, a row that goes on sideways begins at its right end.
        if isFirst, isFlipped, sane.width > bounds.width, bounds.width > 0 { moveContent(to: CGPoint(x: offsetRangeX.upperBound, y: contentOffset.y)) }
    }

    /// Whether the layout is shown mirrored.
    var isFlipped: Bool { isRightToLeft == (currentLayout.developmentLayoutDirection == .leftToRight) && currentLayout.flipsHorizontallyInOppositeLayoutDirection }

    /// What the layout says of a rectangle, as it is shown.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayoutIfNeeded()
        guard isFlipped else { return currentLayout.layoutAttributesForElements(in: rect) ?? [] }
        return (currentLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
    }

    func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        if case .cell(let path) = element, !contains(path) { return nil }
        return currentLayout.attributes(of: element).map(shown)
    }

    /// What the layout says, as it is shown.
    func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { isFlipped ? mirrored(attributes) : attributes }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let result = attributes.duplicate
        result.center.x = contentSize.width - result.center.x
        return result
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Background

    /// A list has a ground of its own colour, whatever the collection's is.
    func placeListGround() {
        prepareLayoutIfNeeded()
        guard let list = currentLayout.listConfiguration(of: 0) else {
            listGround?.removeFromSuperview()
            return listGround = nil
        }
        let ground = listGround ?? UIView()
        if listGround == nil {
            listGround = ground
            ground.isUserInteractionEnabled = false
            insertSubview(ground, at: 0)
        }
        let color = list.backgroundColor ?? list.appearance.listBackground
        if ground.backgroundColor !== color { ground.backgroundColor = color }
        if ground.frame != bounds { ground.frame = bounds }
    }

    func replaceBackground(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: listGround == nil ? 0 : 1) }
        setNeedsLayout()
    }
}
