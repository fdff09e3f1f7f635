import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@MainActor @Suite struct FrameHeapTests {
    /// A clock that moves when told.
    private final class Clock: PlatformClock {
        private final class Timer: PlatformTimer { func cancel() {} }
        private(set) var now: TimeInterval = 100
        private(set) var due: [(at: TimeInterval, action: @MainActor () -> Void)] = []

        func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PlatformTimer {
            due.append((now + delay, action))
            return Timer()
        }

        func advance(by seconds: TimeInterval) {
            now += seconds
            while let index = due.firstIndex(where: { $0.at <= now }) { due.remove(at: index).action() }
        }
    }

    @Test func memoryIsGivenBackOnceNothingIsDrawn() {
        let clock = Clock()
        var times = 0
        let heap = FrameHeap(clock: clock) { times += 1 }
        #expect(clock.due.isEmpty)
        for _ in 0..<200 {
            heap.frameWasDrawn()
            #expect(clock.due.count == 1)
            clock.advance(by: 0.016)
        }
        #expect(times == 0)
        clock.advance(by: FrameHeap.patience)
        #expect(times == 1)
        // An idle window wakes nobody.
        #expect(clock.due.isEmpty)
        heap.frameWasDrawn()
        clock.advance(by: FrameHeap.patience)
        #expect(times == 2 && clock.due.isEmpty)
    }

    @Test func aWindowThatIsGoneGivesNothingBack() {
        let clock = Clock()
        var times = 0
        var heap: FrameHeap? = FrameHeap(clock: clock) { times += 1 }
        heap?.frameWasDrawn()
        heap = nil
        clock.advance(by: 10)
        #expect(times == 0 && clock.due.isEmpty)
    }
}
