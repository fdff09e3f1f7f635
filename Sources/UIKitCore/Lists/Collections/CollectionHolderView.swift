import Foundation

/// The view of a collection's controller: what an app adds to it stands in front of the collection and does not scroll.
@MainActor final class CollectionHolderView: UIView {
    var collection: UICollectionView? {
        didSet {
            guard collection !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let collection { insertSubview(collection, at: 0) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let collection, collection.superview === self, collection.frame != bounds { collection.frame = bounds }
    }

    override var focusedPart: UIView { collection?.focusedPart ?? self }
    override func partForMenu() -> UIView { collection?.partForMenu() ?? self }
}
