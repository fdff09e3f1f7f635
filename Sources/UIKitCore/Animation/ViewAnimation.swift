import Foundation
import PlatformInterface
import QuartzCore

/// What one call of `UIView.animate` sets in motion, from the block that changes views until its completion.
@MainActor final class ViewAnimation {
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(SpringCurve)
    }

    /// The innermost one whose block runs; changes of views belong to it.
    static private(set) var current: ViewAnimation?
    /// Whether animations are made at all.
    static var isEnabled = true

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
    private var views: [UIView] = []

    init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = ViewAnimation.current
        var (duration, pace, options) = (duration, pace, options)
        if let outer, case .curve = pace {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve), case .curve = outer.pace { pace = outer.pace }
        }
        if let outer, !options.contains(.overrideInheritedOptions) {
            options.formUnion(outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse]))
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

    /// Runs the block; what it changes of views becomes part of the animation.
    func run(_ animations: () -> Void) {
        perform {
            animations()
            if options.contains(.layoutSubviews) { for view in views { view.layoutIfNeeded() } }
        }
        close()
    }

    /// Animations are switched off: the changes are there at once, and the end comes with the next turn.
    func runWithoutMotion(_ animations: () -> Void) {
        animations()
        close()
    }

    func perform(_ animations: () -> Void) {
        let outer = ViewAnimation.current
        ViewAnimation.current = self
        animations()
        ViewAnimation.current = outer
    }

    /// Changes in `changes` take effect at once.
    static func withoutAnimation<T>(_ changes: () throws -> T) rethrows -> T {
        let (outer, wasEnabled) = (current, isEnabled)
        (current, isEnabled) = (nil, false)
        defer { (current, isEnabled) = (outer, wasEnabled) }
        return try changes()
    }

    // MARK: Changes

    /// What is to happen when a property of a view's layer changes; nil for nothing.
    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard duration > 0 || delay > 0, !ViewAnimation.still.contains(key) else { return nil }
        return LayerChange(of: view.layer, key: key).map { ViewChangeAction($0, view: view, animation: self) }
    }

    /// What jumps even in an animation.
    private static let still: Set<String> = ["contents", "hidden", "masksToBounds"]

    func add(_ change: LayerChange, of view: UIView) {
        let layer = change.layer
        let repeats = repeatCount > 1
        if repeats || options.contains(.beginFromCurrentState) || layer.hasAbsoluteAnimation(of: change.key) {
            replace(change, repeats: repeats)
        } else if let animation = change.animation(spring: spring) {
            add(animation, to: layer, isStacked: animation.isAdditive)
        }
        if !views.contains(view) {
            views.append(view)
            if !options.contains(.allowUserInteraction) { view.animationsTakingTouches += 1 }
        }
    }

    private func replace(_ change: LayerChange, repeats: Bool) {
        let layer = change.layer
        guard let animation = repeats ? change.replacingAnimation(spring: spring) : change.restartingAnimation(spring: spring) else { return }
        layer.removeAnimations(of: change.key) { [weak self] old in
            // What the same block set first is no interruption.
            guard let self, let signal = old.delegate as? ViewAnimationSignal, signal.animation === self else { return }
            signal.animation = nil
            running -= 1
        }
        add(animation, to: layer, isStacked: animation.isAdditive)
    }

    private var spring: SpringCurve? {
        if case .spring(let curve) = pace { curve } else { nil }
    }

    private func add(_ animation: CABasicAnimation, to layer: CALayer, isStacked: Bool) {
        // No time at all would be the transaction's; this is over at once.
        animation.duration = duration > 0 ? duration : .leastNonzeroMagnitude
        animation.delay = delay
        animation.fillMode = .backwards
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        if case .curve(let function) = pace { animation.timingFunction = function }
        animation.delegate = ViewAnimationSignal(self)
        running += 1
        if isStacked { layer.stack(animation) } else { layer.add(animation, forKey: animation.keyPath) }
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
        if !options.contains(.allowUserInteraction) { for view in views { view.animationsTakingTouches -= 1 } }
        views = []
        let completion = completion
        self.completion = nil
        completion?(isWhole)
    }
}
