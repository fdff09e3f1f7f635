import CoreGraphics
import Foundation
import QuartzCore

/// How previews and list leave.
extension RichMenuPresentation {
    func goHome(_ homes: [PreviewHome], wasOpen: Bool, alongside animations: @escaping @MainActor () -> Void) {
        let poses = lifts.enumerated().map { index, lift in home(of: lift, homes.indices.contains(index) ? homes[index] : .back) }
        let panels = closing.map(\.panel)
        if host != nil, wasOpen, poses.first != .some(nil) {
            let front = lifts.first
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]) {
                front?.show(picture: true)
            }
            UIView.animate(withDuration: 0.2, delay: 0.1, options: [.curveEaseIn, .beginFromCurrentState, .allowUserInteraction]) {
                front?.show(content: false)
            }
        }
        // Everything at once, and the views go when the slowest is done.
        UIView.animate(withDuration: wasOpen ? 0.4 : 0.25, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) { [lifts, backdrop, badge, reducesMotion] in
            for panel in panels {
                panel.alpha = 0
                if !reducesMotion { panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2) }
            }
            backdrop?.alpha = 0
            badge?.alpha = 0
            for (lift, pose) in zip(lifts, poses) { if let pose { lift.take(pose) } else { lift.alpha = 0 } }
            animations()
        } completion: { _ in self.finishNow() }
    }

    /// The place that a picture goes to; nil where it fades.
    func home(of lift: LiftView, _ home: PreviewHome) -> PreviewPose? {
        var pose: PreviewPose?
        switch home {
        case .back: pose = lift.restPose(in: window)
        case .place(let preview) where preview.restPose(in: window) != nil && !reducesMotion:
            lift.become(preview)
            pose = lift.restPose(in: window)
        case .place, .nowhere: break
        }
        if reducesMotion { pose = nil }
        // What the picture stood for is seen again while it fades.
        if pose == nil { lift.putBack() }
        return pose
    }

    /// The preview grows until it is the destination; then that is put under it, and it fades.
    func popOut(alongside animations: @escaping @MainActor () -> Void) {
        let panels = closing.map(\.panel), size = window.bounds.size
        let full = PreviewPose(center: CGPoint(x: window.bounds.midX, y: window.bounds.midY), size: size, transform: .identity, radius: 0,
                               contentSize: size, hovers: true)
        UIView.animate(withDuration: 0.42, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) { [lifts, badge] in
            for panel in panels {
                panel.alpha = 0
                panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            }
            badge?.alpha = 0
            for lift in lifts.dropFirst() { lift.alpha = 0 }
            lifts.first?.take(full)
            animations()
        } completion: { _ in
            guard self.stage == .leaving else { return }
            self.lifts.first?.freezeContent()
            self.host?.left()
            for lift in self.lifts { lift.putBack() }
            self.backdrop?.removeFromSuperview()
            UIView.performWithoutAnimation { self.runEnd() }
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
                for lift in self.lifts { lift.alpha = 0 }
            } completion: { _ in self.finishNow() }
        }
    }
}
