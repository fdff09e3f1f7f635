import CGTK4
import Foundation
import PlatformInterface

/// The invisible widget that stands for one accessibility node. It is never drawn and takes no input; GTK tells AT-SPI of it.
final class MirrorWidget: WidgetPeer {
    private(set) var node: AccessibilityNode
    private(set) var children: [MirrorWidget] = []
    private let perform: @MainActor (_ action: String, _ node: Int) -> Bool
    private let actions: MirrorActions

    init(_ node: AccessibilityNode, perform: @escaping @MainActor (String, Int) -> Bool) {
        self.node = node
        self.perform = perform
        actions = MirrorActions()
        super.init(type: WidgetClass.type(offering: MirrorActions.classActions(of: node)), role: node.role.gtk)
        apply(node, old: nil)
    }

    isolated deinit {
        for child in children where gtk_widget_get_parent(child.widget) == widget { gtk_widget_unparent(child.widget) }
    }

    /// Whether the same widget can go on to stand for `other`: role and class cannot be changed later.
    func canBecome(_ other: AccessibilityNode) -> Bool {
        other.id == node.id && other.role == node.role
            && MirrorActions.classActions(of: other) == MirrorActions.classActions(of: node)
    }

    /// Contract: `children` stand for `new.children`, in order.
    func update(_ new: AccessibilityNode, children newChildren: [MirrorWidget]) {
        let old = node
        node = new
        let sameChildren = newChildren.elementsEqual(children) { $0 === $1 }
        if !sameChildren { adopt(newChildren) }
        if old != new { apply(new, old: old) }
        let places = newChildren.map(place(of:))
        if !sameChildren || places != lastPlaces {
            lastPlaces = places
            gtk_widget_queue_allocate(widget)
        }
    }

    private var lastPlaces: [Place] = []

    private struct Place: Equatable {
        var x: Int32, y: Int32, width: Int32, height: Int32
    }

    override func allocate(width: Int32, height: Int32) {
        for child in children {
            let place = place(of: child)
            var corner = graphene_point_t(x: Float(place.x), y: Float(place.y))
            gtk_widget_allocate(child.widget, place.width, place.height, -1, gsk_transform_translate(nil, &corner))
        }
    }

    /// Where the child lies in this widget, in whole points: AT-SPI counts in those.
    private func place(of child: MirrorWidget) -> Place {
        func whole(_ value: CGFloat) -> Int32 { abs(value) < 1e6 ? Int32(value.rounded()) : 0 }
        let inner = child.node.frame.standardized
        let outer = node.frame.standardized
        return Place(x: whole(inner.minX) - whole(outer.minX), y: whole(inner.minY) - whole(outer.minY),
                     width: max(0, whole(inner.maxX) - whole(inner.minX)), height: max(0, whole(inner.maxY) - whole(inner.minY)))
    }

    private func adopt(_ newChildren: [MirrorWidget]) {
        let kept = Set(newChildren.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) && gtk_widget_get_parent(child.widget) == widget {
            gtk_widget_unparent(child.widget)
        }
        var previous: WidgetPointer?
        for child in newChildren {
            let parent = gtk_widget_get_parent(child.widget)
            if parent != nil, parent != widget { gtk_widget_unparent(child.widget) }
            if gtk_widget_get_parent(child.widget) == nil || gtk_widget_get_prev_sibling(child.widget) != previous {
                gtk_widget_insert_after(child.widget, widget, previous)
            }
            previous = child.widget
        }
        children = newChildren
    }

    /// Assistive technology calls for an action by the name that it was told.
    func perform(_ exportedName: String) {
        guard node.isEnabled, let name = actions.name(for: exportedName, of: node) else { return }
        _ = perform(name, node.id)
    }

    private func apply(_ new: AccessibilityNode, old: AccessibilityNode?) {
        // An empty label is said too: GTK would make one up from the class name.
        if new.label != old?.label { AccessibleValues.set(GTK_ACCESSIBLE_PROPERTY_LABEL, new.label, of: widget) }
        let description = Self.description(of: new)
        if description != old.map(Self.description(of:)) ?? "" {
            AccessibleValues.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, of: widget)
        }
        if new.value != old?.value ?? "" { AccessibleValues.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.value, of: widget) }
        if new.hasPopup != old?.hasPopup ?? false { AccessibleValues.set(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, new.hasPopup, of: widget) }
        if new.isModal != old?.isModal ?? false { AccessibleValues.set(GTK_ACCESSIBLE_PROPERTY_MODAL, new.isModal, of: widget) }
        if new.isEnabled != old?.isEnabled ?? true { AccessibleValues.set(GTK_ACCESSIBLE_STATE_DISABLED, !new.isEnabled, of: widget) }
        if new.isExpanded != old?.isExpanded { AccessibleValues.set(GTK_ACCESSIBLE_STATE_EXPANDED, new.isExpanded, of: widget) }
        if new.isSelected != old?.isSelected { AccessibleValues.set(GTK_ACCESSIBLE_STATE_SELECTED, new.isSelected, of: widget) }
        if new.checked != old?.checked { AccessibleValues.setChecked(new.checked?.gtk, of: widget) }
        let canFocus = new.isFocusable || new.isFocused
        if canFocus != old.map({ $0.isFocusable || $0.isFocused }) ?? false { gtk_widget_set_focusable(widget, canFocus ? 1 : 0) }
        if new.actions != old?.actions ?? [] || new.isEnabled != old?.isEnabled ?? true { actions.offer(new, on: self) }
    }

    /// GTK 4.8 tells AT-SPI no value of a widget that is not one of its own, so the value leads the description.
    private static func description(of node: AccessibilityNode) -> String {
        [node.value, node.help].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension AccessibilityNode.Checked {
    fileprivate var gtk: GtkAccessibleTristate {
        switch self {
        case .off: GTK_ACCESSIBLE_TRISTATE_FALSE
        case .on: GTK_ACCESSIBLE_TRISTATE_TRUE
        case .mixed: GTK_ACCESSIBLE_TRISTATE_MIXED
        }
    }
}
