import Foundation
import PlatformGTK
import Testing

/// The source with the run loop of the thread that the test runs on: it is asked for in the test itself, since the main actor's
/// next job may run on another thread, and nobody but its own thread learns anything of a run loop.
@MainActor @Suite struct RunLoopSourceTests {
    let context = LoopContext()

    @MainActor private final class Order { var numbers: [Int] = [] }

    @Test func timersFire() {
        let runLoop = RunLoop.current
        let source = RunLoopSource(runLoop: runLoop, context: context)
        var fired: Set<String> = []
        let plain = Timer(timeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated { _ = fired.insert("default") } }
        let common = Timer(timeInterval: 0.002, repeats: false) { _ in MainActor.assumeIsolated { _ = fired.insert("common") } }
        runLoop.add(plain, forMode: .default)
        runLoop.add(common, forMode: .common)
        context.run { fired == ["default", "common"] }
        withExtendedLifetime(source) {}
    }

    @Test func timerAddedByOtherWorkIsSeen() {
        let runLoop = RunLoop.current
        let source = RunLoopSource(runLoop: runLoop, context: context)
        let clock = GtkClock(context: context)
        var fired = false
        // The source has looked and found nothing.
        for _ in 0..<5 { context.turn(waiting: false) }
        clock.schedule(after: 0.001) {
            let timer = Timer(timeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated { fired = true } }
            runLoop.add(timer, forMode: .default)
        }
        context.run { fired }
        withExtendedLifetime(source) {}
    }

    @Test func performedBlocksRun() {
        let runLoop = RunLoop.current
        let source = RunLoopSource(runLoop: runLoop, context: context)
        let clock = GtkClock(context: context)
        let order = Order()
        for _ in 0..<5 { context.turn(waiting: false) }
        clock.schedule(after: 0.001) {
            runLoop.perform {
                MainActor.assumeIsolated {
                    order.numbers.append(1)
                    RunLoop.current.perform { MainActor.assumeIsolated { order.numbers.append(2) } }
                    // Something else happens, as it does in a program that is not idle for ever.
                    clock.schedule(after: 0.001) { order.numbers.append(3) }
                }
            }
        }
        context.run { order.numbers.count == 3 }
        #expect(order.numbers.first == 1 && order.numbers.contains(2))
        withExtendedLifetime(source) {}
    }

    @Test func aFrameThatIsDueGoesFirstButOnce() {
        let runLoop = RunLoop.current
        let source = RunLoopSource(runLoop: runLoop, context: context) { true }
        var fired = false
        let timer = Timer(timeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated { fired = true } }
        runLoop.add(timer, forMode: .default)
        context.turn(waiting: false)
        #expect(!fired)
        // The frame does not come: the loop goes on without anything else to wake it.
        context.run { fired }
        withExtendedLifetime(source) {}
    }

    @Test func idleLoopSleeps() {
        let runLoop = RunLoop.current
        let source = RunLoopSource(runLoop: runLoop, context: context)
        // Asked once, it has nothing to do in the turn after: there a waiting loop would sleep.
        var ranTwice = false
        for _ in 0..<5 where context.turn(waiting: false) { ranTwice = ranTwice || context.turn(waiting: false) }
        #expect(!ranTwice)
        withExtendedLifetime(source) {}
    }
}
