import Foundation

/// The motion of a mass on a damped spring from 0 to its rest at 1, in closed form.
/// Units: seconds; velocity in the whole way a second, positive towards the rest.
package struct SpringCurve: Sendable, Equatable {
    /// Radians a second, were there no damping.
    package let frequency: Double
    /// 1 comes to rest soonest without swinging; less swings, more creeps.
    package let dampingRatio: Double
    package let initialVelocity: Double

    /// What counts as rest: a thousandth of the way.
    static let restDistance = 0.001

    /// Errors: what is no number that a spring can have stands for the nearest one that is.
    package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1e6
        self.dampingRatio = dampingRatio > 0 ? min(dampingRatio, 1e4) : 0
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1e-6
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity)
    }

    /// The spring that is at rest after `duration`.
    package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        // An undamped spring never rests: the least damping that does.
        let ratio = max(dampingRatio.isFinite ? dampingRatio : 1, 0.01)
        let duration = duration > 0 ? duration : 1e-6
        // A stiffer spring rests sooner: halve the interval of exponents until it is found.
        var (low, high) = (-20.0, 30.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            let spring = SpringCurve(frequency: exp(middle), dampingRatio: ratio, initialVelocity: initialVelocity)
            if spring.settlingDuration > duration { low = middle } else { high = middle }
        }
        self.init(frequency: exp(high), dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    /// Where the mass is.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (w, z, v) = (frequency, dampingRatio, initialVelocity)
        if abs(z - 1) < 1e-7 { return 1 - exp(-w * time) * (1 + (w - v) * time) }
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let phase = swing * time
            return 1 - exp(-z * w * time) * (cos(phase) + (z * w - v) / swing * sin(phase))
        }
        let (slow, fast) = rates
        let share = (fast - v) / (fast - slow)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// How fast the mass moves.
    package func velocity(at time: Double) -> Double {
        let time = max(time, 0)
        let (w, z, v) = (frequency, dampingRatio, initialVelocity)
        if abs(z - 1) < 1e-7 { return exp(-w * time) * (w * (1 + (w - v) * time) - (w - v)) }
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let phase = swing * time
            let b = (z * w - v) / swing
            return exp(-z * w * time) * (z * w * (cos(phase) + b * sin(phase)) + swing * (sin(phase) - b * cos(phase)))
        }
        let (slow, fast) = rates
        let share = (fast - v) / (fast - slow)
        return share * slow * exp(-slow * time) + (1 - share) * fast * exp(-fast * time)
    }

    /// When the mass is within a thousandth of its rest for good, by the hull of its swings.
    package var settlingDuration: Double {
        let (w, z, v) = (frequency, dampingRatio, initialVelocity)
        let rest = Self.restDistance
        if z < 1 - 1e-7 {
            guard z > 0 else { return .infinity }
            let hull = 1 + abs(z * w - v) / (w * (1 - z * z).squareRoot())
            // Nearly critical the hull is far too wide.
            if z < 0.999 { return log(hull / rest) / (z * w) }
        }
        let (slow, fast) = z > 1 + 1e-7 ? rates : (w, w)
        func hull(_ time: Double) -> Double {
            guard fast - slow > 1e-6 * w else { return (1 + abs(w - v) * time) * exp(-min(z, 1) * w * time) }
            let share = (fast - v) / (fast - slow)
            return abs(share) * exp(-slow * time) + abs(1 - share) * exp(-fast * time)
        }
        var high = 1 / w
        while hull(high) > rest, high < 1e9 { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if hull(middle) > rest { low = middle } else { high = middle }
        }
        return high
    }

    /// The two rates at which an overdamped spring creeps.
    private var rates: (slow: Double, fast: Double) {
        let fast = frequency * (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
        // Their product is the square of the frequency; the difference would lose all digits.
        return (frequency * frequency / fast, fast)
    }
}
