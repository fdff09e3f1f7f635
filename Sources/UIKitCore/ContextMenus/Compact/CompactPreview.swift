import CoreGraphics
import Foundation
import PlatformInterface

/// The preview beside a menu at the pointer: a picture of the view, or a provider's controller, that fades in and out.
/// Contract: the view itself stays where it is and is seen.
@MainActor final class CompactPreview {
    var target: UITargetedPreview?
    private(set) var host: PreviewHost?
    private(set) var lift: LiftView?
    private unowned let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func adopt(_ controller: UIViewController) { host = PreviewHost(controller) { CompactPreviewPlacement.largest } }

    private var room: CGRect { window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8) }

    private func place(beside panel: CGRect, rightToLeft: Bool) -> CGRect? {
        let wish = host?.wish ?? PreviewWish(size: target?.size ?? .zero, isFlexible: false)
        return CompactPreviewPlacement.place(wish, beside: panel, in: room, rightToLeft: rightToLeft)
    }

    func appear(beside panel: MenuPanelView, rightToLeft: Bool, chosen: @escaping @MainActor () -> Void) {
        guard let target, let frame = place(beside: panel.frame, rightToLeft: rightToLeft) else { return host = nil }
        let lift = LiftView(of: target, in: window)
        self.lift = lift
        window.overlayView.menus.insertSubview(lift, belowSubview: panel)
        if let host {
            host.appear(in: lift.holder, size: frame.size, animated: false)
            lift.show(host.view)
        }
        let show = { [host] (frame: CGRect) in
            var pose = PreviewPose(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, transform: .identity, radius: 10)
            if host == nil { pose.radius = lift.pose.radius * min(1, frame.width / max(lift.pose.size.width, 1)) }
            pose.contentSize = host == nil ? nil : frame.size
            pose.hovers = true
            lift.take(pose)
            Trace.log(.place, "preview \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))")
        }
        show(frame)
        lift.show(content: host != nil, picture: host == nil)
        host?.sizeChanged = { [weak self, weak panel] in
            guard let self, let panel, let frame = place(beside: panel.frame, rightToLeft: rightToLeft) else { return }
            show(frame)
        }
        host?.appeared()
        lift.becomeElement(label: host?.controller.title ?? target.view.accessibilityLabel ?? "Preview")
        lift.onActivate = {
            chosen()
            return true
        }
        lift.alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { lift.alpha = 1 }
    }

    func leave() {
        host?.willLeave(animated: false)
        guard let lift else { return }
        guard window.platformWindow != nil else { return remove(lift) }
        UIView.animate(withDuration: 0.12, delay: 0, options: [.curveEaseIn, .beginFromCurrentState, .allowUserInteraction]) {
            lift.alpha = 0
        } completion: { _ in self.remove(lift) }
    }

    private func remove(_ lift: LiftView) {
        host?.left()
        lift.removeFromSuperview()
    }
}
