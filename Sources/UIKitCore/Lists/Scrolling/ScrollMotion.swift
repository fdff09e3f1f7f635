import Foundation
import QuartzCore

/// A motion that the content makes by itself, in both axes.
/// Units: points; times are seconds on the platform's clock.
@MainActor struct ScrollMotion {
    enum Kind { case decelerating, animation }
    private enum Path {
        case curves(x: ScrollCurve, y: ScrollCurve)
        case eased(from: CGPoint, target: @MainActor () -> CGPoint)
    }

    let kind: Kind
    private let start: TimeInterval
    private let path: Path
    private let duration: TimeInterval
    /// How far the content was moved under the motion since it began.
    private var shift = CGPoint.zero

    private static let easing = CAMediaTimingFunction(name: .easeInEaseOut)
    /// Units: seconds.
    private static let animationDuration: TimeInterval = 0.3

    /// What is left of a person's movement.
    init(decelerating x: ScrollCurve, _ y: ScrollCurve, at now: TimeInterval) {
        kind = .decelerating
        start = now
        path = .curves(x: x, y: y)
        duration = max(x.duration, y.duration)
    }

    /// A change that code asked for. Contract: `target` is asked in each frame, since rows are measured on the way.
    init(from offset: CGPoint, at now: TimeInterval, to target: @escaping @MainActor () -> CGPoint) {
        kind = .animation
        start = now
        path = .eased(from: offset, target: target)
        duration = ScrollMotion.animationDuration
    }

    func isOver(at now: TimeInterval) -> Bool { now - start >= duration - 1e-6 }

    func offset(at now: TimeInterval) -> CGPoint {
        switch path {
        case .curves(let x, let y):
            let time = isOver(at: now) ? .infinity : now - start
            return CGPoint(x: x.value(at: time) + shift.x, y: y.value(at: time) + shift.y)
        case .eased(let from, let target):
            let target = target()
            guard !isOver(at: now) else { return target }
            let part = CGFloat(ScrollMotion.easing.value(at: (now - start) / duration))
            let from = CGPoint(x: from.x + shift.x, y: from.y + shift.y)
            return CGPoint(x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part)
        }
    }

    /// Units: points a second; of an animation, zero.
    func velocity(at now: TimeInterval) -> CGPoint {
        guard case .curves(let x, let y) = path else { return .zero }
        return CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
    }

    mutating func shift(by distance: CGPoint) { shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y) }
}
