import CGTK4

/// The GtkWidget classes that are declared here: one that asks its `WidgetPeer` for everything, and kinds of it that offer
/// actions to assistive technology, which GTK only knows by class.
enum WidgetClass {
    static let plain = register("PlatterWidget", parent: gtk_widget_get_type(), actions: [])
    static let activatable = register("PlatterActivatableWidget", parent: plain, actions: [.activate])
    static let menuOwner = register("PlatterMenuOwnerWidget", parent: plain, actions: [.showMenu])
    static let activatableMenuOwner = register("PlatterActivatableMenuOwnerWidget", parent: plain, actions: [.activate, .showMenu])

    struct Actions: OptionSet {
        let rawValue: Int
        static let activate = Actions(rawValue: 1)
        static let showMenu = Actions(rawValue: 2)
    }

    static func type(offering actions: Actions) -> GType {
        switch actions {
        case .activate: activatable
        case .showMenu: menuOwner
        case [.activate, .showMenu]: activatableMenuOwner
        default: plain
        }
    }

    /// Shape: the role can only be given at birth.
    static func makeWidget(_ type: GType, role: GtkAccessibleRole) -> WidgetPointer {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(role.rawValue))
        defer { g_value_unset(&value) }
        let object = "accessible-role".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            return g_object_new_with_properties(type, 1, &names, &value)
        }
        guard let object else { preconditionFailure("GObject could not make a widget; start GTK (connect) before making windows") }
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    }

    private static func register(_ name: String, parent: GType, actions: Actions) -> GType {
        var sizes = GTypeQuery()
        g_type_query(parent, &sizes)
        var info = GTypeInfo()
        info.class_size = guint16(sizes.class_size)
        info.instance_size = guint16(sizes.instance_size)
        info.class_data = UnsafeRawPointer(bitPattern: actions.rawValue)
        info.class_init = { classPointer, data in
            guard let classPointer else { return }
            let actions = Actions(rawValue: Int(bitPattern: data))
            if actions.isEmpty { WidgetClass.fillPlainClass(classPointer) }
            let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
            if actions.contains(.activate) { WidgetClass.install("activate", in: widgetClass) }
            if actions.contains(.showMenu) { WidgetClass.install("show-menu", in: widgetClass) }
        }
        return g_type_register_static(parent, name, &info, G_TYPE_FLAG_NONE)
    }

    private static func install(_ action: String, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        gtk_widget_class_install_action(widgetClass, action, nil) { widget, name, _ in
            guard let peer = WidgetPeer.peer(of: widget) as? MirrorWidget, let name else { return }
            let action = String(cString: name)
            MainActor.assumeIsolated { peer.perform(action) }
        }
    }

    private static func fillPlainClass(_ classPointer: UnsafeMutableRawPointer) {
        let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
        gtk_widget_class_set_css_name(widgetClass, "platter")
        widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            let size = WidgetPeer.peer(of: widget).map { peer in MainActor.assumeIsolated { peer.measure(orientation) } }
            minimum?.pointee = size?.minimum ?? 0
            natural?.pointee = size?.natural ?? 0
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        widgetClass.pointee.size_allocate = { widget, width, height, _ in
            guard let peer = WidgetPeer.peer(of: widget) else { return }
            MainActor.assumeIsolated { peer.allocate(width: width, height: height) }
        }
        widgetClass.pointee.snapshot = { widget, snapshot in
            guard let peer = WidgetPeer.peer(of: widget), let snapshot else { return }
            nonisolated(unsafe) let target = snapshot
            MainActor.assumeIsolated { peer.draw(target) }
        }
        // The view tree moves the focus, never GTK.
        widgetClass.pointee.focus = { _, _ in 0 }
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.dispose = { object in
            guard let object else { return }
            let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            let parent = g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self)
            parent.pointee.dispose(object)
        }
    }
}
