import Foundation

/// When an animation runs in the time of what it is in, and where it is at each moment of it.
@MainActor struct AnimationSpan {
    let begin: TimeInterval
    /// Once through.
    let duration: TimeInterval
    /// All rounds; infinite for one without end.
    let activeDuration: TimeInterval
    private let rate: Double
    private let offset: TimeInterval
    private let autoreverses: Bool
    private let fillMode: CAMediaTimingFillMode

    /// `slowdown` stretches it.
    init(_ animation: CAAnimation, begin: TimeInterval, duration: TimeInterval, slowdown: Double = 1) {
        self.begin = begin
        self.duration = duration
        let rounds = duration * (animation.autoreverses ? 2 : 1)
        func positive(_ value: Double) -> Double { value > 0 ? value : 0 }
        let wanted =
            animation.repeatDuration > 0 ? animation.repeatDuration
            : animation.repeatCount > 0 ? rounds * Double(min(animation.repeatCount, 1e30)) : rounds
        // A count beyond all counting is meant to be endless.
        activeDuration = rounds == 0 ? 0 : wanted >= rounds * 1e9 ? .infinity : positive(wanted)
        rate = (animation.speed.isFinite ? Double(animation.speed) : 1) / max(slowdown, 1e-6)
        offset = animation.timeOffset.isFinite ? animation.timeOffset : 0
        autoreverses = animation.autoreverses
        fillMode = animation.fillMode
    }

    /// Infinite for what has no end, or stands still.
    var end: TimeInterval { rate == 0 ? .infinity : begin + activeDuration / abs(rate) }

    /// Whether another moment shows something else.
    func isMoving(at time: TimeInterval) -> Bool { rate != 0 && time >= begin && time < end }

    /// Nil when nothing is shown of it then; `includingEnd` for what something else ends at the same time.
    func moment(at time: TimeInterval, includingEnd: Bool = false) -> AnimationMoment? {
        var passed = (time - begin) * abs(rate)
        if passed < 0 {
            guard fillMode.isBackwards else { return nil }
            passed = 0
        } else if passed >= activeDuration, !(rate == 0 && activeDuration > 0) {
            guard fillMode.isForwards || (includingEnd && passed == activeDuration) else { return nil }
            passed = activeDuration
        }
        return moment(after: rate < 0 ? activeDuration - passed : passed)
    }

    private func moment(after passed: TimeInterval) -> AnimationMoment {
        guard duration > 0 else { return AnimationMoment(fraction: 1, duration: 0) }
        guard passed.isFinite else { return AnimationMoment(fraction: 0, duration: duration) }
        var time = passed
        if offset != 0 {
            // An animation that begins in its midst comes round to it.
            time += offset
            let whole = activeDuration.isFinite ? activeDuration : duration
            if time > whole { time = time.truncatingRemainder(dividingBy: whole) }
            if time < 0 { time += whole }
        }
        let length = autoreverses ? 2 * duration : duration
        var round = Int((time / length).rounded(.down))
        // The end of the last round is not the start of another.
        if time >= activeDuration, round > 0, Double(round) * length >= activeDuration { round -= 1 }
        let within = time - Double(round) * length
        let fraction = within <= duration ? within / duration : max(0, 2 - within / duration)
        return AnimationMoment(fraction: fraction, round: round, duration: duration)
    }
}
