import Foundation

extension CALayer {
    /// The keys of the animations, in the order in which they were added; nil when there are none.
    public func animationKeys() -> [String]? { animating.motion.map { $0.runs.map(\.key) } }

    /// The animation with a key, which is not to be changed.
    public func animation(forKey key: String) -> CAAnimation? { animating.motion?.run(forKey: key)?.animation }

    /// Removes the animation with a key; its delegate is told at the end of the turn.
    public func removeAnimation(forKey key: String) {
        guard let motion = animating.motion, let run = motion.run(forKey: key) else { return }
        LayerAnimator.current.remove([run], of: motion)
    }

    /// Removes all animations; their delegates are told at the end of the turn.
    public func removeAllAnimations() {
        guard let motion = animating.motion else { return }
        LayerAnimator.current.remove(motion.runs, of: motion)
    }

    final func addCopy(of animation: CAAnimation, forKey key: String?) {
        let change = animating.changeBeingRun
        LayerAnimator.current.add(animation, key: key, to: self) { property in
            if let change, change.key == property.key { return change.before }
            return self.shownValue(of: property)
        }
    }

    // MARK: What is shown

    /// The layer with the values that its animations give it now.
    /// Contract: a copy, made by the class's `init(layer:)`, without superlayer and sublayers; later moments do not change it.
    public func presentation() -> Self? {
        let copy = CALayer.duplicate(self)
        copy.animating.presented = self
        if let motion = animating.motion {
            for (property, value) in motion.values(at: LayerAnimator.current.now, of: self).changed {
                property.set(value, on: copy)
            }
        }
        return copy
    }

    /// The layer that `presentation()` was asked of; itself for a layer that is no such copy.
    public func model() -> Self {
        guard let presented = animating.presented else { return self }
        return unsafeDowncast(presented, to: Self.self)
    }

    private static func duplicate<L: CALayer>(_ layer: L) -> L {
        let made = unsafeBitCast(type(of: layer), to: LayerCopying.Maker.Type.self).init(layer: layer)
        return unsafeDowncast(made as AnyObject, to: L.self)
    }

    /// What animations make of a property now.
    final func shownValue(of property: AnimatableProperty) -> AnimatableValue? {
        guard let motion = animating.motion else { return property.value(of: self) }
        return motion.values(at: LayerAnimator.current.now, of: self)[property]
    }

    /// Who has the values to be drawn: a motion's copy, or the layer itself.
    final var shown: CALayer { animating.motion?.shown ?? self }

    final var outermost: CALayer {
        var layer = self
        while let next = layer.superlayer { layer = next }
        return layer
    }
}
