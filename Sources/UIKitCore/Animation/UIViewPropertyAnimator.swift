import CoreGraphics
public import Foundation
import PlatformInterface
import QuartzCore

/// An animation of views that can be paused, turned back, moved by hand and sent on.
/// Contract: the blocks run when it is started, paused or moved for the first time; the views have their new values from then on.
/// An animator that was begun lives until it is over.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The pace that it was made with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// How long it takes; a spring of physical numbers has its own duration. Units: seconds.
    open private(set) var duration: TimeInterval
    /// How long it waits first. Units: seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether touches reach the views that it animates.
    open var isUserInteractionEnabled = true
    /// Whether it can be paused, moved and stopped.
    open var isInterruptible = true
    /// Whether `fractionComplete` moves what is seen evenly, whatever the pace.
    open var scrubsLinearly = true
    /// Whether it stays paused at its end instead of being over.
    open var pausesOnCompletion = false

    open internal(set) var state = UIViewAnimatingState.inactive
    open internal(set) var isRunning = false

    var blocks: [(changes: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var timeline: AnimatorTimeline
    var tracks: [AnimatorTrack] = []
    var blockedViews: [UIView] = []
    var trackStart = 0.0
    var timer: (any PlatformTimer)?
    private var turnsBack = false

    /// Units: seconds. Errors: a duration that is negative or NaN counts as 0.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let given = duration > 0 ? min(duration, 1e9) : 0
        self.duration = parameters.springTimingParameters?.ownDuration ?? given
        timingParameters = parameters
        timeline = AnimatorTimeline(parameters, duration: self.duration)
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        made.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        return made
    }

    // MARK: What it animates

    /// Adds changes; to an animator that is under way they are added from where it is to its end.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a part, 0…1, of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
        guard state == .active else { return blocks.append((animation, factor)) }
        let here = timeline.fraction(at: now)
        run(animation, start: here + (1 - here) * factor)
    }

    /// Adds what is called when it is over, with the place where it ended; in the order of adding.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Running

    /// Begins, or goes on after a pause.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Begins after a delay. Units: seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard canMove("startAnimation"), !isRunning else { return }
        self.delay = delay > 0 ? min(delay, 1e9) : 0
        activate()
        timeline.run(reversed: turnsBack, delay: self.delay, at: now)
        moved(isRunning: true)
    }

    /// Stops where it is; `startAnimation` or `continueAnimation` goes on.
    open func pauseAnimation() {
        guard canMove("pauseAnimation"), canBeInterrupted("pauseAnimation") else { return }
        activate()
        timeline.pause(at: now)
        moved(isRunning: false)
    }

    /// Goes on after a pause, at another pace or in another time.
    /// Units: `durationFactor` is the time that is left, in whole durations; 0 is what is left of the whole.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard canMove("continueAnimation"), !isRunning else { return }
        activate()
        let fraction = timeline.fraction(at: now)
        let left = durationFactor > 0 ? Double(durationFactor) * duration : nil
        if let parameters {
            let time = parameters.springTimingParameters?.ownDuration ?? left ?? duration * (turnsBack ? fraction : 1 - fraction)
            timeline.send(parameters, reversed: turnsBack, duration: time, at: now)
        } else {
            timeline.run(reversed: turnsBack, duration: left, at: now)
        }
        moved(isRunning: true)
    }

    /// Whether it goes back to its start.
    open var isReversed: Bool {
        get { turnsBack }
        set {
            guard newValue != turnsBack else { return }
            turnsBack = newValue
            guard isRunning else { return }
            timeline.run(reversed: newValue, at: now)
            moved(isRunning: true)
        }
    }

    /// How far it is on its way, 0…1, back to the start for one that is reversed; setting it moves it there.
    open var fractionComplete: CGFloat {
        get {
            let isSeen = scrubsLinearly && !isRunning
            let way = isSeen ? min(max(timeline.progress(.both, at: now), 0), 1) : timeline.fraction(at: now)
            return turnsBack ? 1 - way : way
        }
        set {
            guard canMove("fractionComplete"), canBeInterrupted("fractionComplete") else { return }
            activate()
            let fraction = newValue > 0 ? min(Double(newValue), 1) : 0
            let way = turnsBack ? 1 - fraction : fraction
            timeline.move(toFraction: scrubsLinearly ? timeline.fraction(ofProgress: way) : way)
            if isRunning { timeline.run(reversed: turnsBack, at: now) }
            moved(isRunning: isRunning)
        }
    }

    // MARK: Stopping

    /// Stops for good: the views keep what is seen of them now. Without `withoutFinishing`, `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, canBeInterrupted("stopAnimation") else { return }
        stopTracks()
        guard withoutFinishing else { return }
        becomeInactive()
        completions = []
    }

    /// Ends an animator that was stopped: the views get the values of the position, and the completions run.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            Log.once("UIViewPropertyAnimator.finishAnimation(at:) ends an animator that was stopped with stopAnimation(false); this one was not.")
            return
        }
        finish(finalPosition)
    }
}
