import Foundation

/// A change of a layer's property that is to be animated by whoever owns the layer.
/// Contract: made before the change, asked after it.
@MainActor package final class LayerChange {
    package let layer: CALayer
    package let key: String
    private let property: AnimatableProperty
    private let before: AnimatableValue
    private let shownBefore: AnimatableValue

    /// Nil for a property that does not move.
    package init?(of layer: CALayer, key: String) {
        guard let property = AnimatableProperty.named(key), let before = property.value(of: layer) else { return nil }
        self.layer = layer
        self.key = key
        self.property = property
        self.before = before
        shownBefore = layer.shownValue(of: property) ?? before
    }

    /// What was there before fades out on top of the new value, so that motions add up and none of them ever jumps.
    /// Shape: nil when nothing changed; from what was shown to the new value where values cannot be added.
    package func animation(spring: SpringCurve? = nil) -> CABasicAnimation? {
        guard let now = property.value(of: layer) else { return nil }
        let animation = CABasicAnimation.make(spring, keyPath: key)
        if let difference = before.difference(from: now), let nothing = now.nothing {
            guard difference.distance(to: nothing) != 0 else { return nil }
            animation.isAdditive = true
            animation.fromValue = difference.any(asSize: property.isSize)
            animation.toValue = nothing.any(asSize: property.isSize)
        } else {
            animation.fromValue = shownBefore.any(asSize: property.isSize)
        }
        return animation
    }

    /// The same in place of all else that moves the property: from what was shown.
    package func restartingAnimation(spring: SpringCurve? = nil) -> CABasicAnimation? {
        guard let now = property.value(of: layer) else { return nil }
        let animation = CABasicAnimation.make(spring, keyPath: key)
        guard let difference = shownBefore.difference(from: now), let nothing = now.nothing else {
            animation.fromValue = shownBefore.any(asSize: property.isSize)
            return animation
        }
        guard difference.distance(to: nothing) != 0 else { return nil }
        animation.isAdditive = true
        animation.fromValue = difference.any(asSize: property.isSize)
        animation.toValue = nothing.any(asSize: property.isSize)
        return animation
    }

    /// From what was shown to the new value, whatever else moves.
    package func replacingAnimation(spring: SpringCurve? = nil) -> CABasicAnimation? {
        guard let now = property.value(of: layer) else { return nil }
        let animation = CABasicAnimation.make(spring, keyPath: key)
        animation.fromValue = shownBefore.any(asSize: property.isSize)
        animation.toValue = now.any(asSize: property.isSize)
        return animation
    }
}

extension CABasicAnimation {
    fileprivate static func make(_ spring: SpringCurve?, keyPath: String) -> CABasicAnimation {
        guard let spring else { return CABasicAnimation(keyPath: keyPath) }
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.stiffness = spring.frequency * spring.frequency
        animation.damping = 2 * spring.dampingRatio * spring.frequency
        animation.initialVelocity = spring.initialVelocity
        return animation
    }
}

extension CALayer {
    /// Adds an animation under the key of its property, or under one beside it where that is taken.
    package func stack(_ animation: CAPropertyAnimation) {
        let key = animation.keyPath ?? "animation"
        var name = key
        var number = 2
        while self.animation(forKey: name) != nil {
            name = "\(key)-\(number)"
            number += 1
        }
        add(animation, forKey: name)
    }

    /// Removes the animations of a property; `visit` sees each of them before.
    package func removeAnimations(of property: String, _ visit: (CAAnimation) -> Void) {
        guard let motion = animating.motion else { return }
        let runs = motion.runs.filter { $0.isOf(property) }
        for run in runs { visit(run.animation) }
        LayerAnimator.current.remove(runs, of: motion)
    }

    /// Whether an animation that does not add to others moves a property.
    package func hasAbsoluteAnimation(of property: String) -> Bool {
        animating.motion?.runs.contains { run in
            run.isOf(property) && (run.animation as? CAPropertyAnimation)?.isAdditive == false
        } ?? false
    }
}

extension AnimationRun {
    fileprivate func isOf(_ property: String) -> Bool {
        (animation as? CAPropertyAnimation)?.path?.property.key == property
    }
}
