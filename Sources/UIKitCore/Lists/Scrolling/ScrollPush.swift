import Foundation

/// Fingers that scroll on a touchpad: how fast, for what follows when they lift.
struct ScrollPush {
    private(set) var motion = MotionHistory()

    mutating func note(_ step: CGPoint, at time: TimeInterval) { motion.note(step, at: time) }

    /// Units: points a second; zero when the fingers rested before they lifted.
    func velocity(at time: TimeInterval) -> CGPoint {
        var history = motion
        history.note(.zero, at: time)
        return history.velocity
    }
}
