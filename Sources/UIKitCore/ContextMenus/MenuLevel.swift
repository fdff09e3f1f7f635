import Foundation
import PlatformInterface

/// One open level of a menu: what it shows, where, and which row of the level above it belongs to.
@MainActor final class MenuLevel {
    /// Our copy of the app's menu.
    var menu: UIMenu
    /// The row that opened it; nil for the root.
    let parentRow: MenuTree.Row?
    let panel: MenuPanelView
    let resolver: DeferredResolver
    let anchor: CompactPlacement.Anchor
    /// The window of its own in which the panel stands, where it had to leave the app's window.
    var popup: (any PlatformPopup)?
    /// The size that the popup was asked for. Units: points.
    var popupSize: CGSize?

    init(menu: UIMenu, parentRow: MenuTree.Row?, panel: MenuPanelView, resolver: DeferredResolver, anchor: CompactPlacement.Anchor) {
        self.menu = menu
        self.parentRow = parentRow
        self.panel = panel
        self.resolver = resolver
        self.anchor = anchor
    }

    var list: MenuListView { panel.list }
    var tree: MenuTree { panel.list.tree }

    /// Ends what the level does; its views may still be on their way out.
    func stop() {
        resolver.close()
        list.highlighted = nil
    }

    func removeViews() {
        panel.removeFromSuperview()
        popup?.close()
        popup = nil
    }
}
