import Foundation
import QuartzCore

/// One property of one view that a property animator moves.
@MainActor final class AnimatorTrack: AnimationDriver, CAAnimationDelegate {
    private let timeline: AnimatorTimeline
    private let axis: AnimatorAxis
    /// The part of the animator's time that passes before this one begins.
    private let start: Double
    private weak var view: UIView?
    private var baked: BakedAnimation?
    private let property: String
    private var key = ""
    /// Told when somebody else removed the animation.
    private var lost: ((AnimatorTrack) -> Void)?

    init(
        _ animation: CAPropertyAnimation, of view: UIView, on timeline: AnimatorTimeline, axis: AnimatorAxis, start: Double,
        lost: @escaping (AnimatorTrack) -> Void
    ) {
        self.timeline = timeline
        self.axis = axis
        self.start = start
        self.view = view
        self.lost = lost
        property = animation.keyPath ?? ""
        animation.driver = self
        animation.delegate = self
        key = view.layer.stack(animation)
    }

    // MARK: Driving

    var isMoving: Bool { timeline.isMoving }

    func progress(at time: TimeInterval) -> Double { timeline.progress(axis, after: start, at: time) }

    // MARK: The end

    /// The view gets the value that it has now.
    func stop(at now: TimeInterval) {
        lost = nil
        baked = view?.layer.bake(animationForKey: key, at: progress(at: now))
        keepColor()
    }

    /// The view gets the value of the end, or of the start. Contract: after `stop`.
    func move(toEnd: Bool) {
        baked?.move(toEnd: toEnd)
        keepColor()
    }

    /// The view's own colour would come back with the next change of its traits.
    private func keepColor() {
        guard property == "backgroundColor", let view, let color = view.layer.backgroundColor else { return }
        guard view.storedBackgroundColor?.resolvedColor(with: view.traitCollection).cgColor != color else { return }
        view.storedBackgroundColor = UIColor(cgColor: color)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let lost = lost
        self.lost = nil
        lost?(self)
    }
}
