import CoreGraphics
public import Foundation
import PlatformInterface
import QuartzCore

extension UIView {
    /// Animates what `animations` changes of views.
    /// Contract: the views have their new values at once; what is seen follows. `completion` runs once, in a later turn:
    /// with true when all of it came to its end, with false when something of it was removed.
    /// Units: seconds. Errors: a duration or delay that is negative or NaN counts as 0.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(
            duration: duration, delay: delay, pace: .curve(options.curve.timingFunction), options: options,
            completion: completion
        ).run(animations)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates at the pace of a spring that is at rest after `duration`.
    /// Units: a damping ratio of 1 does not swing; velocity in the whole way a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        ViewAnimation(
            duration: duration, delay: delay, pace: .spring(spring), options: options, completion: completion
        ).run(animations)
    }

    /// Animates at the pace of a spring by what one sees of it; it goes on until the spring is at rest.
    /// Units: `bounce` 0 does not swing, up to 1 swings more, down to −1 creeps; velocity in the whole way a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
        ViewAnimation(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring), options: options,
            completion: completion
        ).run(animations)
    }

    // MARK: Without animations

    /// Changes in `actionsWithoutAnimation` take effect at once, also inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationScope.withoutAnimation(actionsWithoutAnimation)
    }

    /// Sets whether changes of views animate; they do unless this says no.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

    /// Whether changes of views animate.
    public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    /// The duration of the animation whose block runs; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.inheritance.duration ?? 0 }

    /// Inside an animation's block: makes what `animations` changes come round several times.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = AnimationScope.current as? ViewAnimation else { return animations() }
        let before = (animation.repeatCount, animation.autoreverses)
        (animation.repeatCount, animation.autoreverses) = (Float(count), autoreverses)
        animations()
        (animation.repeatCount, animation.autoreverses) = before
    }
}
