import Foundation

/// The last steps of a movement, for its speed.
struct MotionHistory {
    private var steps: [(step: CGPoint, time: TimeInterval)] = []

    /// Older steps say nothing about how fast a finger is when it lifts. Units: seconds.
    private static let window: TimeInterval = 0.1

    /// Units: points since the step before.
    mutating func note(_ step: CGPoint, at time: TimeInterval) {
        steps.append((step, time))
        // One older step stays: it says when the first one that counts began.
        while steps.count > 2, steps[1].time < time - Self.window { steps.removeFirst() }
    }

    /// Units: points a second; zero when nothing moved lately.
    var velocity: CGPoint {
        guard let first = steps.first, let last = steps.last, last.time > first.time else { return .zero }
        let sum = steps.dropFirst().reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.step.x, y: $0.y + $1.step.y) }
        let duration = last.time - first.time
        return CGPoint(x: sum.x / duration, y: sum.y / duration)
    }
}
