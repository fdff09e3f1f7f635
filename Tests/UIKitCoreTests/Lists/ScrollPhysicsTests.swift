import Foundation
import Testing
import UIKitCore

@Suite struct ScrollPhysicsTests {
    private let range: ClosedRange<CGFloat> = 0...1000

    @Test func slowsDownAsIOSDoes() {
        let curve = ScrollCurve.slowing(from: 0, velocity: 1000, in: 0...10_000, rate: .normal, bounces: true)
        // 0.998 of the speed is left after each millisecond.
        #expect(abs(curve.end - 499.5) < 0.1)
        #expect(abs(curve.velocity(at: 0.5) - 1000 * pow(0.998, 500)) < 2)
        #expect(curve.value(at: 100) == curve.end && curve.value(at: 0) == 0)
        let fast = ScrollCurve.slowing(from: 0, velocity: 1000, in: 0...10_000, rate: .fast, bounces: true)
        #expect(abs(fast.end - 99.5) < 0.1 && fast.duration < curve.duration)
    }

    @Test func bouncesAtTheEndAndComesBack() {
        let curve = ScrollCurve.slowing(from: 900, velocity: 2000, in: range, rate: .normal, bounces: true)
        let values = stride(from: 0, through: curve.duration, by: 1.0 / 60).map { curve.value(at: $0) }
        #expect(values.max()! > 1010 && values.max()! < 1100)
        #expect(curve.end == 1000 && abs(values.last! - 1000) < 1)
        let stopped = ScrollCurve.slowing(from: 900, velocity: 2000, in: range, rate: .normal, bounces: false)
        let rest = stride(from: 0, through: stopped.duration, by: 1.0 / 60).map { stopped.value(at: $0) }
        #expect(rest.max()! <= 1000 && stopped.end == 1000)
    }

    @Test func whatWasPulledTooFarComesBack() {
        let curve = ScrollCurve.slowing(from: -80, velocity: 0, in: range, rate: .normal, bounces: true)
        #expect(curve.end == 0 && curve.duration > 0.3 && curve.duration < 1.2)
        #expect(curve.value(at: 0) == -80)
        #expect(curve.value(at: 0.1) > -80 && curve.value(at: 0.1) < 0)
    }

    @Test func headsForAnotherTarget() {
        for velocity in [0, 300, -400, 3000] as [CGFloat] {
            let curve = ScrollCurve.heading(from: 100, velocity: velocity, to: 400)
            #expect(curve.end == 400 && abs(curve.value(at: 0) - 100) < 0.001)
            #expect(abs(curve.velocity(at: 0) - velocity) < max(20, abs(velocity) * 0.02), "\(velocity)")
            #expect(abs(curve.value(at: curve.duration - 0.001) - 400) < 1)
        }
        #expect(ScrollCurve.heading(from: 5, velocity: 0, to: 5).duration == 0)
    }

    @Test func theRubberBandGivesLessAndLess() {
        func shown(_ offset: CGFloat) -> CGFloat { RubberBand.shown(offset, in: range, viewport: 400) }
        #expect(shown(500) == 500 && shown(0) == 0 && shown(1000) == 1000)
        #expect(abs(shown(-100) + 100 * 0.55 * 400 / (400 + 55)) < 0.001)
        #expect(-shown(-200) < -2 * shown(-100) && shown(-100_000) > -400)
        for offset in [-300, -5, 400, 1020, 1500] as [CGFloat] {
            #expect(abs(RubberBand.wanted(shown(offset), in: range, viewport: 400) - offset) < 0.01)
        }
        #expect(RubberBand.shown(-10, in: range, viewport: 0) == 0)
    }

    @Test func theKnobShowsThePart() {
        let middle = ScrollBarGeometry(track: 200, viewport: 250, offset: 500, range: range)
        #expect(abs(middle.knobLength - 40) < 0.001 && abs(middle.knobStart - 80) < 0.001)
        #expect(abs(middle.offset(forKnobAt: middle.knobStart) - 500) < 0.001)
        #expect(middle.offset(forKnobAt: -20) == 0 && middle.offset(forKnobAt: 999) == 1000)
        #expect(middle.isOnKnob(100) && !middle.isOnKnob(79))
        let end = ScrollBarGeometry(track: 200, viewport: 250, offset: 1000, range: range)
        #expect(abs(end.knobStart + end.knobLength - 200) < 0.001)
        // Pulled past the end, the knob is pressed together.
        let beyond = ScrollBarGeometry(track: 200, viewport: 250, offset: 1020, range: range)
        #expect(beyond.knobLength < end.knobLength && abs(beyond.knobStart + beyond.knobLength - 200) < 0.001)
        #expect(ScrollBarGeometry(track: 200, viewport: 10, offset: 0, range: 0...1_000_000).knobLength == ScrollBarGeometry.shortestKnob)
        #expect(ScrollBarGeometry(track: 0, viewport: 10, offset: 0, range: range).knobLength == 0)
    }
}
