import Foundation
import QuartzCore

/// What changes of views become while its block runs.
@MainActor protocol AnimationContext: AnyObject {
    /// What an animation inside this one takes over.
    var inheritance: AnimationInheritance { get }
    /// What is to happen when a property of a view's layer changes; nil for nothing.
    func action(for view: UIView, key: String) -> (any CAAction)?
    /// Takes over what keyframes inside the block make of one property; false leaves it to them.
    func adopt(_ animation: CAKeyframeAnimation, of view: UIView) -> Bool
}

/// What an animation hands down to one inside it.
struct AnimationInheritance {
    var duration: TimeInterval
    var pace: CAMediaTimingFunction?
    var options: UIView.AnimationOptions = []
}

/// The blocks that are running.
@MainActor enum AnimationScope {
    /// Who the changes belong to.
    static private(set) var current: (any AnimationContext)?
    /// Whether animations are made at all.
    static var isEnabled = true

    static func perform(_ context: (any AnimationContext)?, _ changes: () -> Void) {
        let outer = current
        current = context
        changes()
        current = outer
    }

    /// Changes in `changes` take effect at once.
    static func withoutAnimation(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        perform(nil, changes)
        isEnabled = wasEnabled
    }

    /// What jumps even in an animation.
    static let still: Set<String> = ["contents", "hidden", "masksToBounds"]
}
