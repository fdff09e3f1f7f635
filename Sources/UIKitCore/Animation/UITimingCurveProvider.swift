import Foundation

/// What kind of pace a provider has.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
}

/// The pace of an animator.
@MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    /// Nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// Nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
