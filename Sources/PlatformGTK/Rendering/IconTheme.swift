import CGTK4
import CoreGraphics
import Foundation

/// The desktop's icons; without a display, those of the theme that GTK falls back to.
/// Contract: one thread at a time.
final class IconTheme: @unchecked Sendable {
    static let shared = IconTheme()

    private let theme: GObjectReference

    private init() {
        if GtkRuntime.ensureInitialized(), let display = gdk_display_get_default(),
            let theme = gtk_icon_theme_get_for_display(display)
        {
            self.theme = GObjectReference(retaining: theme)
        } else {
            theme = GObjectReference(owning: gtk_icon_theme_new())
            gtk_icon_theme_set_theme_name(theme.pointer, "Adwaita")
        }
    }

    /// Prefers the symbolic form, whose alpha is the shape.
    func icon(_ name: String, size: CGFloat, scale: CGFloat) -> CGImage? {
        guard (1...1024).contains(size), (0.5...8).contains(scale), !name.isEmpty, !name.contains("\0") else {
            return nil
        }
        let names = name.hasSuffix("-symbolic") ? [name] : [name + "-symbolic", name]
        guard let found = names.first(where: { gtk_icon_theme_has_icon(theme.pointer, $0) != 0 }),
            let icon = gtk_icon_theme_lookup_icon(
                theme.pointer, found, nil, Int32(size.rounded(.up)), Int32(scale.rounded(.up)), GTK_TEXT_DIR_LTR,
                GtkIconLookupFlags(rawValue: 0))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(icon, snapshot, size, size)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        return GtkGraphicsService.draw(node, size: CGSize(width: size, height: size), scale: scale)
    }
}
