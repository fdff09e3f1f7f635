public import Foundation

/// Recognises fingers, or a pointer with a button held, that move; then follows them until they lift.
/// Source: Apple, UIPanGestureRecognizer.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// How far a touch has to move before it is a pan. Units: points.
    static let threshold: CGFloat = 10

    /// Units: points in the window, since the touches began.
    private var moved = CGPoint.zero
    private var motion = MotionHistory()

    /// How far the touches went since they began or since `setTranslation`. Units: points in `view`'s space.
    open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        guard let view else { return moved = translation }
        let origin = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(translation, to: nil)
        moved = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// How fast the touches move. Units: points a second in `view`'s space.
    open func velocity(in view: UIView?) -> CGPoint { vector(motion.velocity, in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches > maximumNumberOfTouches else { return motion.note(.zero, at: event.timestamp) }
        guard state != .possible else { return state = .failed }
        for touch in touches { ignore(touch, for: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        follow(touches, at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if hypot(moved.x, moved.y) >= Self.threshold {
            state = isPan(moved) ? .began : .failed
        }
    }

    /// Whether a movement that is long enough goes the right way. Units: points in the window.
    func isPan(_ moved: CGPoint) -> Bool { true }

    /// The middle of all touches moves by each one's share.
    private func follow(_ touches: Set<UITouch>, at time: TimeInterval) {
        var step = CGPoint.zero
        for touch in touches {
            step.x += (touch.point.x - touch.previousPoint.x) / CGFloat(numberOfTouches)
            step.y += (touch.point.y - touch.previousPoint.y) / CGFloat(numberOfTouches)
        }
        moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
        motion.note(step, at: time)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = numberOfTouches - touches.count
        guard state != .possible else {
            if remaining < 1 { state = .failed }
            return
        }
        follow(touches, at: event.timestamp)
        if remaining < minimumNumberOfTouches { state = .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        moved = .zero
        motion = MotionHistory()
    }
}
