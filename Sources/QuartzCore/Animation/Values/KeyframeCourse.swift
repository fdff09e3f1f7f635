import CoreGraphics
import Foundation

/// The way through keyframes: a value for each progress.
@MainActor struct KeyframeCourse {
    private var steps: [Step] = []
    /// Where each step begins, and then 1.
    private var times: [Double] = []
    private var paces: [CAMediaTimingFunction] = []

    private enum Step {
        case still(AnimatableValue)
        case straight(AnimatableValue, AnimatableValue)
        /// From the second to the third, bent by those around them.
        case smooth(AnimatableValue, AnimatableValue, AnimatableValue, AnimatableValue)
        case along(BezierSegment, isPaced: Bool)
    }

    static let empty = KeyframeCourse()
    private init() {}

    init(_ frames: [AnimatableValue], times: [Double], paces: [CAMediaTimingFunction], mode: CAAnimationCalculationMode) {
        guard let first = frames.first, let last = frames.last else { return }
        self.paces = mode.isPaced ? [] : paces
        if mode == .discrete || frames.count == 1 {
            steps = frames.map(Step.still)
            let begins = times.count == frames.count || times.count == frames.count + 1
            self.times = begins ? Self.rising(Array(times.prefix(frames.count)) + [1]) : Self.even(frames.count)
            return
        }
        let pairs = Array(zip(frames, frames.dropFirst()))
        if mode.isCubic {
            let padded = [first] + frames + [last]
            steps = pairs.indices.map { .smooth(padded[$0], padded[$0 + 1], padded[$0 + 2], padded[$0 + 3]) }
        } else {
            steps = pairs.map(Step.straight)
        }
        if mode.isPaced {
            self.times = Self.sharing(pairs.map { $0.distance(to: $1) })
        } else {
            self.times = times.count == frames.count ? Self.rising(times) : Self.even(steps.count)
        }
    }

    init(_ path: CGPath, times: [Double], paces: [CAMediaTimingFunction], mode: CAAnimationCalculationMode) {
        let segments = BezierSegment.segments(of: path)
        guard !segments.isEmpty else {
            guard let point = path.elements.first?.end else { return }
            self = KeyframeCourse([.pair(SIMD2(point.x, point.y))], times: [], paces: [], mode: .linear)
            return
        }
        steps = segments.map { .along($0, isPaced: mode.isPaced) }
        self.paces = mode.isPaced ? [] : paces
        if mode.isPaced {
            self.times = Self.sharing(segments.map { Double($0.length) })
        } else {
            self.times = times.count == segments.count + 1 ? Self.rising(times) : Self.even(segments.count)
        }
        guard mode == .discrete else { return }
        steps = segments.map { .still(.pair(SIMD2($0.points[0].x, $0.points[0].y))) }
    }

    /// Nil when there are no keyframes.
    func value(at progress: Double) -> AnimatableValue? {
        guard let (step, t) = step(at: progress) else { return nil }
        switch step {
        case .still(let value): return value
        case .straight(let a, let b): return .interpolate(a, b, t)
        case .smooth(let a, let b, let c, let d): return Self.smooth(a, b, c, d, t)
        case .along(let segment, let isPaced):
            let point = segment.point(at: t, byLength: isPaced)
            return .pair(SIMD2(point.x, point.y))
        }
    }

    /// The angle of the path; nil where there is none.
    func direction(at progress: Double) -> Double? {
        guard let (step, t) = step(at: progress), case .along(let segment, let isPaced) = step else { return nil }
        let (a, b) = (max(t - 0.001, 0), min(t + 0.001, 1))
        let (from, to) = (segment.point(at: a, byLength: isPaced), segment.point(at: b, byLength: isPaced))
        return from == to ? nil : atan2(to.y - from.y, to.x - from.x)
    }

    private func step(at progress: Double) -> (Step, Double)? {
        guard !steps.isEmpty else { return nil }
        let progress = min(max(progress, 0), 1)
        let index = max(0, min(steps.count - 1, (times.firstIndex { $0 > progress } ?? times.count) - 1))
        let (begin, end) = (times[index], times[index + 1])
        let t = end > begin ? min(max((progress - begin) / (end - begin), 0), 1) : (progress < begin ? 0 : 1)
        return (steps[index], paces.indices.contains(index) ? paces[index].value(at: t) : t)
    }

    // MARK: Times

    private static func even(_ count: Int) -> [Double] { (0...count).map { Double($0) / Double(count) } }

    /// Given times, none of them before the one in front of it.
    private static func rising(_ times: [Double]) -> [Double] {
        var reached = 0.0
        return times.map { time in
            if time > reached { reached = min(time, 1) }
            return reached
        }
    }

    /// Times in the ratio of distances.
    private static func sharing(_ distances: [Double]) -> [Double] {
        let total = distances.reduce(0, +)
        guard total > 0 else { return even(distances.count) }
        var passed = 0.0
        return [0] + distances.map { distance in
            passed += distance
            return min(passed / total, 1)
        }
    }

    /// Catmull and Rom's curve, built of straight ways alone, so that it holds for every kind of value.
    private static func smooth(
        _ a: AnimatableValue, _ b: AnimatableValue, _ c: AnimatableValue, _ d: AnimatableValue, _ t: Double
    ) -> AnimatableValue {
        let (ab, bc, cd) = (
            AnimatableValue.interpolate(a, b, t + 1), AnimatableValue.interpolate(b, c, t),
            AnimatableValue.interpolate(c, d, t - 1))
        return .interpolate(.interpolate(ab, bc, (t + 1) / 2), .interpolate(bc, cd, t / 2), t)
    }
}
