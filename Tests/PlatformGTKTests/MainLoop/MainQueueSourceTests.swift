import Foundation
import PlatformGTK
import Testing

/// The source with an eventfd of the test's own in the place of libdispatch's.
@MainActor @Suite struct MainQueueSourceTests {
    let context = LoopContext()
    let handle = makeEventCounter(0, O_NONBLOCK)

    private func signal(_ times: Int = 1) {
        var count: UInt64 = 1
        for _ in 0..<times { _ = write(handle, &count, 8) }
    }

    @Test func queueIsDrainedOnceForEachSignal() {
        var drained = 0
        let source = MainQueueSource(handle: handle, context: context) { drained += 1 }
        #expect(!context.turn(waiting: false))
        signal(3)
        context.turn(waiting: true)
        #expect(drained == 1)
        // Read, so not ready any more: unread it would be for ever.
        #expect(!context.turn(waiting: false))
        withExtendedLifetime(source) {}
        close(handle)
    }

    @Test func workThatComesWhileDrainingIsNotForgotten() {
        var drained = 0
        let source = MainQueueSource(handle: handle, context: context) {
            drained += 1
            if drained == 1 { signal() }
        }
        signal()
        context.turn(waiting: true)
        context.turn(waiting: true)
        #expect(drained == 2)
        withExtendedLifetime(source) {}
        close(handle)
    }

    @Test func endlessWorkStarvesNobodyOfTheSameUrgency() {
        var drained = 0
        var frames = 0
        let source = MainQueueSource(handle: handle, context: context) {
            drained += 1
            signal()
        }
        let clock = GtkClock(context: context)
        func draw() {
            frames += 1
            clock.schedule(after: 0) { draw() }
        }
        signal()
        draw()
        for _ in 0..<100 { context.turn(waiting: true) }
        #expect(drained == 100)
        #expect(frames == 101)
        withExtendedLifetime(source) {}
        close(handle)
    }

    @Test func endsWithItsObject() {
        var source: MainQueueSource? = MainQueueSource(handle: handle, context: context) { Issue.record("drained after its end") }
        signal()
        #expect(source != nil)
        source = nil
        #expect(!context.turn(waiting: false))
        close(handle)
    }
}

/// Linux's eventfd, which Foundation does not bring.
@_silgen_name("eventfd") private func makeEventCounter(_ start: UInt32, _ flags: Int32) -> Int32
