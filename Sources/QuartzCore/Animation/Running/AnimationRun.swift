import Foundation

/// One animation on one layer, from being added until it is over or removed.
@MainActor final class AnimationRun {
    let animation: CAAnimation
    let key: String
    /// Which came first, of two that end together.
    let serial: Int
    private let duration: TimeInterval
    private let slowdown: Double
    private let completion: TransactionCompletion?
    /// Nil until the turn in which it was added is over: what begins together begins at one moment.
    private(set) var span: AnimationSpan?
    var wasToldStart = false
    /// Over, and kept only for what it goes on showing.
    private(set) var isOver = false

    init(_ animation: CAAnimation, key: String, serial: Int, slowdown: Double) {
        self.animation = animation
        self.key = key
        self.serial = serial
        self.slowdown = slowdown
        duration = animation.ownDuration ?? max(0, CATransaction.animationDuration())
        completion = CATransaction.holdCompletion()
    }

    /// Units: seconds in the layer's time.
    func begin(at time: TimeInterval) {
        if span == nil { span = makeSpan(from: time) }
    }

    private func makeSpan(from time: TimeInterval) -> AnimationSpan {
        var wait = animation.delay
        if animation.beginTime != 0, animation.beginTime.isFinite { wait = animation.beginTime - time }
        // What is in the past is there already, however slow the rest is.
        let begin = time + (wait > 0 ? wait * slowdown : wait)
        return AnimationSpan(animation, begin: begin, duration: duration, slowdown: slowdown)
    }

    /// Whether the clock's passing changes what it shows, now or later.
    func isMoving(at time: TimeInterval) -> Bool {
        if let driver = animation.driver { return driver.isMoving }
        guard let span else { return true }
        return !isOver && span.isMoving(at: hasBegun ? max(time, span.begin) : time)
    }

    /// A frame can be stamped a moment before the turn in which an animation began: it shows the beginning, and others follow it.
    private var hasBegun: Bool { wasToldStart || (animation.beginTime == 0 && animation.delay == 0) }

    /// Nil when nothing is shown of it. Units: `local` in the layer's time, `clock` on the platform's.
    func moment(local: TimeInterval, clock: TimeInterval) -> AnimationMoment? {
        if let driver = animation.driver {
            let progress = driver.progress(at: clock)
            return AnimationMoment(fraction: min(max(progress, 0), 1), duration: duration, progress: progress)
        }
        let span = span ?? makeSpan(from: local)
        return span.moment(at: hasBegun ? max(local, span.begin) : local)
    }

    /// Nil for what its driver or somebody else has to end.
    var end: TimeInterval? {
        guard animation.driver == nil, !isOver, let end = span?.end, end.isFinite else { return nil }
        return end
    }

    /// Tells those who wait for it. Contract: once.
    func finish(_ finished: Bool) {
        guard !isOver else { return }
        isOver = true
        completion?.release()
        animation.delegate?.animationDidStop(animation, finished: finished)
    }
}
