public import Foundation

/// Lets dragged items be dropped on a view.
/// Contract: the view holds the interaction; the interaction holds its delegate weakly.
/// Source: Apple, UIDropInteraction.
@MainActor open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        if let tracked = self.view?.window?.dropTracker, tracked.target === self { tracked.leave() }
        self.view = nil
    }

    open func didMove(to view: UIView?) { self.view = view }
}
