import Foundation
import PlatformInterface

// DELETE THIS FILE as soon as Sources/UIKitCore/Animation has UIView.animate.
extension UIView {
    struct AnimationOptions: OptionSet { let rawValue: Int
        static let curveEaseOut = AnimationOptions(rawValue: 1); static let beginFromCurrentState = AnimationOptions(rawValue: 2)
        static let allowUserInteraction = AnimationOptions(rawValue: 4) }
    static func animate(withDuration d: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations(); CurrentPlatform.shared.clock.schedule(after: d) { completion?(true) } }
    static func animate(withDuration d: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations(); CurrentPlatform.shared.clock.schedule(after: d) { completion?(true) } }
}
