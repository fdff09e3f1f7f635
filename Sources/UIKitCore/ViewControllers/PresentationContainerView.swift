import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// Dims what is behind, places the presented view, and moves it in and out.
@MainActor package final class PresentationContainerView: UIView {
    package enum Kind { case fullScreen, pageSheet, formSheet, alert }

    let kind: Kind
    private let dimming = UIView()
    private weak var presented: UIViewController?
    /// Runs when the motion under way is over, once.
    private var atEnd: (() -> Void)?

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
        if isSheet {
            view.layer.cornerRadius = 12
            view.clipsToBounds = true
            let pan = UIPanGestureRecognizer(handler: { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.dragged(pan) } })
            pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
            view.addGestureRecognizer(pan)
        }
        addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { kind == .pageSheet || kind == .formSheet }

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
        view.fill(PresentationContainerView.frame(for: kind, wish: presented.preferredContentSize, in: bounds) { view.sizeThatFits($0) })
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

    // MARK: Motion

    /// Lets the presented view come; `completion` runs once, when it is there.
    func appear(animated: Bool, completion: @escaping () -> Void) {
        guard animated, UIView.areAnimationsEnabled, let view = presented?.viewIfLoaded else { return completion() }
        atEnd = completion
        UIView.performWithoutAnimation { leave(view) }
        run(0.42) {
            view.transform = .identity
            view.alpha = 1
            self.dimming.alpha = 1
        }
    }

    /// Lets it go; `completion` runs once, when it is gone. A way in that is under way ends first.
    func disappear(animated: Bool, completion: @escaping () -> Void) {
        finishMotion()
        isUserInteractionEnabled = false
        guard animated, UIView.areAnimationsEnabled, window?.platformWindow != nil, let view = presented?.viewIfLoaded else { return completion() }
        atEnd = completion
        run(kind == .alert ? 0.2 : 0.36) { self.leave(view) }
    }

    /// Ends a motion at once, its completion run.
    func finishMotion() {
        guard let end = atEnd else { return }
        atEnd = nil
        presented?.viewIfLoaded?.layer.removeAllAnimations()
        dimming.layer.removeAllAnimations()
        end()
    }

    private func run(_ duration: TimeInterval, _ animations: @escaping () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction], animations: animations) { [weak self] _ in
            self?.finishMotion()
        }
    }

    /// Where the view is before it comes and after it went: small and clear for an alert, below the window for a sheet.
    private func leave(_ view: UIView) {
        dimming.alpha = 0
        let fades = kind == .alert || presented?.modalTransitionStyle == .crossDissolve || UIAccessibility.isReduceMotionEnabled
        if fades { view.alpha = 0 }
        if kind == .alert, !UIAccessibility.isReduceMotionEnabled { view.transform = CGAffineTransform(scaleX: 1.12, y: 1.12) }
        if !fades { view.transform = CGAffineTransform(translationX: 0, y: bounds.maxY - view.center.y + view.bounds.height / 2) }
    }

    // MARK: Going away by hand

    /// A finger pulls the sheet down; far or fast enough and it goes.
    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let presented, let view = presented.viewIfLoaded else { return }
        let pulled = max(0, pan.translation(in: self).y)
        switch pan.state {
        case .began, .changed:
            let give = presented.isModalInPresentation ? pulled / (1 + pulled / 60) : pulled
            view.transform = CGAffineTransform(translationX: 0, y: give)
            dimming.alpha = max(0, 1 - give / max(1, view.bounds.height))
        case .ended where !presented.isModalInPresentation && (pulled > view.bounds.height * 0.3 || pan.velocity(in: self).y > 900):
            presented.dismiss(animated: true)
        case .ended, .cancelled:
            run(0.3) {
                view.transform = .identity
                self.dimming.alpha = 1
            }
        default: break
        }
    }

    /// A press beside a sheet or an action sheet closes it, where it may be closed.
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let presented, !presented.isModalInPresentation, let touch = touches.first, let view = presented.viewIfLoaded,
              !view.frame.contains(touch.location(in: self)) else { return }
        if let alert = presented as? UIAlertController {
            if alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction { alert.choose(cancel) }
        } else if isSheet {
            presented.dismiss(animated: true)
        }
    }
}
