public import Foundation

/// Gives a collection its items.
/// Source: Apple, UICollectionViewDataSource. On Linux the optional methods are requirements with defaults.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Contract: asked when the item comes into sight; the answer comes from `dequeueReusableCell`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Contract: asked for what the layout places besides items; without headers and footers it is never called.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView

    // MARK: Moving

    /// Whether the item can be moved; without this method, every item where there is the next one.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// A person moved an item. Contract: the collection shows it there already.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: Index

    /// The titles at the edge by which a person goes through the content; nil for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Where a title leads; at first, to the section of the same number.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        preconditionFailure("\(type(of: self)) has no view of the kind \"\(kind)\", which the layout places: implement "
            + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.missing.insert(.canMove)
        return true
    }
    public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        collectionView.missing.insert(.move)
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}
