import Foundation

/// Several animations of one layer that run together.
/// Contract: their times are in the group's time, which ends with the group's duration; their delegates are not told.
/// Shape: an animation without a duration takes the group's.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    public override init() { super.init() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override func prepare(for layer: CALayer, before: (AnimatableProperty) -> AnimatableValue?) {
        for animation in animations ?? [] { animation.prepare(for: layer, before: before) }
    }

    override func contribute(at moment: AnimationMoment, to values: inout PresentedValues) {
        let progress = moment.progress ?? timingFunction?.value(at: moment.fraction) ?? moment.fraction
        let time = min(max(progress, 0), 1) * moment.duration
        for animation in animations ?? [] {
            let begin = animation.beginTime.isFinite ? animation.beginTime : 0
            let span = AnimationSpan(animation, begin: begin, duration: animation.ownDuration ?? moment.duration)
            if let inner = span.moment(at: time, includingEnd: true) { animation.contribute(at: inner, to: &values) }
        }
    }
}
