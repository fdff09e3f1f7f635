public import Foundation
import QuartzCore

extension UIView {
    /// Animates what `addKeyframe` describes inside `animations`.
    /// Contract: the options' curve, ease in and out unless set, is the pace of the whole; within a keyframe it is even.
    /// Units: seconds. Errors: a duration or delay that is negative or NaN counts as 0.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plain = options.animationOptions
        let outer = AnimationScope.current
        let animation = ViewAnimation(
            duration: duration, delay: delay, pace: .curve(plain.curve.timingFunction), options: plain, completion: completion)
        let keyframes = ViewKeyframes(animation, mode: options.calculationMode)
        animation.run {
            AnimationScope.perform(AnimationScope.isEnabled ? keyframes : nil, animations)
            keyframes.start(in: outer)
        }
    }

    /// Inside `animateKeyframes`: what `animations` changes of views happens in a part of the whole.
    /// Units: parts of the whole duration, 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationScope.current as? ViewKeyframes else { return animations() }
        keyframes.keyframe(start: frameStartTime, duration: frameDuration, animations)
    }
}

extension UIView.KeyframeAnimationOptions {
    /// The bits that both kinds share, and the curve that apps hand over with them.
    fileprivate var animationOptions: UIView.AnimationOptions {
        UIView.AnimationOptions(rawValue: rawValue & (0x22F | 0xF << 16))
    }

    fileprivate var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 0x7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
