import Foundation

/// An animation from one value to another.
/// Shape: what is nil of `fromValue`, `toValue` and `byValue` is what the layer has; with all nil it is from what the layer
/// showed when the animation was added to what it has.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public override init() { super.init() }

    /// What the layer showed when the animation was added.
    private var valueBefore: AnimatableValue?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func prepare(for layer: CALayer, before: (AnimatableProperty) -> AnimatableValue?) {
        super.prepare(for: layer, before: before)
        guard fromValue == nil, toValue == nil, byValue == nil, let target else { return }
        valueBefore = before(target.property).flatMap(target.part(of:))
    }

    override func value(at moment: AnimationMoment, current: AnimatableValue) -> AnimatableValue? {
        let (from, to) = ends(current)
        return .interpolate(from, to, progress(at: moment))
    }

    override func endValue(_ current: AnimatableValue) -> AnimatableValue? { ends(current).to }

    private func ends(_ current: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
        func value(_ any: Any?) -> AnimatableValue? { any.flatMap { AnimatableValue($0, like: current) } }
        switch (value(fromValue), value(toValue), value(byValue)) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by) ?? from)
        case (nil, let to?, let by?): return (to.difference(from: by) ?? to, to)
        // An addition to nothing from a value leads to nothing.
        case (let from?, nil, nil): return (from, isAdditive ? from.nothing ?? current : current)
        case (nil, let to?, nil): return (isAdditive ? to.nothing ?? current : current, to)
        case (nil, nil, let by?): return isAdditive ? (by.nothing ?? by, by) : (current, current.adding(by) ?? current)
        case (nil, nil, nil): return (valueBefore ?? current, current)
        }
    }
}
