import Foundation
import QuartzCore

/// Where a property animator is: on its way, paused, or on the way that it was sent from there.
@MainActor final class AnimatorTimeline {
    private enum Mode {
        /// `progress` only where it is not what the curve says: in the swing of a way that was interrupted.
        case paused(fraction: Double, progress: Double?)
        /// Along the curve. Units: fractions of the duration a second.
        case running(from: Double, since: TimeInterval, rate: Double)
        /// Along another curve, from a progress to an end.
        case sent(from: Double, to: Double, since: TimeInterval, duration: TimeInterval, curves: [AnimatorAxis: AnimatorCurve])
    }

    let duration: TimeInterval
    private var mode = Mode.paused(fraction: 0, progress: nil)
    private let curves: [AnimatorAxis: AnimatorCurve]

    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        self.duration = duration
        curves = AnimatorTimeline.curves(parameters, duration: duration)
    }

    private static func curves(_ parameters: any UITimingCurveProvider, duration: TimeInterval) -> [AnimatorAxis: AnimatorCurve] {
        Dictionary(uniqueKeysWithValues: AnimatorAxis.allCases.map { ($0, AnimatorCurve(parameters, $0, duration: duration)) })
    }

    // MARK: Where it is

    var isMoving: Bool { if case .paused = mode { false } else { true } }

    /// How much of the time has passed, by the curve.
    func fraction(at now: TimeInterval) -> Double {
        switch mode {
        case .paused(let fraction, _): fraction
        case .running(let from, let since, let rate): min(max(from + max(now - since, 0) * rate, 0), 1)
        case .sent: curve(.both).fraction(of: progress(.both, at: now))
        }
    }

    /// How far the values are.
    func progress(_ axis: AnimatorAxis, at now: TimeInterval) -> Double {
        switch mode {
        case .paused(let fraction, let progress): return progress ?? curve(axis).progress(at: fraction)
        case .running: return curve(axis).progress(at: fraction(at: now))
        case .sent(let from, let to, let since, let duration, let curves):
            let passed = duration > 0 ? min(max((now - since) / duration, 0), 1) : 1
            return from + (to - from) * (curves[axis] ?? curve(axis)).progress(at: passed)
        }
    }

    /// How far values are that begin only after a part of the time.
    func progress(_ axis: AnimatorAxis, after start: Double, at now: TimeInterval) -> Double {
        guard start > 0 else { return progress(axis, at: now) }
        guard start < 1 else { return fraction(at: now) < 1 ? 0 : 1 }
        return curve(axis).progress(at: min(max((fraction(at: now) - start) / (1 - start), 0), 1))
    }

    private func curve(_ axis: AnimatorAxis) -> AnimatorCurve { curves[axis] ?? .cubic(CAMediaTimingFunction(name: .linear)) }

    /// When it arrives; nil when it does not move.
    func end(after now: TimeInterval) -> TimeInterval? {
        switch mode {
        case .paused: nil
        case .running(let from, let since, let rate):
            rate == 0 ? .infinity : since + (rate > 0 ? 1 - from : from) / abs(rate)
        case .sent(_, _, let since, let duration, _): since + duration
        }
    }

    // MARK: Moving it

    /// Goes on along the curve. Units: `duration` is what is left, in seconds; nil for what is left of the whole.
    func run(reversed: Bool, duration left: TimeInterval? = nil, delay: TimeInterval = 0, at now: TimeInterval) {
        let from = fraction(at: now)
        let way = reversed ? from : 1 - from
        let time = (left ?? duration * way) * LayerAnimator.slowdown
        let rate = time > 0 ? way / time : 1e9
        mode = .running(from: from, since: now + delay * LayerAnimator.slowdown, rate: reversed ? -rate : rate)
    }

    /// Goes from where it is to an end along another curve. Units: seconds.
    func send(_ parameters: any UITimingCurveProvider, reversed: Bool, duration: TimeInterval, at now: TimeInterval) {
        mode = .sent(
            from: progress(.both, at: now), to: reversed ? 0 : 1, since: now, duration: duration * LayerAnimator.slowdown,
            curves: AnimatorTimeline.curves(parameters, duration: duration))
    }

    func pause(at now: TimeInterval) {
        let progress: Double?
        if case .sent = mode { progress = self.progress(.both, at: now) } else { progress = nil }
        mode = .paused(fraction: fraction(at: now), progress: progress)
    }

    func move(toFraction fraction: Double) { mode = .paused(fraction: fraction, progress: nil) }

    /// The fraction of the time at which a progress is first reached.
    func fraction(ofProgress progress: Double) -> Double { curve(.both).fraction(of: progress) }
}
