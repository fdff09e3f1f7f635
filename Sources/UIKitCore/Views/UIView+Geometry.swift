package import CoreGraphics
public import Foundation
public import QuartzCore

extension UIView: UICoordinateSpace {
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Runs `change`, then does what a new size asks for.
    package func changeGeometry(_ change: () -> Void) {
        let old = bounds.size
        change()
        layoutStorage?.engine?.frameChanged(self)
        let new = bounds.size
        guard new != old else { return }
        if autoresizesSubviews { for view in subviewList { view.autoresize(from: old, to: new) } }
        setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Moves and resizes with the superview, by the autoresizing mask.
    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
        func solve(_ axis: NSLayoutConstraint.Axis, _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat)
            -> (CGFloat, CGFloat)
        {
            let shares = autoresizingMask.flexibleParts(axis).shares(start: start, length: length, total: old)
            return (start + shares.start * (new - old), max(0, length + shares.length * (new - old)))
        }
        var f = frame
        (f.origin.x, f.size.width) = solve(.horizontal, f.minX, f.width, old.width, new.width)
        (f.origin.y, f.size.height) = solve(.vertical, f.minY, f.height, old.height, new.height)
        frame = f
    }

    // MARK: Conversion

    /// From this view's space to its window's (or, outside a window, to its topmost ancestor's).
    package var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view, !current.isCoordinateRoot {
            result = result.concatenating(current.transformToSuperview)
            view = current.superview
        }
        return result
    }

    private var isCoordinateRoot: Bool { self is UIWindow || superview == nil }

    private var transformToSuperview: CGAffineTransform {
        let bounds = layer.bounds
        let anchor = CGPoint(x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(layer.affineTransform())
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        guard view !== self else { return .identity }
        let target = view ?? window
        var result = transformToRoot
        if let here = window, let there = target?.window, here !== there {
            result = result.concatenating(CGAffineTransform(translationX: here.frame.minX - there.frame.minX,
                                                            y: here.frame.minY - there.frame.minY))
        }
        guard let target else { return result }
        return result.concatenating(target.transformToRoot.inverted())
    }

    /// Units: points; `view` nil means the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? window)?.convert(point, to: self) ?? point.applying(transformToRoot.inverted())
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? window)?.convert(rect, to: self) ?? rect.applying(transformToRoot.inverted())
    }

    // By way of AnyObject: at the plain cast the optimiser of Swift 6.3 stops with a fault.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: (coordinateSpace as AnyObject) as? UIView)
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: (coordinateSpace as AnyObject) as? UIView)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: (coordinateSpace as AnyObject) as? UIView)
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: (coordinateSpace as AnyObject) as? UIView)
    }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard window != nil, referenceView.window === window else { return nil }
        return convert(bounds, to: referenceView)
    }
}
