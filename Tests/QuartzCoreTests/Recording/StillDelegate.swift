import Foundation
import QuartzCore

/// Lets a layer change at once, as a view does outside of its animations.
@MainActor final class StillDelegate: NSObject, CALayerDelegate {
    static let shared = StillDelegate()
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
