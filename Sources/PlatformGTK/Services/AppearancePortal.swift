import CGTK4

/// The desktop's appearance as the settings portal tells it, whatever the desktop is.
/// Source: org.freedesktop.portal.Settings, namespace org.freedesktop.appearance.
@MainActor final class AppearancePortal {
    private(set) var scheme = AppearanceRules.ColorScheme.noPreference
    private(set) var contrast: UInt32 = 0
    private(set) var accent: (red: Double, green: Double, blue: Double)?
    var didChange: (@MainActor () -> Void)?
    private var bus: OpaquePointer?
    private var subscription: guint = 0

    /// Reads the settings and follows them.
    /// Errors: without a session bus or a portal everything stays "no preference". The answer is waited for, briefly: the first
    /// frame should have the right colours.
    func follow() {
        guard bus == nil, let bus = SessionBus.connect() else { return }
        self.bus = bus
        subscription = g_dbus_connection_signal_subscribe(
            bus, Self.name, Self.interface, "SettingChanged", Self.path, Self.appearance, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                guard let parameters, g_variant_n_children(parameters) == 3 else { return }
                nonisolated(unsafe) let current = parameters
                Signals.owner(data, as: AppearancePortal.self) { $0.settingChanged(current) }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        readAll(bus)
    }

    isolated deinit {
        guard let bus else { return }
        g_dbus_connection_signal_unsubscribe(bus, subscription)
        g_object_unref(gpointer(bus))
    }

    private func readAll(_ bus: OpaquePointer) {
        let namespaces = Self.appearance.withCString { text in
            var strings: [UnsafePointer<CChar>?] = [text]
            return g_variant_new_strv(&strings, 1)
        }
        guard let spaces = SessionBus.ask(bus, Self.name, Self.path, Self.interface, "ReadAll", [namespaces]) else { return }
        defer { g_variant_unref(spaces) }
        guard let settings = g_variant_lookup_value(spaces, Self.appearance, nil) else { return }
        defer { g_variant_unref(settings) }
        for key in ["color-scheme", "contrast", "accent-color"] {
            guard let value = g_variant_lookup_value(settings, key, nil) else { continue }
            take(value, for: key)
            g_variant_unref(value)
        }
    }

    private func settingChanged(_ parameters: OpaquePointer) {
        guard let key = g_variant_get_child_value(parameters, 1), let value = g_variant_get_child_value(parameters, 2) else { return }
        if let name = g_variant_get_string(key, nil) { take(value, for: String(cString: name)) }
        g_variant_unref(key)
        g_variant_unref(value)
        didChange?()
    }

    private func take(_ value: OpaquePointer, for key: String) {
        // Some portals wrap twice.
        if SessionBus.isType(value, "v"), let inner = g_variant_get_variant(value) {
            take(inner, for: key)
            g_variant_unref(inner)
            return
        }
        switch key {
        case "color-scheme" where SessionBus.isType(value, "u"):
            scheme = AppearanceRules.ColorScheme(rawValue: g_variant_get_uint32(value)) ?? .noPreference
        case "contrast" where SessionBus.isType(value, "u"):
            contrast = g_variant_get_uint32(value)
        case "accent-color" where SessionBus.isType(value, "(ddd)"):
            let parts = (0..<3).map { index -> Double in
                let part = g_variant_get_child_value(value, gsize(index))
                defer { g_variant_unref(part) }
                return g_variant_get_double(part)
            }
            accent = AppearanceRules.accent(red: parts[0], green: parts[1], blue: parts[2])
        default:
            break
        }
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let appearance = "org.freedesktop.appearance"
}
