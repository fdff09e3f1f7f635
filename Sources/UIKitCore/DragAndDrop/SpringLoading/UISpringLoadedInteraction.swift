public import Foundation

/// Lets a drag that rests on a view open it.
/// Contract: the view holds the interaction, the interaction its behavior and its effect. The handler is called once for each rest.
/// Source: Apple, UISpringLoadedInteraction. When it happens is in SpringLoader.
@MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    public typealias ActivationHandler = @MainActor (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    open private(set) weak var view: UIView?
    let behavior: (any UISpringLoadedInteractionBehavior)?
    let effect: any UISpringLoadedInteractionEffect
    let handler: ActivationHandler

    /// Shape: without a behavior each drag may open the view; without an effect the view is lit and blinks.
    public init(interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
                activationHandler handler: @escaping ActivationHandler) {
        behavior = interactionBehavior
        effect = interactionEffect ?? BlinkEffect()
        self.handler = handler
        super.init()
    }

    public convenience init(activationHandler handler: @escaping ActivationHandler) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        self.view?.window?.dropTracker?.springs.forget(self)
        self.view = nil
    }

    open func didMove(to view: UIView?) { self.view = view }
}
