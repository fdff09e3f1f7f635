import Foundation
import PlatformInterface

/// Shows the open levels of one menu: what the compact and the rich presentation have in common.
/// Contract: the session owns it and decides; this shows. A subclass says where a level stands and how it comes and goes.
@MainActor class MenuPresentation {
    private(set) var levels: [MenuLevel] = []
    unowned let window: UIWindow
    /// The direction of the view that the menu belongs to; the session says it before anything is shown.
    var isRightToLeft: Bool
    /// Called when the desktop took a popup away.
    var popupWasTaken: (() -> Void)?
    /// Called when the preview was activated by other means than a finger or the pointer.
    var previewWasChosen: (() -> Void)?
    /// Called when deferred elements of a level answered.
    var levelNeedsUpdate: ((MenuLevel) -> Void)?

    /// Whether the first element is wanted nearest to what the menu belongs to.
    var startsNearSource = false
    /// Whether the root's rows run from the bottom.
    var isReversed: Bool { startsNearSource && standsAbove }

    init(window: UIWindow) {
        self.window = window
        isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
    }

    // MARK: What a presentation decides

    var appearance: UIContextMenuInteraction.Appearance { .unknown }

    // MARK: Previews

    /// Whether there is a preview, about which the delegate is asked.
    var showsPreviews: Bool { false }

    /// The preview that stands beside the list.
    var preview: LiftView? { nil }

    /// The provider's controller, while there is one.
    var host: PreviewHost? { nil }

    /// Takes over what a configuration says of the preview.
    func adopt(_ configuration: UIContextMenuConfiguration) {}

    /// Takes over what is lifted, the primary item's first.
    func lift(_ previews: [UITargetedPreview]) {}

    /// Takes over the provider's controller.
    func host(_ controller: UIViewController) {}

    // MARK: Levels

    /// The measures of the rows.
    func metrics() -> MenuMetrics { MenuMetrics.compact(CurrentPlatform.shared) }

    /// Whether the root stands above what it belongs to.
    var standsAbove: Bool { false }

    /// Puts a level that is new, or has another size now, where it belongs.
    func place(_ level: MenuLevel) {}

    /// A level was added and placed.
    func levelOpened(_ level: MenuLevel) {}

    /// A level was taken from the list; its views are this function's to remove.
    func levelClosed(_ level: MenuLevel) { level.removeViews() }

    /// The source answers to a finger that rests on it, before there is a menu.
    func highlight() {}

    /// Whether the levels under the front one are only a way back to it.
    var stacksLevels: Bool { false }

    /// A finger that is down is so far from the menu. Units: points; 0 when it is over it.
    func depart(by distance: CGFloat) {}

    /// How far a point is from what the menu shows. Units: points of the window.
    func distance(from point: CGPoint) -> CGFloat { 0 }

    /// The root was placed: lets it come, and calls `completion` when it is fully there.
    func appear(alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        animations()
        CurrentPlatform.shared.clock.schedule(after: 0, completion)
    }

    /// The menu is over: takes everything away, and calls `completion` when it is gone.
    /// Shape: a home for each thing that was lifted, in their order.
    func finish(_ cause: ContextMenuDismissal, homes: [PreviewHome], alongside animations: @escaping @MainActor () -> Void,
                completion: @escaping @MainActor () -> Void) {
        close(to: 0)
        animations()
        CurrentPlatform.shared.clock.schedule(after: 0, completion)
    }

    /// Draws what popups show; called with each frame of the window.
    func presentPopups() {}

    // MARK: Opening and closing

    func level(of list: MenuListView) -> MenuLevel? { levels.first { $0.list === list } }

    /// Shows a level below the ones that are open; nil when nothing of it would be seen.
    @discardableResult
    func open(_ menu: UIMenu, below row: MenuTree.Row?, at anchor: CompactPlacement.Anchor) -> MenuLevel? {
        weak var opened: MenuLevel?
        let resolver = DeferredResolver { [weak self] in if let level = opened { self?.levelNeedsUpdate?(level) } }
        let tree = tree(menu, row, resolver)
        guard !tree.isEmpty else {
            resolver.close()
            return nil
        }
        let traits = window.traitCollection.directed(isRightToLeft ? .rightToLeft : .leftToRight)
        let panel = MenuPanelView(tree: tree, metrics: metrics(), traits: traits, titleRow: titleRow(below: row))
        let level = MenuLevel(menu: menu, parentRow: row, panel: panel, resolver: resolver, anchor: anchor)
        opened = level
        levels.append(level)
        place(level)
        if row == nil, isReversed {
            level.list.show(self.tree(menu, row, resolver))
            panel.layoutIfNeeded()
            level.list.scroll(by: .greatestFiniteMagnitude)
        }
        if let row, levels.count > 1 { levels[levels.count - 2].list.expanded = row.id }
        Trace.log(.menu, "level \(levels.count): \(level.tree)")
        levelOpened(level)
        return level
    }

    /// What stands at the head of a level.
    func titleRow(below row: MenuTree.Row?) -> MenuListLayout.TitleRow { row == nil ? .title : .none }

    /// Closes the deepest levels until `count` are left.
    /// Contract: with `keepingViews` the levels end and their views are the caller's to take away.
    func close(to count: Int, keepingViews: Bool = false) {
        while levels.count > max(0, count) {
            let level = levels.removeLast()
            level.stop()
            levels.last?.list.expanded = nil
            if !keepingViews { levelClosed(level) }
        }
    }

    // MARK: Content

    private func tree(_ menu: UIMenu, _ row: MenuTree.Row?, _ resolver: DeferredResolver) -> MenuTree {
        let tree = MenuTreeBuilder.build(menu, selectionScope: row?.selectionScope, deferred: resolver)
        return isReversed && row == nil ? tree.reversed : tree
    }

    /// Shows another state of a level's menu in place; the highlight stays with its row, or goes to the nearest one.
    func show(_ menu: UIMenu, in level: MenuLevel) {
        level.menu = menu
        let old = level.tree
        let lit = level.list.row(level.list.highlighted), open = level.list.row(level.list.expanded)
        let new = tree(menu, level.parentRow, level.resolver)
        level.list.show(new)
        // Rows that look the same may stand for new copies of the elements; the rest has not changed then.
        guard new != old else { return }
        // What can no longer be chosen is not left looking as if it could.
        let still = lit.flatMap { new.counterpart(of: $0, in: old) }
        level.list.highlighted = still?.isEnabled == lit?.isEnabled ? still?.id : nil
        if let open, let index = levels.firstIndex(where: { $0 === level }) {
            let still = new.rows.first { $0.id == open.id && $0.isSubmenu && $0.isEnabled }
            if still == nil { close(to: index + 1) }
        }
        guard level.panel.wantedSize != level.panel.bounds.size else { return }
        let wasReversed = isReversed
        place(level)
        if isReversed != wasReversed { level.list.show(tree(menu, level.parentRow, level.resolver)) }
    }

    // MARK: Finding

    /// The deepest level whose panel is at the point. Units: points of the window.
    func index(at point: CGPoint) -> Int? { levels.lastIndex { $0.panel.frame.contains(point) } }
}
