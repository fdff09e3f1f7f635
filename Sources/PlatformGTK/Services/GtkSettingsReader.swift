import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// Reads the desktop's settings from GTK and the settings portal, and follows them.
@MainActor final class GtkSettingsReader {
    private(set) var settings = DesktopSettings()
    /// Called on the main loop, once for all that changed together.
    var didChange: (@MainActor () -> Void)?
    private let clock: any PlatformClock
    private let portal = AppearancePortal()
    private let assistiveTechnology = AssistiveTechnology()
    private let environment = ProcessInfo.processInfo.environment
    private var update: (any PlatformTimer)?
    private var themePrefersDark = false
    private var styleProbe: WidgetPointer?

    init(clock: any PlatformClock) {
        self.clock = clock
        settings.isDark = AppearanceRules.isDark(override: environment["PLATTER_STYLE"], scheme: .noPreference,
                                                 themePrefersDark: false, themeName: "")
        settings.isRightToLeft = AppearanceRules.isRightToLeft(override: environment["PLATTER_DIRECTION"], localeIsRightToLeft: false)
    }

    isolated deinit {
        if let source = gtk_settings_get_default() { Signals.disconnect(source, from: self) }
        if let styleProbe { g_object_unref(styleProbe) }
    }

    /// Contract: called once, with a display.
    func follow() {
        guard let source = gtk_settings_get_default() else { return }
        // Read before it is set below: afterwards it says what was decided, not what the person wished.
        themePrefersDark = flag("gtk-application-prefer-dark-theme", of: source)
        styleProbe = gtk_label_new(nil)
        g_object_ref_sink(styleProbe)
        if environment["PLATTER_DIRECTION"] != nil {
            gtk_widget_set_default_direction(settings.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        }
        portal.didChange = { [weak self] in self?.scheduleUpdate() }
        portal.follow()
        assistiveTechnology.didChange = { [weak self] in self?.scheduleUpdate() }
        assistiveTechnology.follow()
        settings = read(from: source)
        adoptStyle(source)
        let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            Signals.owner(data, as: GtkSettingsReader.self) { $0.scheduleUpdate() }
        }
        Signals.connect(source, "notify", to: self, unsafeBitCast(changed, to: GCallback.self))
    }

    /// One switch in a control panel changes several settings, one message each. Units: seconds.
    private static let settling = 0.02

    private func scheduleUpdate() {
        guard update == nil else { return }
        update = clock.schedule(after: Self.settling) { [weak self] in
            guard let self else { return }
            update = nil
            guard let source = gtk_settings_get_default() else { return }
            let new = read(from: source)
            guard new != settings else { return }
            settings = new
            adoptStyle(source)
            didChange?()
        }
    }

    private func read(from source: OpaquePointer) -> DesktopSettings {
        let theme = environment["GTK_THEME"] ?? text("gtk-theme-name", of: source)
        let font = AppearanceRules.font(text("gtk-font-name", of: source))
        var new = DesktopSettings()
        new.isDark = AppearanceRules.isDark(override: environment["PLATTER_STYLE"], scheme: portal.scheme,
                                            themePrefersDark: themePrefersDark, themeName: theme)
        new.isHighContrast = AppearanceRules.isHighContrast(portalContrast: portal.contrast, themeName: theme)
        new.reducesMotion = !flag("gtk-enable-animations", of: source)
        new.textScale = AppearanceRules.textScale(xftDPI: number("gtk-xft-dpi", of: source))
        new.fontFamily = font.family ?? new.fontFamily
        new.fontSize = font.size ?? new.fontSize
        new.accentColor = accentColor
        new.isScreenReaderOn = assistiveTechnology.isRunning
        new.longPressDuration = TimeInterval(number("gtk-long-press-time", of: source)) / 1000
        new.doubleClickInterval = TimeInterval(number("gtk-double-click-time", of: source)) / 1000
        new.doubleClickDistance = CGFloat(number("gtk-double-click-distance", of: source))
        new.isRightToLeft = AppearanceRules.isRightToLeft(override: environment["PLATTER_DIRECTION"],
                                                          localeIsRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
        return new
    }

    /// The title bars that GTK draws get the same style as what they frame.
    private func adoptStyle(_ source: OpaquePointer) {
        guard flag("gtk-application-prefer-dark-theme", of: source) != settings.isDark else { return }
        var value = GValue()
        g_value_init(&value, Self.booleanType)
        g_value_set_boolean(&value, settings.isDark ? 1 : 0)
        g_object_set_property(Self.object(source), "gtk-application-prefer-dark-theme", &value)
        g_value_unset(&value)
    }

    private var accentColor: CGColor? {
        if let accent = portal.accent {
            return CGColor(red: CGFloat(accent.red), green: CGFloat(accent.green), blue: CGFloat(accent.blue), alpha: 1)
        }
        guard let styleProbe, let context = gtk_widget_get_style_context(styleProbe) else { return nil }
        var color = GdkRGBA()
        for name in ["accent_bg_color", "theme_selected_bg_color"] where gtk_style_context_lookup_color(context, name, &color) != 0 {
            return CGColor(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
        }
        return nil
    }

    // MARK: GtkSettings

    private func text(_ name: String, of source: OpaquePointer) -> String {
        property(name, of: source) { value in g_value_get_string(value).map { String(cString: $0) } ?? "" }
    }

    private func flag(_ name: String, of source: OpaquePointer) -> Bool {
        property(name, of: source) { g_value_get_boolean($0) != 0 }
    }

    private func number(_ name: String, of source: OpaquePointer) -> Int {
        property(name, of: source) { value in
            value.pointee.g_type == Self.unsignedType ? Int(g_value_get_uint(value)) : Int(g_value_get_int(value))
        }
    }

    private func property<Value>(_ name: String, of source: OpaquePointer, _ take: (UnsafeMutablePointer<GValue>) -> Value) -> Value {
        var value = GValue()
        g_object_get_property(Self.object(source), name, &value)
        defer { g_value_unset(&value) }
        return take(&value)
    }

    private static func object(_ source: OpaquePointer) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self)
    }

    /// G_TYPE_BOOLEAN and G_TYPE_UINT, macros that Swift does not see.
    private static let booleanType = GType(5 << 2)
    private static let unsignedType = GType(7 << 2)
}
