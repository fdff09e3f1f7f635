public import Foundation

/// Recognises two fingers that turn around each other; then follows them until both lift.
/// Shape: while one of the two is lifted, nothing changes; a finger that takes its place goes on where it stopped.
/// Source: Apple, UIRotationGestureRecognizer.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turned since the beginning or since `rotation` was set to 0. Units: radians, clockwise; more
    /// than a full turn counts on.
    /// Contract: setting it forgets the velocity.
    open var rotation: CGFloat {
        get { currentRotation }
        set {
            guard newValue.isFinite else { return }
            currentRotation = newValue
            motion = MotionHistory()
        }
    }

    /// Units: radians a second.
    open var velocity: CGFloat { motion.velocity.x }

    private var currentRotation: CGFloat = 0
    private var fingers = FingerPair()
    private var lastAngle: CGFloat = 0
    private var motion = MotionHistory()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where !fingers.take(touch) { ignore(touch, for: event) }
        guard fingers.isComplete else { return }
        if state == .possible { currentRotation = 0 }
        lastAngle = fingers.angle
        motion.note(.zero, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.isComplete else { return }
        follow(at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(currentRotation) * fingers.distance >= FingerPair.threshold {
            state = .began
        }
    }

    private func follow(at time: TimeInterval) {
        // The short way round.
        let step = (fingers.angle - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = fingers.angle
        motion.note(CGPoint(x: step, y: 0), at: time)
        currentRotation += step
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
        currentRotation = 0
    }
}
