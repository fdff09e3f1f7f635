import Foundation
import QuartzCore

/// Tells a view animation that one of its layer animations is over.
@MainActor final class ViewAnimationSignal: CAAnimationDelegate {
    var animation: ViewAnimation?

    init(_ animation: ViewAnimation) { self.animation = animation }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let animation = animation
        self.animation = nil
        animation?.stopped(flag)
    }
}
