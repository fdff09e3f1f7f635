import CGTK4

/// Sets the properties and states of a GtkAccessible; GTK's own functions for it are variadic, which Swift cannot call.
enum AccessibleValues {
    static func set(_ property: GtkAccessibleProperty, _ text: String, of widget: WidgetPointer) {
        update(property, of: widget) { g_value_set_string($0, text) }
    }

    static func set(_ property: GtkAccessibleProperty, _ flag: Bool, of widget: WidgetPointer) {
        update(property, of: widget) { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    static func reset(_ property: GtkAccessibleProperty, of widget: WidgetPointer) {
        gtk_accessible_reset_property(widget.opaque, property)
    }

    /// Shape: nil takes the state away, which is not the same as false: only what can be checked is "not checked".
    static func set(_ state: GtkAccessibleState, _ flag: Bool?, of widget: WidgetPointer) {
        guard let flag else { return gtk_accessible_reset_state(widget.opaque, state) }
        update(state, of: widget) { value in
            // States that may be undefined are integers.
            if value.pointee.g_type == booleanType { g_value_set_boolean(value, flag ? 1 : 0) } else { g_value_set_int(value, flag ? 1 : 0) }
        }
    }

    static func setChecked(_ tristate: GtkAccessibleTristate?, of widget: WidgetPointer) {
        guard let tristate else { return gtk_accessible_reset_state(widget.opaque, GTK_ACCESSIBLE_STATE_CHECKED) }
        var value = GValue()
        var name = GTK_ACCESSIBLE_STATE_CHECKED
        // GTK initialises the value as an enumeration, then reads an integer.
        g_value_init(&value, integerType)
        g_value_set_int(&value, gint(bitPattern: tristate.rawValue))
        gtk_accessible_update_state_value(widget.opaque, 1, &name, &value)
        g_value_unset(&value)
    }

    private static func update(_ property: GtkAccessibleProperty, of widget: WidgetPointer, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
        var value = GValue()
        var name = property
        gtk_accessible_property_init_value(property, &value)
        fill(&value)
        gtk_accessible_update_property_value(widget.opaque, 1, &name, &value)
        g_value_unset(&value)
    }

    private static func update(_ state: GtkAccessibleState, of widget: WidgetPointer, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
        var value = GValue()
        var name = state
        gtk_accessible_state_init_value(state, &value)
        fill(&value)
        gtk_accessible_update_state_value(widget.opaque, 1, &name, &value)
        g_value_unset(&value)
    }

    /// G_TYPE_BOOLEAN and G_TYPE_INT, macros that Swift does not see.
    private static let booleanType = GType(5 << 2)
    private static let integerType = GType(6 << 2)
}
