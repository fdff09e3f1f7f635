import Foundation
import QuartzCore

/// Lights the view that a drag rests on, and lets it blink before it opens.
@MainActor final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
    private weak var lit: UIView?

    /// How long the view blinks. Units: seconds.
    static let duration: TimeInterval = 0.4

    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        let isOn = context.state == .possible || context.state == .activating
        light(isOn ? context.targetView : nil)
        guard context.state == .activating, let view = lit, !UIAccessibility.isReduceMotionEnabled else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0.3, 1, 0.3, 1]
        blink.duration = Self.duration
        view.layer.add(blink, forKey: "springLoading")
    }

    private func light(_ view: UIView?) {
        guard view !== lit else { return }
        if let lit {
            Self.set(false, lit)
            lit.layer.removeAnimation(forKey: "springLoading")
        }
        lit = view
        if let view { Self.set(true, view) }
    }

    private static func set(_ isOn: Bool, _ view: UIView) {
        switch view {
        case let control as UIControl: control.isHighlighted = isOn
        case let cell as UITableViewCell: cell.setHighlighted(isOn, animated: false)
        case let cell as UICollectionViewCell: cell.isHighlighted = isOn
        default: break
        }
    }
}
