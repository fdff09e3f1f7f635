import Foundation

extension UICollectionViewDiffableDataSource {
    /// What is asked and told when a row of an outline opens or closes.
    /// Source: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers.
    @MainActor public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: (@MainActor (Item) -> Bool)?
        public var willExpandItem: (@MainActor (Item) -> Void)?
        public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
        public var willCollapseItem: (@MainActor (Item) -> Void)?
        /// What lies below an item, found out when it opens. Shape: the item's children as the root of the answer.
        public var snapshotForExpandingParent:
            (@MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }
}
