public import CoreGraphics
public import Foundation
import QuartzCore

/// A pace that is a spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Spring {
        /// At rest after the animator's duration.
        case fitted(dampingRatio: CGFloat)
        /// With a duration of its own.
        case own(SpringCurve)
    }

    private let spring: Spring
    /// How fast it begins.
    /// Units: the whole way a second; x and y apart for a view's centre, the length of the vector for all else.
    public let initialVelocity: CGVector

    /// The spring of the system's own animations, with a duration of its own.
    public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// A spring that is at rest after the animator's duration.
    /// Units: a ratio of 1 does not swing; less swings, more creeps.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        spring = .fitted(dampingRatio: ratio)
        initialVelocity = velocity
        super.init()
    }

    /// A spring of physical numbers, which has a duration of its own.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        spring = .own(SpringCurve(mass: mass, stiffness: stiffness, damping: damping))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by what one sees of it, which goes on until it is at rest.
    /// Units: `bounce` 0 does not swing, up to 1 swings more, down to −1 creeps.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        spring = .own(SpringCurve(perceptualDuration: duration, bounce: bounce))
        self.initialVelocity = initialVelocity
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring of an axis, and how long it takes to rest.
    func curve(_ axis: AnimatorAxis, duration: TimeInterval) -> (SpringCurve, TimeInterval) {
        let velocity = axis.part(of: initialVelocity)
        switch spring {
        case .fitted(let ratio):
            return (SpringCurve(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity), duration)
        case .own(let curve):
            let curve = SpringCurve(frequency: curve.frequency, dampingRatio: curve.dampingRatio, initialVelocity: velocity)
            return (curve, min(curve.settlingDuration, 1e9))
        }
    }

    /// Nil for a spring that takes the animator's.
    var ownDuration: TimeInterval? {
        if case .own = spring { curve(.both, duration: 0).1 } else { nil }
    }

    /// Whether x and y of a point have to move apart.
    var splitsAxes: Bool { initialVelocity.dx != initialVelocity.dy }
}

/// What of a point an animator's track moves.
enum AnimatorAxis: CaseIterable {
    case both, x, y

    func part(of velocity: CGVector) -> CGFloat {
        switch self {
        case .x: velocity.dx
        case .y: velocity.dy
        case .both: velocity.dy == 0 ? velocity.dx : hypot(velocity.dx, velocity.dy)
        }
    }
}
