import Foundation

/// A data source whose items have items below them.
@MainActor protocol OutlineSource: AnyObject {
    func levelOfItem(at path: IndexPath) -> Int
    func canExpandItem(at path: IndexPath) -> Bool
    func isItemExpanded(at path: IndexPath) -> Bool
    func parentOfItem(at path: IndexPath) -> IndexPath?
    /// Shows what lies below an item, or takes it away.
    func toggleItem(at path: IndexPath)
}

extension UICollectionView {
    var outline: (any OutlineSource)? { dataSource as? any OutlineSource }
}
