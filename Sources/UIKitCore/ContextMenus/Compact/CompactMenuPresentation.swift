import Foundation
import PlatformInterface
import QuartzCore

/// The open levels of a compact menu and their places: in the window where a level fits there whole, else in a popup of its own.
/// Contract: the session owns it and decides; this shows.
@MainActor final class CompactMenuPresentation {
    private(set) var levels: [MenuLevel] = []
    private unowned let window: UIWindow
    private let isRightToLeft: Bool
    /// Called when the desktop took a popup away.
    var popupWasTaken: (() -> Void)?
    /// Called when deferred elements of a level answered.
    var levelNeedsUpdate: ((MenuLevel) -> Void)?

    init(window: UIWindow, rightToLeft: Bool) {
        self.window = window
        isRightToLeft = rightToLeft
    }

    var root: MenuLevel? { levels.first }

    func level(of list: MenuListView) -> MenuLevel? { levels.first { $0.list === list } }

    // MARK: Opening and closing

    /// Shows a level below the ones that are open; nil when nothing of it would be seen.
    @discardableResult
    func open(_ menu: UIMenu, below row: MenuTree.Row?, at anchor: CompactPlacement.Anchor, reversed: Bool = false) -> MenuLevel? {
        weak var opened: MenuLevel?
        let resolver = DeferredResolver { [weak self] in if let level = opened { self?.levelNeedsUpdate?(level) } }
        let tree = MenuTreeBuilder.build(menu, selectionScope: row?.selectionScope, deferred: resolver)
        guard !tree.isEmpty else {
            resolver.close()
            return nil
        }
        let panel = MenuPanelView(tree: tree, traits: window.traitCollection, showsTitle: row == nil)
        let level = MenuLevel(menu: menu, parentRow: row, panel: panel, resolver: resolver, anchor: anchor)
        opened = level
        levels.append(level)
        place(level)
        if let row, levels.count > 1 { levels[levels.count - 2].list.expanded = row.id }
        Trace.log(.menu, "level \(levels.count): \(tree)")
        return level
    }

    /// Closes the deepest levels until `count` are left.
    func close(to count: Int) {
        while levels.count > max(0, count) {
            levels.removeLast().close()
            levels.last?.list.expanded = nil
        }
    }

    // MARK: Places

    private var margin: CGFloat { root?.list.menuLayout.metrics.edgeMargin ?? 4 }

    private func place(_ level: MenuLevel) {
        let panel = level.panel
        let metrics = level.list.menuLayout.metrics
        func placement(in room: CGRect) -> CompactPlacement {
            CompactPlacement.place(panel.wantedSize, at: level.anchor, in: room, rightToLeft: isRightToLeft,
                                   firstRowInset: metrics.panelPadding)
        }
        let inside = placement(in: window.bounds.insetBy(dx: margin, dy: margin))
        let isBelowPopup = levels.contains { $0.popup != nil && $0 !== level }
        if level.popup == nil, inside.isWhole, !isBelowPopup {
            panel.frame = inside.frame
            if panel.superview == nil { window.overlayView.menus.addSubview(panel) }
            Trace.log(.place, "overlay \(describe(inside.frame))")
            return
        }
        let room = window.platformWindow?.popupBounds
        let outside = room.map { placement(in: $0.insetBy(dx: margin, dy: margin)) }
        panel.frame = outside?.frame ?? CGRect(origin: inside.frame.origin, size: panel.wantedSize)
        if panel.superview == nil { window.popupRoot.addSubview(panel) }
        if level.popup == nil {
            // Where the room is known the place is ours; elsewhere the desktop flips, slides and shrinks by the same rules.
            let anchor = outside.map { CGRect(x: $0.frame.minX - 1, y: $0.frame.minY, width: 1, height: 1) } ?? popupAnchor(level.anchor)
            let popup = window.platformWindow?.makePopup(
                PopupPlacement(anchor: anchor, size: panel.frame.size, opensLeft: outside == nil && isRightToLeft,
                               margin: metrics.shadowMargin), delegate: self)
            level.popup = popup
            if let frame = popup?.frame, !frame.isEmpty { panel.frame = frame }
        }
        Trace.log(.place, "popup \(describe(panel.frame))")
    }

    /// The rectangle to whose side a popup opens, with its top edges level.
    private func popupAnchor(_ anchor: CompactPlacement.Anchor) -> CGRect {
        switch anchor {
        case .point(let p): CGRect(origin: p, size: CGSize(width: 1, height: 1))
        case .below(let r): CGRect(x: isRightToLeft ? r.maxX - 1 : r.minX, y: r.maxY, width: 1, height: 1)
        case .beside(let row, let panel):
            CGRect(x: panel.minX + 4, y: row.minY - (root?.list.menuLayout.metrics.panelPadding ?? 0), width: panel.width - 8, height: 1)
        }
    }

    private func describe(_ r: CGRect) -> String { "\(Int(r.minX)),\(Int(r.minY)) \(Int(r.width))×\(Int(r.height))" }

    /// Draws what popups show; called with each frame of the window.
    func presentPopups() {
        for level in levels {
            guard let popup = level.popup else { continue }
            popup.present(LayerRecorder.record(level.panel.layer))
        }
    }

    // MARK: Content

    /// Shows another state of a level's menu in place; the highlight stays with its row, or goes to the nearest one.
    func show(_ menu: UIMenu, in level: MenuLevel) {
        level.menu = menu
        let old = level.tree
        let lit = level.list.row(level.list.highlighted), open = level.list.row(level.list.expanded)
        let new = MenuTreeBuilder.build(menu, selectionScope: level.parentRow?.selectionScope, deferred: level.resolver)
        guard new != old else { return adoptElements(new, level) }
        level.list.show(new)
        level.list.highlighted = lit.flatMap { new.counterpart(of: $0, in: old) }?.id
        if let open, let index = levels.firstIndex(where: { $0 === level }) {
            let still = new.rows.first { $0.id == open.id && $0.isSubmenu && $0.isEnabled }
            if still == nil { close(to: index + 1) }
        }
        if level.panel.wantedSize != level.panel.frame.size { place(level) }
    }

    /// The rows look the same, but the objects behind them may be new copies.
    private func adoptElements(_ tree: MenuTree, _ level: MenuLevel) { level.list.show(tree) }

    // MARK: Finding

    /// The deepest level whose panel is at the point. Units: points of the window.
    func index(at point: CGPoint) -> Int? { levels.lastIndex { $0.panel.frame.contains(point) } }
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
