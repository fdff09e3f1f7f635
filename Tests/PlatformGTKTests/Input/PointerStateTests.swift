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
        #expect(!keys.press(38, usage: 4))
        #expect(keys.press(38, usage: 4))
        #expect(!keys.press(39, usage: 5))
        keys.release(38)
        #expect(!keys.press(38, usage: 4))
    }

    @Test func keysReleasedElsewhereAreForgotten() {
        var keys = PressedKeys()
        _ = keys.press(133, usage: 0xE3)
        #expect(keys.holdsSuper)
        keys.forgetAll()
        #expect(!keys.holdsSuper)
        #expect(!keys.press(133, usage: 0xE3))
    }
}

@Suite struct TouchNumbersTests {
    @Test func numbersAreNotReused() {
        var touches = TouchNumbers()
        #expect(touches.begin(0xF00) == 1)
        #expect(touches.begin(0xBA2) == 2)
        #expect(touches.number(0xF00) == 1)
        #expect(touches.end(0xF00) == 1)
        #expect(touches.number(0xF00) == nil)
        // The address comes back for another finger.
        #expect(touches.begin(0xF00) == 3)
        #expect(touches.end(0x123) == nil)
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
        var phases = ScrollPhases()
        #expect(phases.phase(isFinger: true, isStop: false) == .began)
        #expect(phases.phase(isFinger: true, isStop: false) == .changed)
        #expect(phases.phase(isFinger: true, isStop: true) == .ended)
        #expect(phases.phase(isFinger: true, isStop: false) == .began)
        phases.forget()
        #expect(phases.phase(isFinger: true, isStop: false) == .began)
        #expect(phases.phase(isFinger: false, isStop: false) == .wheel)
    }
}
