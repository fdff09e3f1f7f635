import CGTK4
import Foundation

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
    /// Errors: without a session bus or a portal everything stays "no preference". A portal that does not run is not started,
    /// and one that hangs is waited for no longer than a blink: the first frame should have the right colours.
    func follow() {
        guard bus == nil, Self.hasSessionBus, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        self.bus = bus
        g_dbus_connection_set_exit_on_close(bus, 0)
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
        var children: [OpaquePointer?] = [namespaces]
        let arguments = g_variant_new_tuple(&children, 1)
        guard let answer = g_dbus_connection_call_sync(bus, Self.name, Self.path, Self.interface, "ReadAll", arguments, nil,
                                                       G_DBUS_CALL_FLAGS_NO_AUTO_START, Self.patience, nil, nil) else { return }
        defer { g_variant_unref(answer) }
        guard g_variant_n_children(answer) == 1, let spaces = g_variant_get_child_value(answer, 0) else { return }
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
        if Self.isType(value, "v"), let inner = g_variant_get_variant(value) {
            take(inner, for: key)
            g_variant_unref(inner)
            return
        }
        switch key {
        case "color-scheme" where Self.isType(value, "u"):
            scheme = AppearanceRules.ColorScheme(rawValue: g_variant_get_uint32(value)) ?? .noPreference
        case "contrast" where Self.isType(value, "u"):
            contrast = g_variant_get_uint32(value)
        case "accent-color" where Self.isType(value, "(ddd)"):
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

    private static func isType(_ value: OpaquePointer, _ type: String) -> Bool {
        g_variant_get_type_string(value).map { String(cString: $0) == type } ?? false
    }

    /// Asking GIO for a bus that is not there could start one.
    private static var hasSessionBus: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
        return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: "\($0)/bus") } ?? false
    }

    /// Units: milliseconds.
    private static let patience: Int32 = 200
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let appearance = "org.freedesktop.appearance"
}
