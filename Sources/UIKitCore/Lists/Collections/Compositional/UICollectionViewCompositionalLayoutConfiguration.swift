import CoreGraphics
public import Foundation

/// What a compositional layout has besides its sections.
/// Source: Apple, UICollectionViewCompositionalLayoutConfiguration.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Units: points.
    open var interSectionSpacing: CGFloat = 0
    /// At the edges of the whole content. Shape: their index paths have one index.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the sections' insets are counted from.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }
}
