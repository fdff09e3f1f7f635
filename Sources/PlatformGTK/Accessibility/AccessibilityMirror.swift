import CGTK4
import PlatformInterface

/// Keeps a tree of invisible widgets equal to the tree of accessibility nodes, changing only what differs.
@MainActor final class AccessibilityMirror {
    /// Called when assistive technology invokes an action.
    var perform: (@MainActor (_ action: String, _ node: Int) -> Bool)?
    private let canvas: WindowCanvas
    private var root: MirrorWidget?
    private var widgets: [Int: MirrorWidget] = [:]
    private var focused: MirrorWidget?

    init(canvas: WindowCanvas) { self.canvas = canvas }

    func update(_ node: AccessibilityNode, in window: WidgetPointer) {
        guard node != root?.node else { return }
        let old = widgets
        widgets = [:]
        let newRoot = mirror(node, old: old)
        if newRoot !== root {
            root = newRoot
            canvas.setMirror(newRoot.widget)
        }
        moveFocus(in: window)
    }

    /// Errors: of two nodes with one id the second gets a widget that is made anew each time.
    private func mirror(_ node: AccessibilityNode, old: [Int: MirrorWidget]) -> MirrorWidget {
        let isTwin = widgets[node.id] != nil
        let known = isTwin ? nil : old[node.id].flatMap { $0.canBecome(node) ? $0 : nil }
        let widget = known ?? MirrorWidget(node) { [weak self] action, id in self?.perform?(action, id) ?? false }
        if !isTwin { widgets[node.id] = widget }
        let children = node.children.map { mirror($0, old: old) }
        widget.update(node, children: children)
        return widget
    }

    /// The focus goes to the widget of the focused node, so that AT-SPI tells of it. It is left alone while the node keeps it:
    /// a foreign widget may have taken it meanwhile.
    private func moveFocus(in window: WidgetPointer) {
        let new = root.flatMap(Self.focusedWidget(in:))
        guard new !== focused else { return }
        let wasOurs = focused.map { gtk_window_get_focus(window.window) == $0.widget } ?? true
        focused = new
        if let new {
            gtk_widget_grab_focus(new.widget)
        } else if wasOurs {
            gtk_window_set_focus(window.window, nil)
        }
    }

    private static func focusedWidget(in widget: MirrorWidget) -> MirrorWidget? {
        for child in widget.children {
            if let found = focusedWidget(in: child) { return found }
        }
        return widget.node.isFocused ? widget : nil
    }
}
