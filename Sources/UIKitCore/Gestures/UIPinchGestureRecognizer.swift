public import Foundation

/// Recognises two fingers that move apart or together; then follows them until both lift.
/// Shape: while one of the two is lifted, nothing changes; a finger that takes its place goes on where it stopped.
/// Source: Apple, UIPinchGestureRecognizer.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, as a part of what it was in the beginning or when `scale` was set to 1.
    /// Contract: setting it forgets the velocity.
    open var scale: CGFloat {
        get { currentScale }
        set {
            guard newValue.isFinite else { return }
            currentScale = newValue
            motion = MotionHistory()
            startOver()
        }
    }

    /// Units: scale a second.
    open var velocity: CGFloat { motion.velocity.x }

    private var currentScale: CGFloat = 1
    private var fingers = FingerPair()
    /// Where the pair that is down now began.
    private var startDistance: CGFloat = 1
    private var startScale: CGFloat = 1
    private var motion = MotionHistory()

    private func startOver() {
        startDistance = fingers.distance
        startScale = currentScale
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where !fingers.take(touch) { ignore(touch, for: event) }
        guard fingers.isComplete else { return }
        if state == .possible { currentScale = 1 }
        startOver()
        motion.note(.zero, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.isComplete else { return }
        follow(at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(fingers.distance - startDistance) >= FingerPair.threshold {
            state = .began
        }
    }

    private func follow(at time: TimeInterval) {
        let scale = startScale * fingers.distance / startDistance
        motion.note(CGPoint(x: scale - currentScale, y: 0), at: time)
        currentScale = scale
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isComplete, state != .possible { follow(at: event.timestamp) }
        fingers.drop(touches)
        if fingers.isEmpty { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        fingers = FingerPair()
        motion = MotionHistory()
        currentScale = 1
    }
}
