public import Foundation

/// A basic animation at the pace of a spring, which may swing beyond its end.
/// Contract: `duration` cuts it off, as any animation; give it `settlingDuration` for all of it.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy what hangs on the spring is.
    open var mass: CGFloat = 1
    /// How strong the spring is.
    open var stiffness: CGFloat = 100
    /// How strongly it is braked.
    open var damping: CGFloat = 10
    /// How fast it moves at the start.
    /// Units: the whole way a second; positive towards the end.
    open var initialVelocity: CGFloat = 0

    public override init() { super.init() }

    /// Makes a spring by what one sees of it.
    /// Units: `perceptualDuration` in seconds; `bounce` 0 does not swing, up to 1 swings more, down to −1 creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let curve = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = curve.frequency * curve.frequency
        damping = 2 * curve.dampingRatio * curve.frequency
        duration = curve.settlingDuration
    }

    /// How long the spring seems to take, which is shorter than until it is at rest.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

    /// How much the spring swings: 0 not at all, below 0 it creeps.
    open var bounce: CGFloat { curve.dampingRatio <= 1 ? 1 - curve.dampingRatio : 1 / curve.dampingRatio - 1 }

    /// How long it takes until the spring seems to be at rest.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    /// The spring of these numbers.
    package var curve: SpringCurve {
        SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    override func progress(at moment: AnimationMoment) -> Double {
        if let progress = moment.progress { return progress }
        let pace = timingFunction?.value(at: moment.fraction) ?? moment.fraction
        return curve.value(at: pace * moment.duration)
    }
}

extension SpringCurve {
    /// The spring of a duration as one sees it and a bounce of −1…1.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
        self.init(
            frequency: 2 * .pi / (perceptualDuration > 0 ? perceptualDuration : 1e-6),
            dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
    }
}
