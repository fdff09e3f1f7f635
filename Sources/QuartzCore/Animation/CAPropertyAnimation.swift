import Foundation

/// An animation of one property; use one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
    /// What changes: a property, or a part of one, such as `"position.x"` or `"transform.rotation.z"`.
    /// Errors: a path that names nothing that moves is told once on standard error, and nothing changes.
    open var keyPath: String?
    /// Whether the values are added to what the layer shows without this animation.
    open var isAdditive = false
    /// Whether each round begins where the one before ended.
    open var isCumulative = false

    /// Makes an animation of a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    public override init() { super.init() }

    final var target: PropertyPath?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        target = other.target
    }

    override func prepare(for layer: CALayer, before: (AnimatableProperty) -> AnimatableValue?) {
        target = keyPath.flatMap { PropertyPath($0) }
        guard let target else {
            if let keyPath { LayerLog.once("An animation's key path \"\(keyPath)\" names nothing that moves.") }
            return
        }
        if target.property.value(of: layer) == nil {
            LayerLog.once("\(type(of: layer)) has no property \"\(target.property.key)\" to animate.")
        }
    }

    override func contribute(at moment: AnimationMoment, to values: inout PresentedValues) {
        guard let target, let whole = values[target.property], let current = target.part(of: whole) else { return }
        guard var value = value(at: moment, current: current) else { return }
        if isCumulative, moment.round > 0, let end = endValue(current) {
            for _ in 0..<min(moment.round, 10_000) { value = value.adding(end) ?? value }
        }
        if isAdditive { value = current.adding(value) ?? value }
        values[target.property] = target.replacing(value, in: whole)
    }

    /// The value at a moment. `current` is what is shown without this animation.
    func value(at moment: AnimationMoment, current: AnimatableValue) -> AnimatableValue? { nil }

    /// The value at the end of a round.
    func endValue(_ current: AnimatableValue) -> AnimatableValue? { nil }

    /// How far the animation is, by its own pace.
    func progress(at moment: AnimationMoment) -> Double {
        moment.progress ?? timingFunction?.value(at: moment.fraction) ?? moment.fraction
    }
}
