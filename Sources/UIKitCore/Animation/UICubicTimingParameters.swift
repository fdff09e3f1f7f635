import CoreGraphics
public import Foundation
import QuartzCore

/// A pace that is a curve.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// One of the system's curves; ease in and out when it was made from points.
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// The pace of the system's own animations.
    public override init() {
        (animationCurve, isBuiltin) = (.easeInOut, true)
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        super.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, isBuiltin) = (curve, true)
        var points = [[Float]](repeating: [0, 0], count: 2)
        for index in 0..<2 { curve.timingFunction.getControlPoint(at: index + 1, values: &points[index]) }
        controlPoint1 = CGPoint(x: CGFloat(points[0][0]), y: CGFloat(points[0][1]))
        controlPoint2 = CGPoint(x: CGFloat(points[1][0]), y: CGFloat(points[1][1]))
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isBuiltin) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1.orZero, point2.orZero)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension CGPoint {
    /// Without numbers that a curve cannot have.
    fileprivate var orZero: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
