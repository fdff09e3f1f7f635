import CGTK4
import PlatformInterface

/// The actions of one mirror widget as AT-SPI lists them.
///
/// GTK 4.8 tells one string for an action, as its name, title and description at once. "activate" and "show-menu" are actions
/// of the widget's class and keep their names, which programs look for. All others (the rows of a view's menu) are actions of
/// the one widget, in a group whose prefix GTK prints: "menu.Copy", with the title that a person is told.
@MainActor final class MirrorActions {
    private static let prefix = "menu"

    static func classActions(of node: AccessibilityNode) -> WidgetClass.Actions {
        var actions: WidgetClass.Actions = []
        if node.actions.contains(where: { $0.name == AccessibilityNode.Action.activate.name }) { actions.insert(.activate) }
        if node.actions.contains(where: { $0.name == AccessibilityNode.Action.showMenu.name }) { actions.insert(.showMenu) }
        return actions
    }

    /// The node's action with the name that was told; nil when the node no longer has it.
    func name(for exported: String, of node: AccessibilityNode) -> String? {
        if let own = ActionTitles.titles(of: node.actions).first(where: { $0.title == exported }) { return own.name }
        return node.actions.first { $0.name == exported }?.name
    }

    /// Offers what `node` can do; a disabled node can do nothing.
    func offer(_ node: AccessibilityNode, on peer: MirrorWidget) {
        let classActions = Self.classActions(of: node)
        if classActions.contains(.activate) { gtk_widget_action_set_enabled(peer.widget, "activate", node.isEnabled ? 1 : 0) }
        if classActions.contains(.showMenu) { gtk_widget_action_set_enabled(peer.widget, "show-menu", node.isEnabled ? 1 : 0) }
        let titles = node.isEnabled ? ActionTitles.titles(of: node.actions) : []
        guard !titles.isEmpty, let group = g_simple_action_group_new() else {
            gtk_widget_insert_action_group(peer.widget, Self.prefix, nil)
            return
        }
        for (_, title) in titles {
            guard let action = g_simple_action_new(title, nil) else { continue }
            let activated: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { action, _, data in
                guard let action, let title = g_action_get_name(action) else { return }
                let name = String(cString: title)
                Signals.owner(data, as: MirrorWidget.self) { $0.perform(name) }
            }
            Signals.connect(action, "activate", to: peer, unsafeBitCast(activated, to: GCallback.self))
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(gpointer(action))
        }
        gtk_widget_insert_action_group(peer.widget, Self.prefix, OpaquePointer(group))
        g_object_unref(group)
    }
}
