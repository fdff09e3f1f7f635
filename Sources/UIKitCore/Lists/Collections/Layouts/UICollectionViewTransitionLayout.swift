public import CoreGraphics
public import Foundation
import QuartzCore

/// A layout between two others, as far on the way as a gesture says.
/// Contract: elements stand where their two places are, mixed by the progress; an element that one of the layouts has no place for fades.
/// Source: Apple, UICollectionViewTransitionLayout.
@MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// How far on the way the elements are. Units: 0 at the current layout, 1 at the next.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            if !transitionProgress.isFinite { transitionProgress = oldValue }
            guard transitionProgress != oldValue else { return }
            isMoving = true
            invalidateLayout()
            isMoving = false
        }
    }
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout

    /// By how much the next layout's content is moved so that it is seen where it will be seen in the end. Units: points.
    var nextShift = CGPoint.zero
    private var values: [String: CGFloat] = [:]
    private var isMoving = false
    private var isPrepared = false

    public required init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Values of a subclass

    /// Keeps a value that the transition depends on.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Shape: 0 for a key without a value.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: UICollectionViewLayout

    open override func prepare() {
        super.prepare()
        guard !isPrepared else { return }
        isPrepared = true
        for layout in [currentLayout, nextLayout] { layout.prepare() }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !isMoving {
            isPrepared = false
            for layout in [currentLayout, nextLayout] {
                let own = layout.makeContext()
                own.invalidateEverything = context.invalidateEverything
                own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: own)
            }
        }
        super.invalidateLayout(with: context)
    }

    /// Large enough for what is seen at either end, so that the content stays where it is meanwhile.
    open override var collectionViewContentSize: CGSize {
        let a = currentLayout.collectionViewContentSize, b = nextLayout.collectionViewContentSize
        return CGSize(width: max(a.width, b.width), height: max(a.height, b.height))
    }

    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { currentLayout.developmentLayoutDirection }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { currentLayout.flipsHorizontallyInOppositeLayoutDirection }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let current = currentLayout.layoutAttributesForElements(in: rect) ?? []
        let next = nextLayout.layoutAttributesForElements(in: rect.offsetBy(dx: -nextShift.x, dy: -nextShift.y)) ?? []
        var seen: Set<ListElement> = []
        return (current + next).filter { seen.insert($0.element).inserted }.compactMap { mixed($0.element) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { mixed(.cell(indexPath)) }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { mixed(.supplementary(elementKind, indexPath)) }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { mixed(.decoration(elementKind, indexPath)) }

    override func take(_ update: ListUpdate, before: [Int], after: [Int]) {
        for layout in [currentLayout, nextLayout] { layout.take(update, before: before, after: after) }
    }

    override func decorationClass(of kind: String) -> AnyClass? { currentLayout.decorationClass(of: kind) ?? nextLayout.decorationClass(of: kind) }

    // MARK: Mixing

    private func mixed(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
        let here = currentLayout.attributes(of: element)
        let there = nextLayout.attributes(of: element).map { attributes in
            let moved = attributes.duplicate
            moved.center.x += nextShift.x
            moved.center.y += nextShift.y
            return moved
        }
        guard let first = here ?? there?.faded, let last = there ?? here?.faded else { return nil }
        let result = (transitionProgress < 0.5 ? first : last).duplicate
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }
        result.center = CGPoint(x: mix(first.center.x, last.center.x), y: mix(first.center.y, last.center.y))
        result.size = CGSize(width: max(0, mix(first.size.width, last.size.width)), height: max(0, mix(first.size.height, last.size.height)))
        result.alpha = min(1, max(0, mix(first.alpha, last.alpha)))
        let a = first.transform, b = last.transform
        if a != b {
            result.transform = CGAffineTransform(a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty))
        }
        // On the way everything stands in the collection itself, and is as large as the way says.
        result.scrollingSection = nil
        result.estimates = []
        return result
    }
}
