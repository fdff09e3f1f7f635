import CoreGraphics
import Foundation
import PlatformInterface

/// A control's menu for a finger: the rich menu's list alone, hanging from the control, with nothing lifted and nothing dim.
/// Contract: stays in the window, as a finger's menus do.
@MainActor final class FingerListPresentation: MenuPresentation {
    private var rootIsAbove = false

    override var appearance: UIContextMenuInteraction.Appearance { .compact }
    override var stacksLevels: Bool { true }
    override var standsAbove: Bool { rootIsAbove }

    override func metrics() -> MenuMetrics {
        MenuMetrics.rich(window.traitCollection, windowWidth: window.bounds.width, text: CurrentPlatform.shared.text)
    }

    override func titleRow(below row: MenuTree.Row?) -> MenuListLayout.TitleRow { row.map { .back($0.title) } ?? .title }

    private var reducesMotion: Bool { CurrentPlatform.shared.settings.reducesMotion }

    // MARK: Places

    override func place(_ level: MenuLevel) {
        let panel = level.panel
        let margin = level.list.menuLayout.metrics.edgeMargin
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
        let frame: CGRect
        if case .beside(let row, let parent) = level.anchor {
            // Over its parent, its head where the row is that opened it.
            let width = min(panel.wantedSize.width, room.width), height = min(panel.wantedSize.height, room.height)
            frame = CGRect(x: max(room.minX, min(parent.minX, room.maxX - width)), y: max(room.minY, min(row.minY, room.maxY - height)),
                           width: width, height: height)
        } else {
            let placement = CompactPlacement.place(panel.wantedSize, at: level.anchor, in: room, rightToLeft: isRightToLeft)
            frame = placement.frame
            rootIsAbove = placement.isAbove
        }
        let growsUp = level.parentRow == nil && rootIsAbove
        if panel.superview == nil { window.overlayView.menus.addSubview(panel) }
        panel.bounds = CGRect(origin: .zero, size: frame.size)
        // What stays in place while the panel grows: the edge at the control.
        panel.anchorPoint = CGPoint(x: 0.5, y: growsUp ? 1 : 0)
        panel.center = CGPoint(x: frame.midX, y: growsUp ? frame.maxY : frame.minY)
        Trace.log(.place, "list \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))")
    }

    // MARK: Motion

    override func appear(alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        guard let panel = levels.first?.panel else { return super.appear(alongside: animations, completion: completion) }
        grow(panel, alongside: animations, completion: completion)
    }

    override func levelOpened(_ level: MenuLevel) {
        guard level.parentRow != nil else { return }
        grow(level.panel, alongside: stackLevels) {}
    }

    override func levelClosed(_ level: MenuLevel) {
        guard !levels.isEmpty else { return level.removeViews() }
        leave([level], alongside: stackLevels) {}
    }

    override func finish(_ cause: ContextMenuDismissal, alongside animations: @escaping @MainActor () -> Void,
                         completion: @escaping @MainActor () -> Void) {
        let closing = levels
        close(to: 0, keepingViews: true)
        guard cause != .windowClosed, cause != .windowResized, window.platformWindow != nil else {
            animations()
            for level in closing { level.removeViews() }
            return completion()
        }
        leave(closing, alongside: animations, completion: completion)
    }

    private func grow(_ panel: UIView, alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        panel.alpha = 0
        if !reducesMotion { panel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
        UIView.animate(withDuration: 0.34, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) {
            panel.alpha = 1
            panel.transform = .identity
            animations()
        } completion: { _ in completion() }
    }

    private func leave(_ closing: [MenuLevel], alongside animations: @escaping @MainActor () -> Void,
                       completion: @escaping @MainActor () -> Void) {
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

    /// Each level under the front one stands back by a step and fades to half.
    private func stackLevels() {
        for (index, level) in levels.enumerated() {
            let depth = CGFloat(levels.count - 1 - index)
            level.panel.alpha = depth > 0 ? 0.5 : 1
            let scale = reducesMotion ? 1 : 1 - min(0.15, 0.03 * depth)
            level.panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
}
