import Foundation
import PlatformInterface
import QuartzCore

/// What one call of `UIView.animate` sets in motion, from the block that changes views until its completion.
@MainActor final class ViewAnimation: AnimationContext {
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(SpringCurve)
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let pace: Pace
    let options: UIView.AnimationOptions
    var repeatCount: Float
    var autoreverses: Bool
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isWhole = true
    private var isOpen = true
    private var views: [AnimatedView] = []

    init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        var (duration, pace, options) = (duration, pace, options)
        if let outer = AnimationScope.current?.inheritance {
            if case .curve = pace {
                if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
                if !options.contains(.overrideInheritedCurve), let curve = outer.pace { pace = .curve(curve) }
            }
            if !options.contains(.overrideInheritedOptions) {
                options.formUnion(outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse]))
            }
        }
        // Written so that NaN is no time.
        self.duration = duration > 0 ? min(duration, 1e9) : 0
        self.delay = delay > 0 ? min(delay, 1e9) : 0
        self.pace = pace
        self.options = options
        self.completion = completion
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
    }

    var inheritance: AnimationInheritance {
        var curve: CAMediaTimingFunction?
        if case .curve(let function) = pace { curve = function }
        return AnimationInheritance(duration: duration, pace: curve, options: options)
    }

    /// Runs the block; what it changes of views becomes part of the animation.
    func run(_ animations: () -> Void) {
        guard AnimationScope.isEnabled else {
            // The changes are there at once, and the end comes with the next turn.
            animations()
            return close()
        }
        AnimationScope.perform(self) {
            animations()
            if options.contains(.layoutSubviews) { for animated in views { animated.view?.layoutIfNeeded() } }
        }
        close()
    }

    // MARK: Changes

    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard takesTime, !AnimationScope.still.contains(key) else { return nil }
        let change = LayerChange(of: view.layer, key: key, measuresMotion: options.contains(.beginFromCurrentState))
        return change.map { change in ViewChangeAction { self.add(change, of: view) } }
    }

    var takesTime: Bool { duration > 0 || delay > 0 }

    private func add(_ change: LayerChange, of view: UIView) {
        let layer = change.layer
        let repeats = repeatCount > 1
        if repeats || options.contains(.beginFromCurrentState) || layer.hasAbsoluteAnimation(of: change.key) {
            let new = repeats ? change.replacingAnimation(spring: spring) : change.restartingAnimation(spring: spring)
            removeAnimations(of: change.key, from: layer)
            if let new { add(new, to: view) }
        } else if let animation = change.animation(spring: spring) {
            add(animation, to: view)
        }
    }

    func adopt(_ animation: CAKeyframeAnimation, of view: UIView) -> Bool { false }

    private func removeAnimations(of key: String, from layer: CALayer) {
        layer.removeAnimations(of: key) { old in
            // What the same block set first is no interruption.
            guard let signal = old.delegate as? ViewAnimationSignal, signal.animation === self else { return }
            signal.animation = nil
            running -= 1
        }
    }

    private var spring: SpringCurve? {
        if case .spring(let curve) = pace { curve } else { nil }
    }

    /// Starts one animation of the whole.
    func add(_ animation: CAAnimation, to view: UIView) {
        // No time at all would be the transaction's; this is over at once.
        animation.duration = duration > 0 ? duration : .leastNonzeroMagnitude
        animation.delay = delay
        animation.fillMode = .backwards
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        if case .curve(let function) = pace { animation.timingFunction = function }
        animation.delegate = ViewAnimationSignal(self)
        running += 1
        switch animation {
        case let animation as CAPropertyAnimation where animation.isAdditive: view.layer.stack(animation)
        case let animation as CAPropertyAnimation: view.layer.add(animation, forKey: animation.keyPath)
        default: view.layer.add(animation, forKey: kCATransition)
        }
        guard !views.contains(where: { $0.view === view }) else { return }
        views.append(AnimatedView(view: view))
        if !options.contains(.allowUserInteraction) { view.animationsTakingTouches += 1 }
    }

    // MARK: The end

    /// An animation of one property is over.
    func stopped(_ finished: Bool) {
        running -= 1
        if !finished { isWhole = false }
        endIfOver()
    }

    private func close() {
        isOpen = false
        guard running == 0 else { return }
        CurrentPlatform.shared.clock.schedule(after: 0) { self.endIfOver() }
    }

    private func endIfOver() {
        guard !isOpen, running == 0 else { return }
        if !options.contains(.allowUserInteraction) { for animated in views { animated.view?.animationsTakingTouches -= 1 } }
        views = []
        let completion = completion
        self.completion = nil
        completion?(isWhole)
    }
}

/// A view that may go while it is animated.
private struct AnimatedView {
    weak var view: UIView?
}
