import CoreGraphics
public import Foundation

/// How a section goes on by itself, across the way that its layout scrolls.
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    /// As far as it is dragged.
    case continuous
    /// As far as it is dragged, and on to the beginning of a group.
    case continuousGroupLeadingBoundary
    /// A viewport at a time.
    case paging
    /// A group at a time.
    case groupPaging
    /// A group at a time, which stands in the middle.
    case groupPagingCentered
}

/// What insets of a compositional layout are counted from.
/// Source: Apple, UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// One section of a compositional layout: its group, again and again.
/// Source: Apple, NSCollectionLayoutSection. Lists are in NSCollectionLayoutSection+List.
@MainActor open class NSCollectionLayoutSection: NSObject {
    public typealias VisibleItemsInvalidationHandler =
        @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

    let group: NSCollectionLayoutGroup
    /// Units: points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    /// What `contentInsets` are counted from; automatic means the layout's.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep to the insets of the items. Source: Apple, as `supplementaryContentInsetsReference`.
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with what is in sight whenever that changes.
    open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    /// What makes the section a list.
    var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}
