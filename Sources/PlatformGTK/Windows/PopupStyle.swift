import CGTK4

/// Takes from a popover all that its theme would draw, and keeps room for a shadow of ours.
@MainActor enum PopupStyle {
    private static var knownMargins: Set<Int32> = []

    /// Units: points.
    static func apply(to popover: WidgetPointer, margin: Int32) {
        if knownMargins.insert(margin).inserted { install(margin) }
        gtk_widget_add_css_class(popover, "platter-popup")
        gtk_widget_add_css_class(popover, "platter-popup-\(margin)")
    }

    /// GTK takes the extent of a box shadow as the popup's shadow, which placing leaves out, even if nobody can see it.
    private static func install(_ margin: Int32) {
        let style = """
            popover.platter-popup, popover.platter-popup > contents {
              background: none; border: none; border-radius: 0; padding: 0; margin: 0; min-width: 0; min-height: 0; outline: none;
              box-shadow: none; }
            popover.platter-popup-\(margin) > contents { box-shadow: 0 0 0 \(margin)px transparent; }
            """
        guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
        gtk_css_provider_load_from_data(provider, style, -1)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }
}
