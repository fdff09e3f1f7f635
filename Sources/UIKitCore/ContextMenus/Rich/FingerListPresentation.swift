import CoreGraphics
import Foundation
import PlatformInterface

/// A control's menu for a finger: the list alone, hanging from the control, with nothing lifted and nothing dim.
/// Contract: stays in the window, as a finger's menus do.
@MainActor final class FingerListPresentation: StackedMenuPresentation {
    private var rootIsAbove = false

    override var appearance: UIContextMenuInteraction.Appearance { .compact }
    override var standsAbove: Bool { rootIsAbove }

    override func place(_ level: MenuLevel) {
        let margin = level.list.menuLayout.metrics.edgeMargin
        // Nothing behind it is blurred: it lets little through.
        level.panel.isInFront = true
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
        if level.parentRow == nil {
            let placement = CompactPlacement.place(level.panel.wantedSize, at: level.anchor, in: room, rightToLeft: isRightToLeft)
            rootIsAbove = placement.isAbove
            setFrame(placement.frame, of: level.panel, anchor: CGPoint(x: 0.5, y: placement.isAbove ? 1 : 0))
        } else {
            setFrame(submenuFrame(level, in: room), of: level.panel, anchor: CGPoint(x: 0.5, y: 0))
        }
        Trace.log(.place, "list \(describe(level.panel.frame))")
    }

    override func appear(alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        guard let panel = levels.first?.panel else { return super.appear(alongside: animations, completion: completion) }
        panel.alpha = 0
        if !reducesMotion { panel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
        UIView.animate(withDuration: 0.34, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) {
            panel.alpha = 1
            panel.transform = .identity
            animations()
        } completion: { _ in completion() }
    }

    override func finish(_ cause: ContextMenuDismissal, homes: [PreviewHome], alongside animations: @escaping @MainActor () -> Void,
                         completion: @escaping @MainActor () -> Void) {
        let closing = levels
        close(to: 0, keepingViews: true)
        guard cause != .windowClosed, cause != .windowResized, window.platformWindow != nil else {
            animations()
            for level in closing { level.removeViews() }
            return completion()
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction]) { [reducesMotion] in
            for level in closing {
                level.panel.alpha = 0
                if !reducesMotion { level.panel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
            }
            animations()
        } completion: { _ in
            for level in closing { level.removeViews() }
            completion()
        }
    }
}
