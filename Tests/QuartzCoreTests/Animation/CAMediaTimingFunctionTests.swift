import Foundation
import QuartzCore
import Testing

struct CAMediaTimingFunctionTests {
    private static let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

    @Test(arguments: names)
    func theEndsAreFixedAndItNeverFalls(name: CAMediaTimingFunctionName) {
        let function = CAMediaTimingFunction(name: name)
        #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
        #expect(function.value(at: -1) == 0 && function.value(at: 2) == 1 && function.value(at: .nan) == 0)
        let values = (0...1000).map { function.value(at: Double($0) / 1000) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }

    /// Points of the curve itself: x and y of one parameter belong together.
    @Test(arguments: [
        (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (1, 0, 0, 1), (0, 1, 1, 0),
        (0.5, -0.5, 0.5, 1.5), (0, 0, 0, 1), (1, 0, 1, 1), (0.001, 0.9, 0.999, 0.1),
    ] as [(Float, Float, Float, Float)])
    func valuesLieOnTheCurve(c1x: Float, c1y: Float, c2x: Float, c2y: Float) {
        let function = CAMediaTimingFunction(controlPoints: c1x, c1y, c2x, c2y)
        func curve(_ p1: Float, _ p2: Float, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * Double(p1) + 3 * (1 - t) * t * t * Double(p2) + t * t * t
        }
        func slope(_ p1: Float, _ p2: Float, _ t: Double) -> Double {
            let (a, b) = (Double(p1), Double(p2))
            return 3 * (1 - t) * (1 - t) * a + 6 * (1 - t) * t * (b - a) + 3 * t * t * (1 - b)
        }
        for step in 1..<500 {
            let t = Double(step) / 500
            // Where time stands still, one moment has no one progress.
            guard slope(c1x, c2x, t) > 1e-3 else { continue }
            #expect(abs(function.value(at: curve(c1x, c2x, t)) - curve(c1y, c2y, t)) < 1e-10)
        }
    }

    @Test func linearIsExact() {
        let function = CAMediaTimingFunction(name: .linear)
        for step in 0...100 { #expect(function.value(at: Double(step) / 100) == Double(step) / 100) }
    }

    @Test func easesMirrorEachOther() {
        let (easeIn, easeOut) = (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut))
        let both = CAMediaTimingFunction(name: .easeInEaseOut)
        for step in 0...20 {
            let x = Double(step) / 20
            #expect(abs(easeIn.value(at: x) + easeOut.value(at: 1 - x) - 1) < 1e-6)
            #expect(abs(both.value(at: x) + both.value(at: 1 - x) - 1) < 1e-6)
        }
        #expect(abs(both.value(at: 0.5) - 0.5) < 1e-7)
        #expect(easeIn.value(at: 0.5) < 0.35 && easeOut.value(at: 0.5) > 0.65)
    }

    @Test func controlPointsAreReadBack() {
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        var points: [Float] = []
        for index in 0..<4 {
            var pair: [Float] = [9, 9]
            function.getControlPoint(at: index, values: &pair)
            points += pair
        }
        #expect(points == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
    }

    @Test func timeThatRunsBackIsClamped() {
        let function = CAMediaTimingFunction(controlPoints: -3, 0, 4, 1)
        let values = (0...100).map { function.value(at: Double($0) / 100) }
        #expect(values.allSatisfy { $0.isFinite })
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    }
}
