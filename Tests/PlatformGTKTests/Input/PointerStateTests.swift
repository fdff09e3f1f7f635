import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct ClickCounterTests {
    private func count(_ presses: [(PointerButton, CGFloat, TimeInterval)]) -> [Int] {
        var counter = ClickCounter()
        return presses.map { button, x, time in
            counter.press(button, at: CGPoint(x: x, y: 10), time: time, interval: 0.4, distance: 5)
        }
    }

    @Test func closePressesAddUp() {
        #expect(count([(.primary, 10, 0), (.primary, 12, 0.3), (.primary, 10, 0.6)]) == [1, 2, 3])
    }

    @Test func latePressStartsAnew() {
        #expect(count([(.primary, 10, 0), (.primary, 10, 0.41)]) == [1, 1])
    }

    @Test func farPressStartsAnew() {
        #expect(count([(.primary, 10, 0), (.primary, 16, 0.1), (.primary, 16, 0.2)]) == [1, 1, 2])
    }

    @Test func otherButtonStartsAnew() {
        #expect(count([(.primary, 10, 0), (.secondary, 10, 0.1), (.secondary, 10, 0.2)]) == [1, 1, 2])
    }

    @Test func clockOfTheDisplayMayWrap() {
        #expect(count([(.primary, 10, 4_294_967.0), (.primary, 10, 0.1)]) == [1, 1])
    }
}

@Suite struct PressedKeysTests {
    @Test func secondPressWithoutReleaseIsRepetition() {
        var keys = PressedKeys()
        let repeats = [38, 38, 39].map { keys.press($0, usage: 4) }
        #expect(repeats == [false, true, false])
        keys.release(38)
        let isRepeat = keys.press(38, usage: 4)
        #expect(!isRepeat)
    }

    @Test func keysReleasedElsewhereAreForgotten() {
        var keys = PressedKeys()
        _ = keys.press(133, usage: 0xE3)
        #expect(keys.holdsSuper)
        keys.forgetAll()
        #expect(!keys.holdsSuper)
        let isRepeat = keys.press(133, usage: 0xE3)
        #expect(!isRepeat)
    }
}

@Suite struct TouchNumbersTests {
    @Test func numbersAreNotReused() {
        var touches = TouchNumbers()
        let first = [0xF00, 0xBA2].map { touches.begin($0) }
        #expect(first == [1, 2])
        #expect(touches.number(0xF00) == 1)
        let ended = [0xF00, 0xF00, 0x123].map { touches.end($0) }
        #expect(ended == [1, nil, nil])
        // The address comes back for another finger.
        let again = touches.begin(0xF00)
        #expect(again == 3)
    }
}

@Suite struct ScrollTests {
    @Test func wheelNotchIsAStep() {
        #expect(ScrollConversion.delta(dx: 0, dy: 1, inSurfaceUnits: false) == CGVector(dx: 0, dy: ScrollConversion.step))
        #expect(ScrollConversion.delta(dx: -0.5, dy: 0, inSurfaceUnits: false) == CGVector(dx: -ScrollConversion.step / 2, dy: 0))
    }

    @Test func touchPadCountsInItsOwnUnits() {
        #expect(ScrollConversion.delta(dx: 2, dy: -4, inSurfaceUnits: true) == CGVector(dx: 5, dy: -10))
    }

    @Test func badNumbersAreNoMotion() {
        #expect(ScrollConversion.delta(dx: .nan, dy: .infinity, inSurfaceUnits: true) == CGVector(dx: 0, dy: 0))
    }

    @Test func fingersBeginAndEnd() {
        var scroll = ScrollPhases()
        let phases = [false, false, true, false].map { scroll.phase(isFinger: true, isStop: $0) }
        #expect(phases == [.began, .changed, .ended, .began])
        scroll.forget()
        let again = scroll.phase(isFinger: true, isStop: false)
        #expect(again == .began)
        let wheel = scroll.phase(isFinger: false, isStop: false)
        #expect(wheel == .wheel)
    }
}
