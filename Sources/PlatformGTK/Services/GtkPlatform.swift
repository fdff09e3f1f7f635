import CGTK4
package import Foundation
package import PlatformInterface

/// The desktop through GTK 4.
/// Contract: before `connect`, and where there is no display, time, text and pictures work and windows do not.
@MainActor package final class GtkPlatform: Platform {
    package let text: any TextSystem = PangoTextSystem.shared
    package let graphics: any GraphicsService = GtkGraphicsService()
    package var settingsDidChange: (@MainActor () -> Void)?
    private let pasteboard: GtkClipboard
    private let reader: GtkSettingsReader
    private var isConnected = false

    package init() {
        pasteboard = GtkClipboard()
        reader = GtkSettingsReader(clock: MainLoop.shared.clock)
        reader.didChange = { [weak self] in self?.settingsDidChange?() }
    }

    package var clock: any PlatformClock { MainLoop.shared.clock }
    package var clipboard: any PlatformClipboard { pasteboard }
    package var settings: DesktopSettings { reader.settings }

    package func connect(applicationID: String, name: String) throws {
        guard !isConnected else { return }
        // The desktop finds the program's icon and entry by this name: WM_CLASS on X11, app id on Wayland.
        g_set_prgname(applicationID)
        g_set_application_name(name)
        guard GtkRuntime.ensureInitialized() else { throw PlatformError(Self.missingDisplay(ProcessInfo.processInfo.environment)) }
        isConnected = true
        gtk_window_set_default_icon_name(applicationID)
        reader.follow()
        pasteboard.follow()
    }

    package func makeWindow(_ configuration: WindowConfiguration, delegate: any PlatformWindowDelegate) -> any PlatformWindow {
        guard isConnected else { preconditionFailure("makeWindow was called without a display; call connect first and heed its error") }
        return GtkPlatformWindow(configuration, platform: self, delegate: delegate)
    }

    package func run() -> Int32 { MainLoop.shared.run() }
    package func quit(status: Int32) { MainLoop.shared.quit(status: status) }

    package func beep() {
        guard let display = gdk_display_get_default() else { return }
        gdk_display_beep(display)
    }

    package func openURL(_ url: URL) -> Bool {
        let context = gdk_display_get_default().flatMap { gdk_display_get_app_launch_context($0) }
        defer { if let context { g_object_unref(gpointer(context)) } }
        return g_app_info_launch_default_for_uri(url.absoluteString, context.map { UnsafeMutablePointer($0) }, nil) != 0
    }

    // MARK: The main monitor

    package var screenScale: CGFloat {
        Self.mainMonitor.map { CGFloat(max(1, gdk_monitor_get_scale_factor($0))) } ?? 1
    }

    package var screenSize: CGSize {
        var area = GdkRectangle()
        guard let monitor = Self.mainMonitor else { return CGSize(width: 1920, height: 1080) }
        gdk_monitor_get_geometry(monitor, &area)
        return CGSize(width: Int(area.width), height: Int(area.height))
    }

    private static var mainMonitor: OpaquePointer? {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
            let first = g_list_model_get_item(monitors, 0) else { return nil }
        g_object_unref(first)
        return OpaquePointer(first)
    }

    /// Why there is no window, for the person at the terminal.
    package nonisolated static func missingDisplay(_ environment: [String: String]) -> String {
        let named = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
            environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
        }
        if named.isEmpty {
            return "There is no desktop to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. "
                + "Run the program in a desktop session, or under Xvfb."
        }
        return "The desktop named by \(named.joined(separator: " and ")) did not answer: is it running, and may this user use it?"
    }
}
