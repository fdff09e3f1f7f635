import Foundation
import PlatformInterface
import QuartzCore

/// A menu at the pointer or beside the view that the keyboard acts on: each level stands in the window where it fits there whole, else
/// in a popup of its own.
@MainActor final class CompactMenuPresentation: MenuPresentation {
    private var rootIsAbove = false
    /// The preview beside the menu, where its configuration asks for one.
    private var side: CompactPreview?

    override var appearance: UIContextMenuInteraction.Appearance { .compact }
    override var standsAbove: Bool { rootIsAbove }

    // MARK: Preview

    override var showsPreviews: Bool { side != nil }
    override var preview: LiftView? { side?.lift }
    override var host: PreviewHost? { side?.host }

    override func adopt(_ configuration: UIContextMenuConfiguration) {
        if configuration.previewsBesideCompactMenu { side = CompactPreview(window: window) }
    }

    override func lift(_ previews: [UITargetedPreview]) { side?.target = previews.first }
    override func host(_ controller: UIViewController) { side?.adopt(controller) }

    override func appear(alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        // A menu that left the window has its preview nowhere.
        if let level = levels.first, level.popup == nil {
            side?.appear(beside: level.panel, rightToLeft: isRightToLeft) { [weak self] in self?.previewWasChosen?() }
        }
        super.appear(alongside: animations, completion: completion)
    }

    override func finish(_ cause: ContextMenuDismissal, homes: [PreviewHome], alongside animations: @escaping @MainActor () -> Void,
                         completion: @escaping @MainActor () -> Void) {
        side?.leave()
        super.finish(cause, homes: homes, alongside: animations, completion: completion)
    }

    // MARK: Levels

    override func place(_ level: MenuLevel) {
        let panel = level.panel
        let metrics = level.list.menuLayout.metrics
        let margin = metrics.edgeMargin
        func placement(in room: CGRect) -> CompactPlacement {
            CompactPlacement.place(panel.wantedSize, at: level.anchor, in: room, rightToLeft: isRightToLeft,
                                   firstRowInset: metrics.panelPadding)
        }
        let inside = placement(in: window.bounds.insetBy(dx: margin, dy: margin))
        let isBelowPopup = levels.contains { $0.popup != nil && $0 !== level }
        if level.popup == nil, inside.isWhole, !isBelowPopup {
            panel.frame = inside.frame
            if level.parentRow == nil { rootIsAbove = inside.isAbove }
            if panel.superview == nil { window.overlayView.menus.addSubview(panel) }
            Trace.log(.place, "overlay \(describe(inside.frame))")
            return
        }
        let room = window.platformWindow?.popupBounds
        let outside = room.map { placement(in: $0.insetBy(dx: margin, dy: margin)) }
        if level.parentRow == nil { rootIsAbove = outside?.isAbove ?? false }
        panel.frame = outside?.frame ?? CGRect(origin: inside.frame.origin, size: panel.wantedSize)
        // A menu that grew out of the window leaves its overlay.
        if panel.superview !== window.popupRoot { window.popupRoot.addSubview(panel) }
        if let popup = level.popup, level.popupSize == panel.frame.size {
            if !popup.frame.isEmpty { panel.frame = popup.frame }
        } else {
            // A popup keeps its size: one of the new size takes the place of the old one.
            let old = level.popup
            level.popupSize = panel.frame.size
            // Where the room is known the place is ours; elsewhere the desktop flips, slides and shrinks by the same rules.
            let anchor = outside.map { CGRect(x: $0.frame.minX - 1, y: $0.frame.minY, width: 1, height: 1) } ?? popupAnchor(level.anchor)
            let popup = window.platformWindow?.makePopup(
                PopupPlacement(anchor: anchor, size: panel.frame.size, opensLeft: outside == nil && isRightToLeft,
                               margin: metrics.shadowMargin), delegate: self)
            level.popup = popup
            panel.isBlended = popup?.isBlended ?? true
            old?.close()
            if let frame = popup?.frame, !frame.isEmpty { panel.frame = frame }
        }
        Trace.log(.place, "popup \(describe(panel.frame))")
    }

    /// The rectangle to whose side a popup opens, with its top edges level.
    private func popupAnchor(_ anchor: CompactPlacement.Anchor) -> CGRect {
        switch anchor {
        case .point(let p): CGRect(origin: p, size: CGSize(width: 1, height: 1))
        case .below(let r): CGRect(x: isRightToLeft ? r.maxX - 1 : r.minX, y: r.maxY, width: 1, height: 1)
        case .attached(let r, let p): CGRect(x: p.x, y: max(p.y, r.maxY), width: 1, height: 1)
        case .beside(let row, let panel):
            CGRect(x: panel.minX + 4, y: row.minY - (levels.first?.list.menuLayout.metrics.panelPadding ?? 0), width: panel.width - 8, height: 1)
        }
    }

    /// Draws what popups show; called with each frame of the window.
    override func presentPopups() {
        for level in levels {
            guard let popup = level.popup else { continue }
            popup.present(LayerRecorder.record(level.panel.layer))
        }
    }

    private func describe(_ r: CGRect) -> String { "\(Int(r.minX)),\(Int(r.minY)) \(Int(r.width))×\(Int(r.height))" }
}

extension CompactMenuPresentation: PlatformPopupDelegate {
    func popup(_ popup: any PlatformPopup, didMoveTo frame: CGRect) {
        guard let level = levels.first(where: { $0.popup === popup }) else { return }
        guard frame != level.panel.frame, frame.width > 0, frame.height > 0 else { return }
        level.panel.frame = frame
        Trace.log(.place, "popup moved \(describe(frame))")
        window.layerTreeDidChange()
    }

    func popupWasDismissed(_ popup: any PlatformPopup) {
        guard let index = levels.firstIndex(where: { $0.popup === popup }) else { return }
        levels[index].popup = nil
        if index == 0 { popupWasTaken?() } else { close(to: index) }
    }
}
