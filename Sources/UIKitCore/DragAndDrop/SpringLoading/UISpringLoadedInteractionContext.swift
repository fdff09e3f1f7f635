public import CoreGraphics

/// A drag over a view that it may open, as the interaction's parts see it.
/// Source: Apple, UISpringLoadedInteractionContext.
@MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
    var state: UISpringLoadedInteractionEffectState { get }
    /// What the effect is shown on; at first the interaction's view. Contract: a behavior may set it; another one begins anew.
    var targetView: UIView? { get set }
    /// What is to be opened, in the behavior's own words. Contract: another one begins anew.
    var targetItem: Any? { get set }
    /// Units: points of the view; of the window for nil.
    func location(in view: UIView?) -> CGPoint
}
