import Foundation
import QuartzCore

/// What follows when a view changes inside an animation's block.
@MainActor final class ViewChangeAction: CAAction {
    private let change: LayerChange
    private let view: UIView
    private let animation: ViewAnimation

    init(_ change: LayerChange, view: UIView, animation: ViewAnimation) {
        self.change = change
        self.view = view
        self.animation = animation
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        animation.add(change, of: view)
    }
}
