import Foundation
import PlatformInterface
import QuartzCore

extension UIViewPropertyAnimator: AnimationContext {
    var now: TimeInterval { CurrentPlatform.shared.clock.now }

    // MARK: Changes

    var inheritance: AnimationInheritance {
        var curve: CAMediaTimingFunction?
        if case .cubic(let function)? = timingParameters.map({ AnimatorCurve($0, .both, duration: duration) }) { curve = function }
        return AnimationInheritance(duration: duration, pace: curve, options: isUserInteractionEnabled ? .allowUserInteraction : [])
    }

    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard !AnimationScope.still.contains(key), let change = LayerChange(of: view.layer, key: key) else { return nil }
        return ViewChangeAction { self.add(change, of: view) }
    }

    func adopt(_ animation: CAKeyframeAnimation, of view: UIView) -> Bool {
        track(animation, of: view, axis: .both)
        return true
    }

    private func add(_ change: LayerChange, of view: UIView) {
        if change.layer.hasAbsoluteAnimation(of: change.key) { change.layer.removeAnimations(of: change.key) { _ in } }
        guard let animation = change.animation() else { return }
        guard change.key == "position", timingParameters?.springTimingParameters?.splitsAxes == true,
              let parts = change.animations(of: ["x", "y"])
        else { return track(animation, of: view, axis: .both) }
        for (part, axis) in zip(parts, [AnimatorAxis.x, .y]) { track(part, of: view, axis: axis) }
    }

    private func track(_ animation: CAPropertyAnimation, of view: UIView, axis: AnimatorAxis) {
        tracks.append(AnimatorTrack(animation, of: view, on: timeline, axis: axis, start: trackStart) { self.lost($0) })
        guard !isUserInteractionEnabled, !blockedViews.contains(view) else { return }
        blockedViews.append(view)
        view.animationsTakingTouches += 1
    }

    // MARK: Life

    /// Runs the blocks that wait: from here on the views have their new values.
    func activate() {
        guard state == .inactive else { return }
        state = .active
        timeline = AnimatorTimeline(timingParameters ?? UICubicTimingParameters(), duration: duration)
        let due = blocks
        blocks = []
        for block in due { run(block.changes, start: block.delayFactor) }
    }

    func run(_ changes: () -> Void, start: Double) {
        guard AnimationScope.isEnabled else { return changes() }
        let outer = trackStart
        trackStart = start
        AnimationScope.perform(self, changes)
        trackStart = outer
    }

    /// The timeline was moved, started or stopped.
    func moved(isRunning: Bool) {
        self.isRunning = isRunning
        LayerAnimator.driverDidChange()
        timer?.cancel()
        timer = nil
        guard isRunning, let end = timeline.end(after: now), end.isFinite else { return }
        // The timer keeps the animator: it lives until it is over.
        timer = CurrentPlatform.shared.clock.schedule(after: end - now) { self.arrived() }
    }

    private func arrived() {
        timer = nil
        guard state == .active, isRunning else { return }
        guard !pausesOnCompletion else {
            timeline.move(toFraction: isReversed ? 0 : 1)
            return moved(isRunning: false)
        }
        finish(isReversed ? .start : .end)
    }

    func finish(_ position: UIViewAnimatingPosition) {
        stopTracks()
        AnimationScope.perform(nil) {
            if position != .current { for track in tracks { track.move(toEnd: position == .end) } }
        }
        becomeInactive()
        let due = completions
        completions = []
        for completion in due { completion(position) }
    }

    /// The views get the values that are seen of them now.
    func stopTracks() {
        timer?.cancel()
        timer = nil
        guard state == .active else { return }
        state = .stopped
        isRunning = false
        let now = now
        AnimationScope.perform(nil) { for track in tracks { track.stop(at: now) } }
        for view in blockedViews { view.animationsTakingTouches -= 1 }
        blockedViews = []
    }

    func becomeInactive() {
        state = .inactive
        tracks = []
        blocks = []
    }

    /// Somebody removed one of the animations, or its view left the window; with the last of them the animator is over.
    private func lost(_ track: AnimatorTrack) {
        tracks.removeAll { $0 === track }
        guard tracks.isEmpty, state == .active else { return }
        finish(.current)
    }

    // MARK: Misuse

    func canMove(_ call: String) -> Bool {
        if state != .stopped { return true }
        Log.once("UIViewPropertyAnimator.\(call): the animator was stopped; call finishAnimation(at:) first.")
        return false
    }

    func canBeInterrupted(_ call: String) -> Bool {
        if isInterruptible { return true }
        Log.once("UIViewPropertyAnimator.\(call): the animator is not interruptible.")
        return false
    }
}
