import Foundation
import QuartzCore

/// The keyframes of one call of `UIView.animateKeyframes`, while its blocks run.
@MainActor final class ViewKeyframes: AnimationContext {
    private let animation: ViewAnimation
    private let mode: CAAnimationCalculationMode
    /// The part of the whole that the running block describes.
    private var start = 0.0
    private var end = 1.0
    private var tracks: [(track: KeyframeTrack, view: UIView)] = []

    init(_ animation: ViewAnimation, mode: CAAnimationCalculationMode) {
        self.animation = animation
        self.mode = mode
    }

    var inheritance: AnimationInheritance {
        var inheritance = animation.inheritance
        inheritance.duration *= end - start
        return inheritance
    }

    func keyframe(start: Double, duration: Double, _ changes: () -> Void) {
        let outer = (self.start, self.end)
        // Written so that NaN is the start.
        self.start = start > 0 ? min(start, 1) : 0
        end = self.start + (duration > 0 ? min(duration, 1 - self.start) : 0)
        changes()
        (self.start, end) = outer
    }

    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard !AnimationScope.still.contains(key) else { return nil }
        var found = tracks.first { $0.track.layer === view.layer && $0.track.key == key }?.track
        if found == nil, let track = KeyframeTrack(of: view.layer, key: key) {
            tracks.append((track, view))
            found = track
        }
        guard let track = found else { return nil }
        return ViewChangeAction { track.add(start: self.start, end: self.end) }
    }

    func adopt(_ animation: CAKeyframeAnimation, of view: UIView) -> Bool { false }

    /// Starts what was collected, in the animation around it where that takes it.
    func start(in outer: (any AnimationContext)?) {
        for (track, view) in tracks {
            guard let animation = track.animation(mode) else { continue }
            if outer?.adopt(animation, of: view) == true { continue }
            if self.animation.takesTime { self.animation.add(animation, to: view) }
        }
    }
}
