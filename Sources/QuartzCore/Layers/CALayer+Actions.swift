import CoreGraphics
import Foundation

extension CALayer {
    /// The first half of a change: the layer still has its old value, from which an action may start.
    /// A layer that was never shown has nothing to start from, and only its delegate is asked.
    final func willChange(_ key: String, _ isChange: Bool) {
        guard isChange else { return }
        let delegate = delegate
        guard delegate != nil || animating.wasShown else { return }
        animating.pendingChange = nil
        guard !CATransaction.disableActions(), animating.standsFor == nil else { return }
        let action: (any CAAction)?
        if animating.wasShown, outermost.host != nil {
            action = self.action(forKey: key)
        } else {
            action = delegate?.action(for: self, forKey: key)
        }
        guard let action, !(action is NSNull) else { return }
        let before = AnimatableProperty.named(key).flatMap { shownValue(of: $0) }
        animating.pendingChange = PendingChange(key: key, action: action, before: before)
    }

    /// The second half: the layer has its new value.
    final func runPendingChange() {
        guard let change = animating.pendingChange else { return }
        animating.pendingChange = nil
        let outer = animating.changeBeingRun
        animating.changeBeingRun = change
        change.action.run(forKey: change.key, object: self, arguments: nil)
        animating.changeBeingRun = outer
    }

    final func findAction(forKey key: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: key) { return action is NSNull ? nil : action }
        if let action = actions?[key] { return action is NSNull ? nil : action }
        let action = type(of: self).defaultAction(forKey: key)
        return action is NSNull ? nil : action
    }

    static func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard AnimatableProperty.named(key) != nil else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
