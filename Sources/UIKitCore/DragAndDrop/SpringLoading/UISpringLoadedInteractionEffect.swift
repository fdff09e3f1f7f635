public import Foundation

/// Shows how far a drag is from opening a view.
/// Source: Apple, UISpringLoadedInteractionEffect.
@MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Contract: called at each change of the context's state.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
