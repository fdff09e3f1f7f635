public import CoreGraphics
public import Foundation

/// What of a layout is no longer right.
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether nothing of the layout is right any more, as after `reloadData`.
    open internal(set) var invalidateEverything = false
    /// Whether there may be other numbers of sections and items.
    open internal(set) var invalidateDataSourceCounts = false
    /// By how much the content moves with the change. Units: points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content's size changes. Units: points.
    open var contentSizeAdjustment = CGSize.zero

    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The places of held items before and after, and where they are held; nothing for other changes. Units: points of the content.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    public required override init() { super.init() }

    /// Names items whose place is no longer right; what is named adds up.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = all
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedDecorationIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = all
    }

    /// Whether only the view's place over the content changed.
    var isOnlyScrolled = false
    /// Whether only the length of elements changed that the layout has heard of.
    var isOnlyMeasured = false
}
