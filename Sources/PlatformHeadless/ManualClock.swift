package import Foundation
package import PlatformInterface

/// A clock that moves when it is told.
/// Contract: timers run inside `advance`, in the order of their due times and, at the same time, in the order in which
/// they were scheduled; `now` is each timer's due time while it runs. Timers that timers schedule count too.
@MainActor package final class ManualClock: PlatformClock {
    package private(set) var now: TimeInterval
    private var timers: [ManualTimer] = []
    /// More than this many timers at one moment is a loop that time can never leave.
    private static let runsAtOneMoment = 100_000

    package init(now: TimeInterval = 0) { self.now = now }

    /// When the next timer is due; nil when none is.
    package var nextDue: TimeInterval? { timers.first?.due }
    package var pendingCount: Int { timers.count }

    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PlatformTimer {
        let timer = ManualTimer(due: now + (delay > 0 ? delay : 0), clock: self, action: action)
        guard timer.due.isFinite else { return timer }
        let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
        timers.insert(timer, at: place)
        return timer
    }

    /// Lets `seconds` pass; negative and NaN ones count as 0, which runs what is due already.
    package func advance(by seconds: TimeInterval) { advance(to: now + (seconds > 0 ? seconds : 0)) }

    /// Lets time pass until `moment`; a moment in the past counts as now.
    package func advance(to moment: TimeInterval) {
        var runs = 0
        while let timer = timers.first, timer.due <= max(now, moment) {
            timers.removeFirst()
            runs = timer.due > now ? 0 : runs + 1
            guard runs < Self.runsAtOneMoment else {
                preconditionFailure(
                    "ManualClock.advance(by:): timers keep scheduling timers with no delay; give them a delay, or stop scheduling.")
            }
            now = max(now, timer.due)
            timer.fire()
        }
        now = max(now, moment)
    }

    fileprivate func remove(_ timer: ManualTimer) { timers.removeAll { $0 === timer } }
}

@MainActor private final class ManualTimer: PlatformTimer {
    let due: TimeInterval
    private weak var clock: ManualClock?
    private var action: (@MainActor () -> Void)?

    init(due: TimeInterval, clock: ManualClock, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.clock = clock
        self.action = action
    }

    func fire() {
        let action = self.action
        self.action = nil
        action?()
    }

    func cancel() {
        action = nil
        clock?.remove(self)
    }
}
