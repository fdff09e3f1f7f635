import Foundation
import QuartzCore
import Testing

@MainActor struct SpringCurveTests {
    /// The spring's law, step by step: m x'' = k (1 − x) − c x'.
    private func integrate(mass: Double, stiffness: Double, damping: Double, velocity: Double, to time: Double) -> (Double, Double) {
        let steps = 40_000
        let h = time / Double(steps)
        var (x, v) = (0.0, velocity)
        func force(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
        for _ in 0..<steps {
            let (a1, b1) = (v, force(x, v))
            let (a2, b2) = (v + h / 2 * b1, force(x + h / 2 * a1, v + h / 2 * b1))
            let (a3, b3) = (v + h / 2 * b2, force(x + h / 2 * a2, v + h / 2 * b2))
            let (a4, b4) = (v + h * b3, force(x + h * a3, v + h * b3))
            x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
        }
        return (x, v)
    }

    @Test(arguments: [0, 2, 10, 19.99, 20, 20.01, 40, 300] as [Double], [0, 3, -2] as [Double])
    func theClosedFormIsTheLaw(damping: Double, velocity: Double) {
        let curve = SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
        for time in [0.01, 0.13, 0.5, 1, 2.2] {
            let (x, v) = integrate(mass: 1, stiffness: 100, damping: damping, velocity: velocity, to: time)
            #expect(abs(curve.value(at: time) - x) < 1e-6, "value at \(time)")
            #expect(abs(curve.velocity(at: time) - v) < 1e-5, "velocity at \(time)")
        }
        #expect(curve.value(at: 0) == 0)
        #expect(abs(curve.velocity(at: 0) - velocity) < 1e-9)
    }

    @Test func massCounts() {
        let curve = SpringCurve(mass: 2.5, stiffness: 60, damping: 7)
        let (x, _) = integrate(mass: 2.5, stiffness: 60, damping: 7, velocity: 0, to: 0.7)
        #expect(abs(curve.value(at: 0.7) - x) < 1e-6)
    }

    @Test func theUsualSpringRestsAfterOneAndAHalfSeconds() {
        #expect(abs(CASpringAnimation().settlingDuration - 1.4727) < 1e-4)
    }

    @Test(arguments: [0.1, 0.5, 0.9, 0.9995, 1, 1.001, 1.5, 6] as [Double], [0, 4, -4] as [Double])
    func aFittedSpringIsAtRestWhenItsTimeIsOver(ratio: Double, velocity: Double) {
        let curve = SpringCurve(settlingIn: 0.8, dampingRatio: ratio, initialVelocity: velocity)
        for step in 0...100 { #expect(abs(curve.value(at: 0.8 + Double(step) * 0.01) - 1) <= 0.0011) }
        #expect(abs(curve.settlingDuration - 0.8) < 1e-3)
    }

    @Test(arguments: [0.5, 0, -0.5, 0.25])
    func bounceIsHowFarFromCriticalItIs(bounce: Double) {
        let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: bounce)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.4, 2)) < 1e-9)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        #expect(abs(spring.damping - 4 * .pi * ratio / 0.4) < 1e-9)
        #expect(abs(spring.bounce - bounce) < 1e-9)
        #expect(abs(spring.perceptualDuration - 0.4) < 1e-9)
    }

    @Test(arguments: [Double.nan, .infinity, -1, 0])
    func numbersThatNoSpringHasAreNoHarm(number: Double) {
        for curve in [
            SpringCurve(mass: number, stiffness: 100, damping: 10), SpringCurve(mass: 1, stiffness: number, damping: 10),
            SpringCurve(mass: 1, stiffness: 100, damping: number), SpringCurve(settlingIn: number, dampingRatio: number),
            SpringCurve(perceptualDuration: number, bounce: number, initialVelocity: number),
        ] {
            #expect(curve.value(at: 0.3).isFinite)
            #expect(curve.velocity(at: 0.3).isFinite)
        }
    }
}
