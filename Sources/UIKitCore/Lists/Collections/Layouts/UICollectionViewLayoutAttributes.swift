public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where one element of a collection stands and how it looks there.
/// Shape: `frame`, `center`, `size` and `bounds` say the same; a transform turns the element about its centre.
/// Source: Apple, UICollectionViewLayoutAttributes.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// Nil for cells.
    open private(set) var representedElementKind: String?

    // MARK: Geometry. Units: points of the content.

    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    /// What is higher stands in front.
    open var zIndex = 0
    /// A hidden element gets no view.
    open var isHidden = false

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open var frame: CGRect {
        get {
            let rect = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return rect }
            let turned = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
            return turned.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
            size = newValue.size
        }
    }

    // MARK: What our own layouts add

    /// Which lengths the content decides.
    package var estimates = EstimatedAxes()
    /// Whether a supplementary view belongs to its item, and not to its section.
    package var belongsToItem = false
    /// The section whose own scroller the element stands in.
    package var scrollingSection: Int?

    // MARK: Making

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        stand(for: .cell(indexPath))
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        stand(for: .supplementary(elementKind, indexPath))
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        stand(for: .decoration(decorationViewKind, indexPath))
    }

    private func stand(for element: ListElement) {
        indexPath = element.path
        switch element {
        case .cell: representedElementCategory = .cell
        case .supplementary(let kind, _):
            representedElementCategory = .supplementaryView
            representedElementKind = kind
        case .decoration(let kind, _):
            representedElementCategory = .decorationView
            representedElementKind = kind
        }
    }

    /// Attributes of a subclass of an app's own for an element.
    package static func make(_ type: AnyClass, for element: ListElement) -> UICollectionViewLayoutAttributes {
        let result = (type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self).init()
        result.stand(for: element)
        return result
    }

    /// Contract: a subclass calls super and copies what it adds.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.estimates = estimates
        copy.belongsToItem = belongsToItem
        copy.scrollingSection = scrollingSection
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other || (indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(representedElementKind)
        return hasher.finalize()
    }
}
