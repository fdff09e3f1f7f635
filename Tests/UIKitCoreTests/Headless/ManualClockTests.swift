import Foundation
import PlatformHeadless
import PlatformInterface
import Testing

@MainActor struct ManualClockTests {
    private let clock = ManualClock()

    @Test func timersRunInOrderOfDueTimeThenOfScheduling() {
        var order: [String] = []
        clock.schedule(after: 2) { order.append("late") }
        clock.schedule(after: 1) { order.append("first") }
        clock.schedule(after: 1) { order.append("second") }
        clock.schedule(after: -3) { order.append("now") }
        #expect(order.isEmpty)
        #expect(clock.nextDue == 0)
        clock.advance(by: 5)
        #expect(order == ["now", "first", "second", "late"])
        #expect(clock.now == 5)
        #expect(clock.pendingCount == 0)
        #expect(clock.nextDue == nil)
    }

    @Test func nowIsTheDueTimeWhileATimerRuns() {
        var seen: [TimeInterval] = []
        clock.schedule(after: 0.25) { [clock] in seen.append(clock.now) }
        clock.advance(by: 1)
        #expect(seen == [0.25])
    }

    @Test func timersThatTimersScheduleRunInTheSameAdvance() {
        var seen: [TimeInterval] = []
        clock.schedule(after: 1) { [clock] in
            clock.schedule(after: 1) { seen.append(clock.now) }
            clock.schedule(after: 0) { seen.append(clock.now) }
            clock.schedule(after: 9) { seen.append(clock.now) }
        }
        clock.advance(by: 3)
        #expect(seen == [1, 2])
        #expect(clock.pendingCount == 1)
        #expect(clock.nextDue == 10)
    }

    @Test func aTimerCancelsAnotherThatIsDueAtTheSameMoment() {
        var ran = false
        var second: (any PlatformTimer)?
        clock.schedule(after: 1) { second?.cancel() }
        second = clock.schedule(after: 1) { ran = true }
        clock.advance(by: 1)
        #expect(!ran)
        #expect(clock.pendingCount == 0)
    }

    @Test func droppingATimerDoesNotCancelIt() {
        var ran = false
        _ = clock.schedule(after: 1) { ran = true }
        clock.advance(by: 1)
        #expect(ran)
    }

    @Test(arguments: [-1, .nan, 0]) func timeNeverGoesBack(_ seconds: TimeInterval) {
        clock.advance(by: 1)
        clock.advance(by: seconds)
        #expect(clock.now == 1)
    }

    @Test func badDelays() {
        var ran = 0
        clock.schedule(after: .nan) { ran += 1 }
        clock.schedule(after: .infinity) { ran += 1 }
        clock.advance(by: 0)
        #expect(ran == 1)
        #expect(clock.pendingCount == 0)
    }
}
