import CGTK4
import Foundation

/// Where a window stands on an X11 screen.
///
/// GTK tells it only through functions of its X11 part, which a GTK built for Wayland lacks; they are looked up when they are
/// needed. Wayland tells no program where its windows are.
@MainActor enum X11Geometry {
    /// The space for popups on the surface's monitor, in the surface's points; nil on Wayland.
    static func workArea(around surface: OpaquePointer) -> CGRect? {
        guard let display = gdk_surface_get_display(surface), isX11(display),
            let monitor = gdk_display_get_monitor_at_surface(display, surface), let origin = origin(of: surface, on: display)
        else { return nil }
        var area = GdkRectangle()
        if let workArea = function("gdk_x11_monitor_get_workarea", as: WorkArea.self) {
            workArea(monitor, &area)
        } else {
            gdk_monitor_get_geometry(monitor, &area)
        }
        guard area.width > 0, area.height > 0 else { return nil }
        return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
            .offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The surface's X window as Cairo sees it; nil on Wayland. Contract: the caller owns it.
    static func cairoSurface(of surface: OpaquePointer) -> OpaquePointer? {
        guard let display = gdk_surface_get_display(surface), isX11(display),
            let connection = function("gdk_x11_display_get_xdisplay", as: Address.self)?(display),
            let window = function("gdk_x11_surface_get_xid", as: Identifier.self)?(surface),
            let screen = function("XDefaultScreen", as: Number.self)?(connection),
            let visual = function("XDefaultVisual", as: Visual.self)?(connection, screen),
            let make = function("cairo_xlib_surface_create", as: MakeSurface.self) else { return nil }
        return make(connection, window, visual, 1, 1)
    }

    private static func isX11(_ display: OpaquePointer) -> Bool {
        let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(instance).map { String(cString: $0) == "GdkX11Display" } ?? false
    }

    private static func origin(of surface: OpaquePointer, on display: OpaquePointer) -> CGPoint? {
        guard let connectionOf = function("gdk_x11_display_get_xdisplay", as: Address.self), let connection = connectionOf(display),
            let root = function("gdk_x11_display_get_xrootwindow", as: Identifier.self)?(display),
            let window = function("gdk_x11_surface_get_xid", as: Identifier.self)?(surface),
            let translate = function("XTranslateCoordinates", as: Translate.self) else { return nil }
        var x: Int32 = 0
        var y: Int32 = 0
        var child: UInt = 0
        guard translate(connection, window, root, 0, 0, &x, &y, &child) != 0 else { return nil }
        let scale = CGFloat(max(1, gdk_surface_get_scale_factor(surface)))
        return CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    }

    private typealias Address = @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
    private typealias Identifier = @convention(c) (OpaquePointer?) -> UInt
    private typealias Number = @convention(c) (UnsafeMutableRawPointer) -> Int32
    private typealias Visual = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
    private typealias MakeSurface = @convention(c) (UnsafeMutableRawPointer, UInt, UnsafeMutableRawPointer, Int32, Int32) -> OpaquePointer?
    private typealias WorkArea = @convention(c) (OpaquePointer?, UnsafeMutablePointer<GdkRectangle>?) -> Void
    private typealias Translate = @convention(c) (
        UnsafeMutableRawPointer?, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
        UnsafeMutablePointer<UInt>?
    ) -> Int32

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}
