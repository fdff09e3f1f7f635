import Foundation

extension UICollectionViewDiffableDataSource {
    /// What is asked and told when a person moves an item.
    /// Source: Apple, UICollectionViewDiffableDataSource.ReorderingHandlers.
    @MainActor public struct ReorderingHandlers {
        /// Without it no item can be moved.
        public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
        public var willReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Contract: called when the data source has the new order; an app that keeps the order itself takes it over here.
        public var didReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }
}
