import CoreGraphics
import Foundation

extension CALayer {
    /// The first half of a change: the layer still has its old value, from which an action may start.
    /// For a layer that was never shown only the delegate is asked.
    final func willChange(_ key: String, _ isChange: Bool) {
        guard isChange else { return }
        animating.pendingChange = nil
        let delegate = delegate
        guard delegate != nil || animating.wasShown, !CATransaction.disableActions() else { return }
        let found = animating.wasShown ? action(forKey: key) : delegate?.action(for: self, forKey: key)
        guard let action = found, !(action is NSNull) else { return }
        // A layer out of sight is not animated by itself, only by its owner.
        if action is CAAnimation, !animating.wasShown || outermost.host == nil { return }
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
