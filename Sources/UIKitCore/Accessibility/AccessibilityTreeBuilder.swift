import Foundation
package import PlatformInterface

/// Turns a window's views into the tree that assistive technology sees, and its requests back into calls.
/// Shape: elements and views with a menu become nodes; other views vanish and leave their children in their place.
@MainActor package enum AccessibilityTreeBuilder {
    package static func tree(of window: UIWindow) -> AccessibilityNode {
        var root = AccessibilityNode(id: window.accessibilityID, role: .group, frame: window.bounds)
        let overlay = nodes(in: window.overlayView, window) + nodes(in: window.popupRoot, window)
        let modal = window.overlayView.frontPresentation
        let menuIsOpen = window.contextMenuSession?.isOpen == true
        // What a sheet or an alert covers cannot be reached; what a menu covers can be read still.
        let content = modal == nil ? window.subviews.flatMap { nodes(for: $0, window) } : []
        root.children = content + overlay
        root.isModal = menuIsOpen
        return root
    }

    private static func nodes(in view: UIView, _ window: UIWindow) -> [AccessibilityNode] {
        view.subviews.flatMap { nodes(for: $0, window) }
    }

    private static func nodes(for view: UIView, _ window: UIWindow) -> [AccessibilityNode] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        let interaction = menuInteraction(of: view)
        let isNode = view.isAccessibilityElement || interaction != nil || view is AccessibilityContent
        let modals = view.subviews.filter { $0.accessibilityStorage.isModal && !$0.isHidden }
        let inside = (modals.isEmpty ? view.subviews : modals).flatMap { nodes(for: $0, window) }
        guard isNode else { return inside }
        var node = AccessibilityNode(id: view.accessibilityID, role: role(of: view), label: view.accessibilityLabel ?? "",
                                     help: view.accessibilityHint ?? "", value: view.accessibilityValue ?? "",
                                     frame: view.convert(view.bounds, to: nil))
        let traits = view.accessibilityTraits
        node.isEnabled = !traits.contains(.notEnabled)
        node.isSelected = traits.contains(.selected) ? true : nil
        if traits.contains(.toggleButton) { node.checked = traits.contains(.selected) || view.accessibilityValue == "1" ? .on : .off }
        node.isFocusable = view.takesKeyboardFocus
        node.isFocused = window.focus.focusedView === view && window.contextMenuSession?.isOpen != true
        if view.isAccessibilityElement, traits.contains(.button) || traits.contains(.link) { node.actions.append(.activate) }
        if let interaction {
            node.hasPopup = true
            node.actions.append(.showMenu)
            if interaction is ControlMenuInteraction { node.isExpanded = interaction.session?.isOpen == true }
            if node.label.isEmpty { node.label = spokenName(of: view) }
            if node.isFocused { node.actions += MenuActions.actions(of: interaction) }
        }
        for (index, action) in (view.accessibilityCustomActions ?? []).enumerated() {
            node.actions.append(.init(name: "custom-\(index)", title: action.name))
        }
        // An element is one thing: what is inside it is not found by itself.
        node.children = view.isAccessibilityElement ? [] : inside
        (view as? AccessibilityContent)?.fill(&node)
        return [node]
    }

    private static func menuInteraction(of view: UIView) -> UIContextMenuInteraction? {
        view.interactionList.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.isAvailable }
    }

    private static func role(of view: UIView) -> AccessibilityNode.Role {
        let traits = view.accessibilityTraits
        return if traits.contains(.toggleButton) { .toggle }
            else if traits.contains(.button) { .button }
            else if traits.contains(.link) { .link }
            else if traits.contains(.header) { .heading }
            else if traits.contains(.adjustable) { .slider }
            else if traits.contains(.image) { .image }
            else if traits.contains(.staticText) { .label }
            else { .group }
    }

    /// The words inside a view that has no label of its own. What scrolls holds too many to be called by them.
    private static func spokenName(of view: UIView) -> String {
        view is UIScrollView ? "" : words(in: view).joined(separator: ", ")
    }

    private static func words(in view: UIView) -> [String] {
        view.subviews.flatMap { $0.isAccessibilityElement ? [$0.accessibilityLabel].compactMap(\.self) : words(in: $0) }
    }

    // MARK: Requests

    package static func perform(_ action: String, node: Int, in window: UIWindow) -> Bool {
        Trace.log(.input, "accessibility \(action)")
        let roots: [UIView] = [window.popupRoot, window.overlayView, window]
        var target: UIView?
        for root in roots where target == nil {
            root.forEachInTree { if $0.accessibilityID == node { target = $0 } }
        }
        guard let view = target else { return roots.contains { performOnPart(node, action, in: $0) } }
        if let content = view as? AccessibilityContent, content.performAccessibility(action) { return true }
        switch action {
        case AccessibilityNode.Action.showMenu.name:
            return ContextMenuSession.begin(at: view, input: .accessibility)
        case AccessibilityNode.Action.activate.name:
            return view.accessibilityActivate() || clickInMiddle(of: view, window)
        case "focus":
            window.focus.focus(view)
            return true
        default:
            if let index = index(action, "custom-"), let custom = view.accessibilityCustomActions, custom.indices.contains(index) {
                return custom[index].actionHandler?(custom[index]) ?? false
            }
            if let index = index(action, "menu-"), let interaction = menuInteraction(of: view) {
                return MenuActions.perform(index, of: interaction)
            }
            return false
        }
    }

    private static func performOnPart(_ part: Int, _ action: String, in view: UIView) -> Bool {
        (view as? AccessibilityContent)?.performAccessibility(action, part: part) == true
            || view.subviews.contains { performOnPart(part, action, in: $0) }
    }

    private static func index(_ action: String, _ prefix: String) -> Int? {
        action.hasPrefix(prefix) ? Int(action.dropFirst(prefix.count)) : nil
    }

    private static func clickInMiddle(of view: UIView, _ window: UIWindow) -> Bool {
        let visible = view.visibleBounds
        let point = view.convert(CGPoint(x: visible.midX, y: visible.midY), to: nil)
        let now = CurrentPlatform.shared.clock.now
        let pressed = window.router.handle(InputEvent(.pointerPressed(.primary, location: point, clickCount: 1), time: now))
        let released = window.router.handle(InputEvent(.pointerReleased(.primary, location: point), time: now))
        return pressed || released
    }
}
