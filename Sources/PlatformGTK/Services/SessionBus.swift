import CGTK4
import Foundation

/// The person's D-Bus: where the desktop's services are asked.
enum SessionBus {
    /// Contract: the caller owns the connection. Errors: nil when there is no bus.
    static func connect() -> OpaquePointer? {
        guard exists, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
        g_dbus_connection_set_exit_on_close(bus, 0)
        return bus
    }

    /// Asks a service that runs; one that does not is not started, and one that hangs is waited for no longer than a blink.
    /// Shape: the answer's only value, which the caller owns; nil when there is none.
    static func ask(_ bus: OpaquePointer, _ name: String, _ path: String, _ interface: String, _ method: String,
                    _ arguments: [OpaquePointer?]) -> OpaquePointer? {
        var arguments = arguments
        let tuple = g_variant_new_tuple(&arguments, gsize(arguments.count))
        guard let answer = g_dbus_connection_call_sync(bus, name, path, interface, method, tuple, nil,
                                                       G_DBUS_CALL_FLAGS_NO_AUTO_START, patience, nil, nil) else { return nil }
        defer { g_variant_unref(answer) }
        return g_variant_n_children(answer) == 1 ? g_variant_get_child_value(answer, 0) : nil
    }

    static func isType(_ value: OpaquePointer, _ type: String) -> Bool {
        g_variant_get_type_string(value).map { String(cString: $0) == type } ?? false
    }

    /// Asking GIO for a bus that is not there could start one.
    private static var exists: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
        return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: "\($0)/bus") } ?? false
    }

    /// Units: milliseconds.
    private static let patience: Int32 = 200
}
