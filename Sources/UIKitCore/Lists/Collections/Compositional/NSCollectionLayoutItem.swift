import CoreGraphics
public import Foundation

/// One item of a compositional layout.
/// Source: Apple, NSCollectionLayoutItem.
@MainActor open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// Views at the item's edges, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Room inside the item's place, around what is seen. Units: points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Room outside the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}
