public import CoreGraphics
public import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in their order.
    open var values: [Any]?
    /// For a property that is a point: the way that it takes, in place of `values`.
    open var path: CGPath?
    /// When each value is reached: 0…1 of the duration, never falling.
    /// Shape: even times when this is nil or has another count; with `.discrete`, when each value begins, and 1.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values become a motion.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer turns while it follows the path; nil for not at all.
    open var rotationMode: CAAnimationRotationMode?

    public override init() { super.init() }

    private var course = KeyframeCourse.empty

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.unchanging
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
        course = other.course
    }

    override func prepare(for layer: CALayer, before: (AnimatableProperty) -> AnimatableValue?) {
        super.prepare(for: layer, before: before)
        guard let target, let example = target.property.value(of: layer).flatMap(target.part(of:)) else { return }
        let times = (keyTimes ?? []).map(\.doubleValue)
        if let path, case .pair = example {
            course = KeyframeCourse(path, times: times, paces: timingFunctions ?? [], mode: calculationMode)
        } else {
            let frames = (values ?? []).compactMap { AnimatableValue($0, like: example) }
            course = KeyframeCourse(frames, times: times, paces: timingFunctions ?? [], mode: calculationMode)
        }
    }

    override func value(at moment: AnimationMoment, current: AnimatableValue) -> AnimatableValue? {
        course.value(at: progress(at: moment))
    }

    override func endValue(_ current: AnimatableValue) -> AnimatableValue? { course.value(at: 1) }

    override func contribute(at moment: AnimationMoment, to values: inout PresentedValues) {
        super.contribute(at: moment, to: &values)
        guard let rotationMode, var angle = course.direction(at: progress(at: moment)) else { return }
        guard let transform = AnimatableProperty.named("transform"), case .transform(let matrix)? = values[transform] else { return }
        if rotationMode == .rotateAutoReverse { angle += .pi }
        values[transform] = .transform(CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), matrix))
    }
}
