import CoreGraphics
import Foundation

extension UIViewController {
    /// The controller whose view covers the window for this one: presentations start there.
    private var presenter: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }

    package func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter
        guard presenter.presentation == nil else {
            return Log.once("present: \(type(of: presenter)) presents \(type(of: presenter.presentation!.controller)) already; "
                + "\(type(of: controller)) is not shown. Dismiss the first one, or present from it.")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return Log.once("present: the view of \(type(of: presenter)) is in no window, so \(type(of: controller)) cannot be shown. "
                + "Present in viewDidAppear or later.")
        }
        guard controller.presentingReference == nil, controller !== presenter else {
            return Log.once("present: \(type(of: controller)) is presented already.")
        }
        window.endContextMenu(.replaced)
        let modal = ModalPresentation(controller, in: window)
        presenter.presentation = modal
        controller.presentingReference = presenter
        if modal.coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        window.overlayView.addPresentation(modal.container)
        modal.container.layoutIfNeeded()
        window.focus.presentationChanged()
        modal.container.appear(animated: animated) {
            if modal.coversPresenter { presenter.endAppearanceTransition() }
            controller.endAppearanceTransition()
            completion?()
        }
    }

    package func dismissNow(animated: Bool, completion: (() -> Void)?) {
        guard let presenting = presentation != nil ? self : presenter.presentation != nil ? presenter : presentingViewController,
              let modal = presenting.presentation else { completion?(); return }
        let controller = modal.controller
        // What the presented one presents goes with it, the deepest first.
        if controller.presentation != nil { controller.dismissNow(animated: false, completion: nil) }
        let window = modal.container.window
        window?.endContextMenu(.replaced)
        controller.beginAppearanceTransition(false, animated: animated)
        if modal.coversPresenter { presenting.beginAppearanceTransition(true, animated: animated) }
        presenting.presentation = nil
        controller.presentingReference = nil
        window?.focus.presentationChanged()
        modal.container.disappear(animated: animated) {
            modal.container.removeFromSuperview()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.viewIfLoaded?.transform = .identity
            controller.viewIfLoaded?.alpha = 1
            controller.endAppearanceTransition()
            if modal.coversPresenter { presenting.endAppearanceTransition() }
            completion?()
        }
    }
}
