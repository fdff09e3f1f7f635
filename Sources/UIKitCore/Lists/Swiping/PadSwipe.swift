import Foundation

/// Fingers that move sideways on a touchpad.
struct PadSwipe {
    /// Units: points to the right since the beginning.
    private(set) var way: CGFloat = 0
    private var push = ScrollPush()

    mutating func note(_ step: CGPoint, at time: TimeInterval) {
        way += step.x
        push.note(step, at: time)
    }

    /// Units: points a second to the right.
    func velocity(at time: TimeInterval) -> CGFloat { push.velocity(at: time).x }
}
