public import Foundation

extension UICollectionView {
    /// Which cell shows an item, and how it is set up.
    /// Contract: made once, not in each call of a cell provider; its cells are used again among themselves.
    /// Source: Apple, UICollectionView.CellRegistration.
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let identifier = UUID().uuidString

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Which supplementary view stands at a place, and how it is set up.
    /// Source: Apple, UICollectionView.SupplementaryRegistration.
    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let kind: String
        let handler: Handler
        let identifier = UUID().uuidString

        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }
}
