import Foundation
import QuartzCore
import Testing

@MainActor struct CADisplayLinkTests {
    @Test func itIsCalledSixtyTimesASecond() {
        let clock = TestClock.install()
        var times: [TimeInterval] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        #expect(link.timestamp == 0)
        link.add(to: .main, forMode: .common)
        clock.advance(by: 1.001)
        #expect((59...60).contains(times.count))
        #expect(abs(link.duration - 1.0 / 60) < 1e-9)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
        link.invalidate()
        let count = times.count
        clock.advance(by: 1)
        #expect(times.count == count)
        #expect(clock.isQuiet)
    }

    @Test func itPausesAndGoesOn() {
        let clock = TestClock.install()
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        clock.advance(by: 1)
        #expect(calls == 0)
        link.isPaused = false
        clock.advance(by: 0.1)
        #expect(calls > 3)
        link.remove(from: .main, forMode: .common)
        let before = calls
        clock.advance(by: 1)
        #expect(calls == before)
    }

    @Test func itCanBeCalledLessOften() {
        let clock = TestClock.install()
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        link.preferredFramesPerSecond = 30
        link.add(to: .main, forMode: .common)
        clock.advance(by: 1.01)
        #expect((29...31).contains(calls))
        link.invalidate()
    }

    @Test func itCanEndItself() {
        let clock = TestClock.install()
        var calls = 0
        let link = CADisplayLink {
            calls += 1
            $0.invalidate()
        }
        link.add(to: .main, forMode: .default)
        clock.advance(by: 1)
        #expect(calls == 1)
    }

    @Test func theTimeIsTheClocks() {
        let clock = TestClock.install()
        #expect(CACurrentMediaTime() == clock.now)
    }
}
