public import Foundation

/// Says whether a drag may open a view.
/// Source: Apple, UISpringLoadedInteractionBehavior. On Linux the optional method is a requirement with a default.
@MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Contract: asked each time that the drag moves over the view.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// The drag has left, or has opened the view.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
