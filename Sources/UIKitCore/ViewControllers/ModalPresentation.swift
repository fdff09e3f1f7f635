import CoreGraphics
import Foundation
import QuartzCore

/// One presented controller on its way in, there, or on its way out: who, from where, and the view that holds it.
/// Contract: owned by the presenting controller; it owns the container until the dismissal is over.
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

/// Dims what is behind and places the presented view.
@MainActor package final class PresentationContainerView: UIView {
    package enum Kind { case fullScreen, pageSheet, formSheet, alert }

    let kind: Kind
    private let dimming = UIView()
    private weak var presented: UIViewController?

    init(frame: CGRect, presented: UIViewController) {
        self.presented = presented
        kind = PresentationContainerView.kind(of: presented)
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if kind != .fullScreen {
            dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
            addSubview(dimming)
        }
        let view = presented.view!
        if kind == .pageSheet || kind == .formSheet {
            view.layer.cornerRadius = 12
            view.clipsToBounds = true
        }
        addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    private static func kind(of controller: UIViewController) -> Kind {
        if controller is UIAlertController { return .alert }
        return switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .fullScreen
        case .formSheet: .formSheet
        case .pageSheet, .automatic: .pageSheet
        }
    }

    package override func layoutSubviews() {
        dimming.frame = bounds
        guard let presented, let view = presented.viewIfLoaded else { return }
        view.frame = PresentationContainerView.frame(for: kind, wish: presented.preferredContentSize, in: bounds) {
            view.sizeThatFits($0)
        }
    }

    /// Units: points. A sheet keeps 24 points from the edges; an alert is as large as its card and stands in the middle.
    static func frame(for kind: Kind, wish: CGSize, in bounds: CGRect, fitting: (CGSize) -> CGSize) -> CGRect {
        func centred(_ size: CGSize) -> CGRect {
            let room = bounds.insetBy(dx: min(24, bounds.width / 8), dy: min(24, bounds.height / 8)).size
            let width = min(size.width, room.width), height = min(size.height, room.height)
            return CGRect(x: (bounds.midX - width / 2).rounded(), y: (bounds.midY - height / 2).rounded(), width: width, height: height)
        }
        func wished(_ size: CGSize) -> CGSize {
            CGSize(width: wish.width > 0 ? wish.width : size.width, height: wish.height > 0 ? wish.height : size.height)
        }
        return switch kind {
        case .fullScreen: bounds
        case .pageSheet: centred(wished(CGSize(width: 704, height: bounds.height)))
        case .formSheet: centred(wished(CGSize(width: 540, height: 620)))
        case .alert: centred(fitting(bounds.size))
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let presented, kind == .pageSheet || kind == .formSheet, !presented.isModalInPresentation,
              let touch = touches.first, let view = presented.viewIfLoaded, !view.frame.contains(touch.location(in: self)) else { return }
        presented.dismiss(animated: true)
    }
}
