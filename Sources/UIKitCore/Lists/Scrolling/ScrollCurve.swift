package import Foundation

/// Where an offset along one axis is as time goes by, with nobody holding it: pieces of motion, one after another.
/// Units: points and seconds since the beginning.
package struct ScrollCurve: Equatable {
    private enum Motion: Equatable {
        case rest(at: CGFloat)
        /// Speed that falls by the same part in each moment. `drag` is per second.
        case slowing(from: CGFloat, velocity: CGFloat, drag: CGFloat)
        /// A critically damped spring: the quickest way to `target` that does not swing.
        case spring(target: CGFloat, from: CGFloat, velocity: CGFloat)

        func value(at t: CGFloat) -> CGFloat {
            switch self {
            case .rest(let place): return place
            case .slowing(let start, let velocity, let drag): return start + velocity / drag * (1 - exp(-drag * t))
            case .spring(let target, let start, let velocity):
                let distance = start - target
                return target + (distance + (velocity + ScrollCurve.springRate * distance) * t) * exp(-ScrollCurve.springRate * t)
            }
        }
    }

    private struct Piece: Equatable {
        var start: CGFloat
        var motion: Motion
    }

    private var pieces: [Piece]
    package let duration: TimeInterval
    /// Where it comes to rest.
    package let end: CGFloat

    /// How quickly what was pulled too far comes back. Units: 1 a second.
    package static let springRate: CGFloat = 10
    /// Closer than this is there. Units: points.
    private static let tolerance: CGFloat = 0.25

    private init(_ pieces: [Piece], duration: CGFloat, end: CGFloat) {
        self.pieces = pieces
        self.duration = TimeInterval(duration)
        self.end = end
    }

    package func value(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return end }
        let t = CGFloat(max(0, time))
        let piece = pieces.last { $0.start <= t } ?? pieces[0]
        return piece.motion.value(at: t - piece.start)
    }

    /// Units: points a second.
    package func velocity(at time: TimeInterval) -> CGFloat {
        let step = 1.0 / 1000
        return time < duration ? (value(at: time + step) - value(at: time)) / CGFloat(step) : 0
    }

    // MARK: Making

    package static func rest(at place: CGFloat) -> ScrollCurve { ScrollCurve([Piece(start: 0, motion: .rest(at: place))], duration: 0, end: place) }

    /// Goes to `target` as a spring does.
    package static func spring(from start: CGFloat, velocity: CGFloat, to target: CGFloat) -> ScrollCurve {
        let motion = Motion.spring(target: target, from: start, velocity: velocity)
        return ScrollCurve([Piece(start: 0, motion: motion)], duration: settling(start - target, velocity), end: target)
    }

    /// Slows down from `velocity`; at an end of the range it bounces, or stops.
    package static func slowing(from start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: UIScrollView.DecelerationRate,
                        bounces: Bool) -> ScrollCurve {
        if !range.contains(start) {
            let bound = start < range.lowerBound ? range.lowerBound : range.upperBound
            return bounces ? spring(from: start, velocity: velocity, to: bound) : rest(at: bound)
        }
        let drag = drag(of: rate)
        let natural = start + velocity / drag
        guard !range.contains(natural) else { return slowing(from: start, velocity: velocity, drag: drag) }
        let bound = natural < start ? range.lowerBound : range.upperBound
        // The moment at which it gets there, and the speed that is left.
        let left = 1 - (bound - start) * drag / velocity
        let arrival = -log(max(left, .leastNonzeroMagnitude)) / drag
        let first = Piece(start: 0, motion: .slowing(from: start, velocity: velocity, drag: drag))
        guard bounces else { return ScrollCurve([first], duration: arrival, end: bound) }
        let speed = velocity * left
        let second = Piece(start: arrival, motion: .spring(target: bound, from: bound, velocity: speed))
        return ScrollCurve([first, second], duration: arrival + settling(0, speed), end: bound)
    }

    /// Leaves with `velocity` and comes to rest at `target`: slowing down where that is a natural way there, else as a spring.
    package static func heading(from start: CGFloat, velocity: CGFloat, to target: CGFloat) -> ScrollCurve {
        let distance = target - start
        guard abs(distance) > tolerance else { return abs(velocity) > 1 ? spring(from: start, velocity: velocity, to: target) : rest(at: target) }
        let drag = velocity / distance
        return naturalDrag.contains(drag) ? slowing(from: start, velocity: velocity, drag: drag)
            : spring(from: start, velocity: velocity, to: target)
    }

    private static let naturalDrag: ClosedRange<CGFloat> = 1.5...12

    private static func slowing(from start: CGFloat, velocity: CGFloat, drag: CGFloat) -> ScrollCurve {
        let way = abs(velocity / drag)
        guard way > tolerance else { return rest(at: start) }
        let motion = Motion.slowing(from: start, velocity: velocity, drag: drag)
        return ScrollCurve([Piece(start: 0, motion: motion)], duration: log(way / tolerance) / drag, end: start + velocity / drag)
    }

    /// Where slowing down ends if nothing is in the way.
    package static func naturalEnd(from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
        start + velocity / drag(of: rate)
    }

    private static func drag(of rate: UIScrollView.DecelerationRate) -> CGFloat {
        let part = rate.rawValue.isFinite ? min(max(rate.rawValue, 0.5), 0.9999) : UIScrollView.DecelerationRate.normal.rawValue
        return -1000 * log(part)
    }

    /// When a spring is close enough, and stays so. Shape: at most 3 seconds.
    private static func settling(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
        let motion = Motion.spring(target: 0, from: distance, velocity: velocity)
        // From the end: a spring with much speed passes its target once.
        var t: CGFloat = 3
        while t > 0, abs(motion.value(at: t - 1 / 60)) <= tolerance { t -= 1 / 60 }
        return max(0, t)
    }
}
