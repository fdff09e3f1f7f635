import CGTK4

/// Whether assistive technology runs, as the accessibility bus tells it.
/// Source: org.a11y.Status of at-spi2-core; screen readers set ScreenReaderEnabled, other tools IsEnabled.
@MainActor final class AssistiveTechnology {
    private(set) var isRunning = false
    var didChange: (@MainActor () -> Void)?
    private var bus: OpaquePointer?
    private var subscription: guint = 0
    private var flags: [String: Bool] = [:]

    /// Errors: without a session bus nothing runs.
    func follow() {
        guard bus == nil, let bus = SessionBus.connect() else { return }
        self.bus = bus
        subscription = g_dbus_connection_signal_subscribe(
            bus, nil, Self.properties, "PropertiesChanged", Self.path, Self.interface, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                guard let parameters, g_variant_n_children(parameters) == 3,
                    let changed = g_variant_get_child_value(parameters, 1) else { return }
                nonisolated(unsafe) let current = changed
                Signals.owner(data, as: AssistiveTechnology.self) { $0.take(current) }
                g_variant_unref(changed)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        let asked = SessionBus.ask(bus, Self.name, Self.path, Self.properties, "GetAll", [g_variant_new_string(Self.interface)])
        guard let asked else { return }
        take(asked)
        g_variant_unref(asked)
    }

    isolated deinit {
        guard let bus else { return }
        g_dbus_connection_signal_unsubscribe(bus, subscription)
        g_object_unref(gpointer(bus))
    }

    private func take(_ values: OpaquePointer) {
        guard SessionBus.isType(values, "a{sv}") else { return }
        for key in ["ScreenReaderEnabled", "IsEnabled"] {
            guard let value = g_variant_lookup_value(values, key, nil) else { continue }
            if SessionBus.isType(value, "b") { flags[key] = g_variant_get_boolean(value) != 0 }
            g_variant_unref(value)
        }
        let new = flags.values.contains(true)
        guard new != isRunning else { return }
        isRunning = new
        didChange?()
    }

    private static let name = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let interface = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"
}
