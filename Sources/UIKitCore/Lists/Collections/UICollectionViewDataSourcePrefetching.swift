public import Foundation

/// Hears which items will probably be shown soon, to fetch what they need.
/// Source: Apple, UICollectionViewDataSourcePrefetching.
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Contract: the nearest items first; each item once until it is shown or cancelled.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// The items will not be shown soon after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
