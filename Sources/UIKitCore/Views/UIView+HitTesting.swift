package import Foundation

extension UIView {
    /// Front to back through the subviews; what is hidden, clear or switched off takes no touch.
    package func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for view in subviewList.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    private var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha > 0.01 && animationsTakingTouches == 0 }

    /// The part of the bounds that no ancestor clips away and that is inside the window. Units: this view's points.
    package var visibleBounds: CGRect {
        var rect = bounds
        var view: UIView? = superview
        while let current = view {
            if current.clipsToBounds || current is UIWindow { rect = rect.intersection(convert(current.bounds, from: current)) }
            if rect.isNull { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
            view = current.superview
        }
        return rect
    }

    /// Whether a person could see it: in a window, and neither it nor an ancestor hidden or clear.
    package var isVisibleInWindow: Bool {
        guard window != nil else { return false }
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.alpha <= 0.01 { return false }
            view = current.superview
        }
        return true
    }
}
