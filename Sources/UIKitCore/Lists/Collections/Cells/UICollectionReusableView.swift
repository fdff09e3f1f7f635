import CoreGraphics
public import Foundation

/// A view of a collection that is used again for other elements: a cell, a header, a decoration.
/// Source: Apple, UICollectionReusableView.
@MainActor open class UICollectionReusableView: UIView {
    /// The name that the view was dequeued by.
    open internal(set) var reuseIdentifier: String?

    weak var collection: UICollectionView?
    /// What the view stands for in its collection now; nil while it waits for use.
    var element: ListElement?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the view ready for another element. Contract: called before the data source gets it again; an override calls super.
    open func prepareForReuse() {}

    /// Takes over what an own attributes class says besides place and look. Contract: called before the view is placed.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// How the view wants to be placed, given how the layout would place it. Contract: called when its element comes into sight and when its
    /// content changed; the answer may be a changed `layoutAttributes`, which is the view's to change.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let estimates = layoutAttributes.estimates
        guard !estimates.isEmpty else { return layoutAttributes }
        let size = fittingSize(for: layoutAttributes.size, estimates)
        if estimates.contains(.width) { layoutAttributes.size.width = RowGeometry.sane(size.width) }
        if estimates.contains(.height) { layoutAttributes.size.height = RowGeometry.sane(size.height) }
        return layoutAttributes
    }

    /// The size that the content wants where the layout leaves it the choice. Units: points.
    func fittingSize(for size: CGSize, _ estimates: EstimatedAxes) -> CGSize {
        systemLayoutSizeFitting(CGSize(width: estimates.contains(.width) ? 0 : size.width, height: estimates.contains(.height) ? 0 : size.height),
                                withHorizontalFittingPriority: estimates.contains(.width) ? .fittingSizeLevel : .required,
                                verticalFittingPriority: estimates.contains(.height) ? .fittingSizeLevel : .required)
    }

    /// Called around a change of the collection's layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
