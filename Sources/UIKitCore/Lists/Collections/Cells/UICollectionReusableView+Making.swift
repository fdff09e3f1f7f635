import CoreGraphics
public import Foundation

extension UICollectionReusableView {
    /// Makes a view of a class that was registered, through the class's own initializer.
    // Never inlined: the optimizer must not learn that what comes out is of another class than `Maker`.
    @inline(never) static func make(_ type: AnyClass, frame: CGRect, identifier: String) -> UICollectionReusableView {
        guard type is UICollectionReusableView.Type else {
            preconditionFailure("UICollectionView: \(type), registered for \"\(identifier)\", is no UICollectionReusableView; register a subclass of it.")
        }
        let made = unsafeBitCast(type, to: Maker.Type.self).init(frame: frame)
        let view = unsafeDowncast(made as AnyObject, to: UICollectionReusableView.self)
        view.reuseIdentifier = identifier
        return view
    }

    /// Reaches `init(frame:)` of any subclass through its metatype; not for apps.
    /// Contract: it has to be open; see CALayer.Maker. The initializer is not `required` in UICollectionReusableView, so that an app's
    /// `override init(frame:)` compiles as on Apple.
    open class Maker: UICollectionReusableView {
        public required override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
