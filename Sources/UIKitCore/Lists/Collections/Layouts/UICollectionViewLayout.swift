public import CoreGraphics
public import Foundation

/// Says where the elements of a collection stand.
/// Contract: a collection asks `prepare` after each invalidation, then for the content's size and for what lies in a rectangle. It keeps no
/// answer over an invalidation.
/// Source: Apple, UICollectionViewLayout.
@MainActor open class UICollectionViewLayout: NSObject {
    /// The collection that is laid out.
    open internal(set) weak var collectionView: UICollectionView?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: What a subclass says

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Works out what the answers below need. Contract: called before them after each invalidation; an override calls super.
    open func prepare() {}
    /// Units: points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Everything that lies in a rectangle. Units: points of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The direction that the layout is written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection mirrors the layout where people read the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Has everything laid out anew before the next frame.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }
    /// Contract: an override calls super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { collectionView?.layoutWasInvalidated(context) }

    /// Whether the layout is another one when the view shows another part of the content, or has another size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let size = collectionView?.bounds.size else { return false }
        return size != newBounds.size
    }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether a view that wants to be otherwise than laid out is heard.
    open func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                     withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { false }
    open func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                  withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = makeContext()
        switch originalAttributes.element {
        case .cell(let path): context.invalidateItems(at: [path])
        case .supplementary(let kind, let path): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind, let path): context.invalidateDecorationElements(ofKind: kind, at: [path])
        }
        return context
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let kind = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            preconditionFailure("\(type(of: self)).invalidationContextClass is \(type(of: self).invalidationContextClass), which is no "
                + "UICollectionViewLayoutInvalidationContext; return that class or a subclass of it.")
        }
        return kind.init()
    }

    // MARK: Scrolling

    /// Where scrolling is to come to rest. Units: points; the velocity in points a millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Where the content is to stand after an update or a change of layouts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Updates

    /// Hears what a batch changes. Contract: called between `prepare` and the questions below; an override calls super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Contract: called inside the animation of the batch.
    open func finalizeCollectionViewUpdates() {}
    /// Where an element comes from; nil fades it in at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an element goes; nil fades it out at its place. Contract: the path is the one before the batch.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Interactive movement

    /// How an item is placed that is held somewhere: at first as always, with its middle there, in front of the others. Units: points of the
    /// content.
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes { heldAttributes(at: indexPath, position) }
    /// The place that a held item is over: at first the one under its middle, or the nearest one in sight.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        placeUnderHeld(previousIndexPath, position)
    }
    /// What is no longer right of the layout. Contract: called whenever a held item comes to another place.
    open func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
                                  previousIndexPaths: [IndexPath], previousPosition: CGPoint) -> UICollectionViewLayoutInvalidationContext {
        movingContext(targetIndexPaths, targetPosition, previousIndexPaths)
    }
    /// The same when the item is let go, or put back.
    open func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
                                                                     movementCancelled: Bool) -> UICollectionViewLayoutInvalidationContext {
        movingContext(indexPaths, nil, previousIndexPaths)
    }

    // MARK: Changing layouts

    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Contract: called inside the animation, on both layouts.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    /// Contract: `viewClass` is UICollectionReusableView or a subclass; nil forgets the kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorationClasses[elementKind] = viewClass }
    private var decorationClasses: [String: AnyClass] = [:]
    func decorationClass(of kind: String) -> AnyClass? { decorationClasses[kind] }

    // MARK: What our own layouts add

    /// Carries what was measured over a batch. Contract: called before the counts change.
    func take(_ update: ListUpdate, before: [Int], after: [Int]) {}
    /// How a section scrolls by itself, and how far it was scrolled; nil when it does not.
    func scroller(of section: Int) -> (value: SectionScroller, offset: CGFloat)? { nil }
    /// A section's own scroller was scrolled. Units: points from its beginning.
    func sectionWasScrolled(_ section: Int, to offset: CGFloat) {}
    /// What the cells of a list section have to know.
    func listSurroundings(at path: IndexPath) -> ListCellSurroundings? { nil }
    /// How a section looks that is a list; nil for others.
    func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

extension UICollectionViewLayout {
    /// Where an element stands, whatever it is.
    func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    func initialAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind, let path): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
