import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@MainActor @Suite struct GtkClockTests {
    let context = LoopContext()
    let clock: GtkClock

    init() { clock = GtkClock(context: context) }

    @Test func timersRunInTheOrderOfTheirMoments() {
        var order: [String] = []
        clock.schedule(after: 0.004) { order.append("late") }
        clock.schedule(after: 0.001) { order.append("early") }
        clock.schedule(after: 0) { order.append("now") }
        clock.schedule(after: 0.001) { order.append("early, second") }
        context.run { order.count == 4 }
        #expect(order == ["now", "early", "early, second", "late"])
    }

    @Test func timerIsNeverEarly() {
        let start = clock.now
        var fired: TimeInterval?
        clock.schedule(after: 0.003) { fired = clock.now }
        context.run { fired != nil }
        #expect(fired! - start >= 0.003)
    }

    @Test(arguments: [0, -5, TimeInterval.nan, -TimeInterval.infinity]) func badDelayIsTheNextTurn(_ delay: TimeInterval) {
        var fired = false
        clock.schedule(after: delay) { fired = true }
        #expect(!fired)
        context.turn(waiting: true)
        #expect(fired)
    }

    @Test func cancelledTimerDoesNotRun() {
        var order: [Int] = []
        var second: (any PlatformTimer)?
        let never = clock.schedule(after: 0) { order.append(0) }
        clock.schedule(after: 0) {
            order.append(1)
            second?.cancel()
        }
        second = clock.schedule(after: 0) { order.append(2) }
        clock.schedule(after: 0) { order.append(3) }
        never.cancel()
        never.cancel()
        context.run { order.count == 2 }
        context.turn(waiting: false)
        #expect(order == [1, 3])
    }

    @Test func droppedTimerStillRuns() {
        var fired = false
        _ = clock.schedule(after: 0) { fired = true }
        context.run { fired }
    }

    @Test func timerFromATimerWaitsForTheNextTurn() {
        var turns = 0
        func again() {
            turns += 1
            clock.schedule(after: 0) { again() }
        }
        again()
        context.turn(waiting: true)
        #expect(turns == 2)
        context.turn(waiting: true)
        #expect(turns == 3)
    }

    @Test func timerThatIsNeverDueDoesNotWake() {
        clock.schedule(after: .infinity) { Issue.record("infinity came") }
        #expect(!context.turn(waiting: false))
    }

    @Test func momentsAreRoundedUp() {
        #expect(LoopSource.microseconds(0.0000011) == 2)
        #expect(LoopSource.microseconds(-3) == 0)
        #expect(LoopSource.microseconds(nil) == -1)
        #expect(LoopSource.microseconds(.infinity) == -1)
    }
}
