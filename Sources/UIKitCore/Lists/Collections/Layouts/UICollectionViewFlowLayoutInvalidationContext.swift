import Foundation

/// What of a flow layout is no longer right.
/// Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
@MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate's sizes and spacings are asked for again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the lines are broken again.
    open var invalidateFlowLayoutAttributes = true

    public required init() { super.init() }
}
