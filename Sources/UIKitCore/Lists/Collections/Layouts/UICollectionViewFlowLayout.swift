public import CoreGraphics
public import Foundation

/// Items in lines, as words in a text: a line is full, then the next one begins.
/// Contract: the collection's delegate may say the sizes where it is a UICollectionViewDelegateFlowLayout. Items of one size are counted,
/// not listed, however many there are.
/// Source: Apple, UICollectionViewFlowLayout. How the lines are broken is in FlowSection.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What section insets are counted from.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    /// As `estimatedItemSize`: items are as large as their content wants.
    public nonisolated static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    // MARK: Measures. Units: points.

    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// What items count with until their cells are measured; zero for items that are as large as they are told.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// Between the lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// Between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// Along the scroll direction; zero for sections without.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
    /// Whether headers stay in sight while their section goes by.
    open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    // MARK: What was worked out

    var sections: [FlowSection] = []
    var stack = SectionStack()
    /// What cells turned out to want, where sizes are estimated.
    var measured: [IndexPath: CGSize] = [:]
    /// Whether the delegate says how large items are; known once it was asked.
    var delegateSizesItems = true
    private var isPrepared = false

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: UICollectionViewLayout

    open override func prepare() {
        super.prepare()
        guard !isPrepared else { return }
        isPrepared = true
        makeSections()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything || context.invalidateDataSourceCounts { delegateSizesItems = true }
        if context.invalidateEverything { measured = [:] }
        if flow.map({ $0.invalidateFlowLayoutAttributes || $0.invalidateFlowLayoutDelegateMetrics }) ?? true { isPrepared = false }
        super.invalidateLayout(with: context)
    }

    open override var collectionViewContentSize: CGSize {
        let across = acrossLength, along = stack.length
        return isSideways ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), (0..<sections[indexPath.section].count).contains(indexPath.item) else { return nil }
        return itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return headingAttributes(elementKind, indexPath.section)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let old = collectionView?.bounds.size else { return context }
        // A place further on, or more room along the way, breaks no line anew.
        let isSame = isSideways ? old.height == newBounds.height : old.width == newBounds.width
        flow.invalidateFlowLayoutDelegateMetrics = !isSame
        flow.invalidateFlowLayoutAttributes = !isSame
        return flow
    }

    open override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                              withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool {
        guard isEstimating, case .cell(let path) = originalAttributes.element else { return false }
        let size = FlowSection.sane(preferredAttributes.size)
        guard size != originalAttributes.size else { return false }
        measured[path] = size
        return true
    }

    override func take(_ update: ListUpdate, before: [Int], after: [Int]) {
        measured = Dictionary(measured.compactMap { path, size in update.path(after: path).map { ($0, size) } }, uniquingKeysWith: { first, _ in first })
        for path in update.reloaded { measured[path] = nil }
    }
}
