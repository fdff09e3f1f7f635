import CoreGraphics
import Foundation

/// A provider's controller while it is shown as a preview: its size, its appearance callbacks, its view in ours.
/// Contract: the callbacks come in Apple's order, and each "will" has its "did", whatever way the menu ends.
@MainActor final class PreviewHost {
    let controller: UIViewController
    /// Holds the controller's view; a preview is a picture, and nothing in it reacts.
    let view: UIView = PreviewHostView()
    private(set) var wish: PreviewWish
    private let room: () -> CGSize
    /// Called when the controller asks for another size.
    var sizeChanged: () -> Void = {}

    /// Nil, with a sentence, for a controller that is shown somewhere already. Units: `room` in points of the window.
    init?(_ controller: UIViewController, room: @escaping () -> CGSize) {
        let isShown = controller.parent != nil || controller.presentingViewController != nil || controller.viewIfLoaded?.window != nil
            || controller.viewIfLoaded?.superview != nil
        guard !isShown else {
            Log.once("previewProvider: \(type(of: controller)) is shown already; the source's own preview stands in. Return a new controller.")
            return nil
        }
        self.controller = controller
        self.room = room
        controller.loadViewIfNeeded()
        wish = PreviewHost.wish(of: controller, room())
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        controller.contentSizeObserver = { [weak self] in self?.measure() }
    }

    private static func wish(of controller: UIViewController, _ room: CGSize) -> PreviewWish {
        PreviewWish(preferred: controller.preferredContentSize, room: room) { width, height in
            guard let view = controller.viewIfLoaded else { return 0 }
            if let width {
                return view.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                                                    verticalFittingPriority: .fittingSizeLevel).height
            }
            return view.systemLayoutSizeFitting(CGSize(width: 0, height: height ?? 0), withHorizontalFittingPriority: .fittingSizeLevel,
                                                verticalFittingPriority: .required).width
        }
    }

    private func measure() {
        let new = PreviewHost.wish(of: controller, room())
        guard new != wish else { return }
        wish = new
        sizeChanged()
    }

    // MARK: Appearance

    /// The view gets its size, then hears that it will appear, then is put into `parent`.
    func appear(in parent: UIView, size: CGSize, animated: Bool) {
        guard let content = controller.viewIfLoaded else { return }
        resize(to: size)
        controller.beginAppearanceTransition(true, animated: animated)
        content.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(content)
        parent.addSubview(view)
        view.layoutIfNeeded()
    }

    func resize(to size: CGSize) {
        view.bounds.size = size
        controller.viewIfLoaded?.fill(CGRect(origin: .zero, size: size))
    }

    func appeared() { if controller.appearance == .appearing { controller.endAppearanceTransition() } }

    func willLeave(animated: Bool) {
        controller.contentSizeObserver = nil
        sizeChanged = {}
        if view.superview != nil { controller.beginAppearanceTransition(false, animated: animated) }
    }

    /// Lets the controller's view go. Contract: nothing happens the second time, nor to a view that was taken elsewhere.
    func left() {
        guard view.superview != nil else { return }
        if let content = controller.viewIfLoaded, content.superview === view { content.removeFromSuperview() }
        view.removeFromSuperview()
        if controller.appearance == .disappearing { controller.endAppearanceTransition() }
    }
}
