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
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        preconditionFailure("\(type(of: self)) has no view of the kind \"\(kind)\", which the layout places: implement "
            + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }
}
