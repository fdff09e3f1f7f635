public import Foundation
import QuartzCore

extension UIView {
    /// Turns what the view and all in it look like into what `animations` makes of them.
    /// Contract: without a transition among the options the changes take effect at once.
    /// Units: seconds. Shape: flips are seen without perspective; curls are cross dissolves.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(
            duration: duration, pace: .curve(options.curve.timingFunction), options: options, completion: completion)
        let changes = animations ?? {}
        animation.run {
            if animation.duration > 0, AnimationScope.isEnabled, let kind = options.transitionKind {
                let transition = CATransition()
                transition.kind = kind
                animation.add(transition, to: view)
            }
            if options.contains(.allowAnimatedContent) { changes() } else { AnimationScope.perform(nil, changes) }
        }
    }

    /// Turns one view into another.
    /// Contract: `toView` takes the place of `fromView` in its superview, or both stay and are hidden and shown with
    /// `.showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            return transition(with: fromView, duration: 0, options: options, animations: nil, completion: completion)
        }
        transition(with: container, duration: duration, options: options, animations: {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    fileprivate var transitionKind: TransitionKind? {
        switch rawValue >> 20 & 0x7 {
        case 1: .flip(.left)
        case 2: .flip(.right)
        case 3, 4, 5: .fade
        case 6: .flip(.top)
        case 7: .flip(.bottom)
        default: nil
        }
    }
}
