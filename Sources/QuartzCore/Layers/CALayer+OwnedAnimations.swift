import Foundation

// For whoever owns a layer and animates its changes.
extension CALayer {
    /// Adds an animation under the key of its property, or under one beside it where that is taken. Returns the key.
    @discardableResult package func stack(_ animation: CAPropertyAnimation) -> String {
        let key = animation.keyPath ?? "animation"
        var name = key
        var number = 2
        while self.animation(forKey: name) != nil {
            name = "\(key)-\(number)"
            number += 1
        }
        add(animation, forKey: name)
        return name
    }

    /// Gives the layer the value that an animation has at a progress, and removes the animation.
    /// Contract: the animation's delegate is told that it was removed, as ever. Nil when there is none with the key.
    package func bake(animationForKey key: String, at progress: Double) -> BakedAnimation? {
        guard let motion = animating.motion, let run = motion.run(forKey: key) else { return nil }
        func values(_ progress: Double) -> PresentedValues {
            var values = PresentedValues(of: self)
            let fraction = min(max(progress, 0), 1)
            run.animation.contribute(at: AnimationMoment(fraction: fraction, duration: 1, progress: progress), to: &values)
            return values
        }
        let (here, start, end) = (values(progress), values(0), values(1))
        LayerAnimator.current.remove([run], of: motion)
        setStill(here.changed)
        return BakedAnimation(self, here: here, start: start, end: end)
    }

    /// Sets values of which nothing follows.
    func setStill(_ values: [(property: AnimatableProperty, value: AnimatableValue)]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (property, value) in values { property.set(value, on: self) }
        CATransaction.commit()
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
        (animation as? CAPropertyAnimation)?.target?.property.key == property
    }
}
