import Foundation

/// One presented controller on its way in, there, or on its way out: who, and the view that holds it.
/// Contract: owned by the presenting controller; the container holds the presented view until the way out is over.
@MainActor package final class ModalPresentation {
    let controller: UIViewController
    let container: PresentationContainerView

    init(_ controller: UIViewController, in window: UIWindow) {
        self.controller = controller
        container = PresentationContainerView(frame: window.overlayView.bounds, presented: controller)
    }

    /// Whether what is behind goes away, as far as appearance callbacks are concerned.
    var coversPresenter: Bool { container.kind == .fullScreen && controller.modalPresentationStyle != .overFullScreen }
}
