import Foundation

/// A change of a layer's property that is to be animated by whoever owns the layer.
/// Contract: made before the change, asked after it.
@MainActor package final class LayerChange {
    package let layer: CALayer
    package let key: String
    private let property: AnimatableProperty
    private let before: AnimatableValue
    private let shownBefore: AnimatableValue
    /// How far it was seen to move in a second.
    private let motionBefore: AnimatableValue?

    /// Nil for a property that does not move. `measuresMotion` for a spring that is to take over the speed.
    package init?(of layer: CALayer, key: String, measuresMotion: Bool = false) {
        guard let property = AnimatableProperty.named(key), let before = property.value(of: layer) else { return nil }
        self.layer = layer
        self.key = key
        self.property = property
        self.before = before
        shownBefore = layer.shownValue(of: property) ?? before
        motionBefore = measuresMotion ? LayerChange.motion(of: property, on: layer, shownBefore) : nil
    }

    private static let instant: TimeInterval = 1e-4

    private static func motion(
        of property: AnimatableProperty, on layer: CALayer, _ shown: AnimatableValue
    ) -> AnimatableValue? {
        guard let motion = layer.animating.motion else { return nil }
        let earlier = motion.values(at: LayerAnimator.current.now - instant, of: layer)[property]
        return earlier.flatMap { shown.difference(from: $0) }
    }

    /// `spring` beginning with the speed that there was, as far as it points to the rest or away from it.
    private func takingOver(_ spring: SpringCurve?, on way: AnimatableValue) -> SpringCurve? {
        guard let spring, spring.initialVelocity == 0, let motionBefore else { return spring }
        let (v, d) = (motionBefore.components, way.components)
        let length = d.reduce(0) { $0 + $1 * $1 }
        guard v.count == d.count, length > 0 else { return spring }
        let velocity = -zip(v, d).reduce(0) { $0 + $1.0 * $1.1 } / length / LayerChange.instant
        return SpringCurve(
            frequency: spring.frequency, dampingRatio: spring.dampingRatio, initialVelocity: min(max(velocity, -1e6), 1e6))
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

    /// The same in parts that move apart, such as `"x"` and `"y"`; nil where values cannot be added.
    package func animations(of parts: [String]) -> [CABasicAnimation]? {
        guard let now = property.value(of: layer), let difference = before.difference(from: now) else { return nil }
        return parts.compactMap { part in
            let keyPath = "\(key).\(part)"
            guard let path = PropertyPath(keyPath), let way = path.part(of: difference) else { return nil }
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.isAdditive = true
            animation.fromValue = way.any(asSize: false)
            animation.toValue = way.nothing?.any(asSize: false)
            return animation
        }
    }

    /// The same in place of all else that moves the property: from what was shown, for a spring at its speed.
    package func restartingAnimation(spring: SpringCurve? = nil) -> CABasicAnimation? {
        guard let now = property.value(of: layer) else { return nil }
        guard let difference = shownBefore.difference(from: now), let nothing = now.nothing else {
            let animation = CABasicAnimation.make(spring, keyPath: key)
            animation.fromValue = shownBefore.any(asSize: property.isSize)
            return animation
        }
        guard difference.distance(to: nothing) != 0 else { return nil }
        let animation = CABasicAnimation.make(takingOver(spring, on: difference), keyPath: key)
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
