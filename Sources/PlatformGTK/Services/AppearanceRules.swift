import CGTK4
package import Foundation

/// What the desktop's settings mean: pure functions, so that every case has a test.
package enum AppearanceRules {
    /// What the settings portal says of light and dark.
    package enum ColorScheme: UInt32 { case noPreference = 0, dark = 1, light = 2 }

    /// Shape: `override` is PLATTER_STYLE ("light" or "dark"), for demos and tests; then the portal decides, then the theme.
    package static func isDark(override: String?, scheme: ColorScheme, themePrefersDark: Bool, themeName: String) -> Bool {
        switch override {
        case "dark": return true
        case "light": return false
        default: break
        }
        switch scheme {
        case .dark: return true
        case .light: return false
        case .noPreference:
            let name = themeName.lowercased()
            return themePrefersDark || name.hasSuffix("-dark") || name.hasSuffix(":dark") || name.hasSuffix("inverse")
        }
    }

    package static func isHighContrast(portalContrast: UInt32, themeName: String) -> Bool {
        let name = themeName.lowercased()
        return portalContrast == 1 || name.hasPrefix("highcontrast") || name.contains("-hc")
    }

    /// Units: GTK counts 1024ths of a dot an inch; 96 dots are scale 1, and -1 means that nobody said.
    package static func textScale(xftDPI: Int) -> CGFloat {
        guard xftDPI > 0 else { return 1 }
        let scale = CGFloat(xftDPI) / 1024 / 96
        return min(max(scale, 0.5), 4)
    }

    /// Takes a font as the desktop names it ("Cantarell Bold 11") apart. Units: points of 1/96 inch, as everywhere else.
    package static func font(_ name: String) -> (family: String?, size: CGFloat?) {
        guard let description = pango_font_description_from_string(name) else { return (nil, nil) }
        defer { pango_font_description_free(description) }
        let family = pango_font_description_get_family(description).map { String(cString: $0) }
        let units = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        let isPixels = pango_font_description_get_size_is_absolute(description) != 0
        let size = isPixels ? units : units * 96 / 72
        return (family?.isEmpty == false ? family : nil, size > 0 ? size : nil)
    }

    /// The portal tells a colour as three numbers from 0 to 1; anything else means "none".
    package static func accent(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double)? {
        let parts = [red, green, blue]
        return parts.allSatisfy { (0...1).contains($0) } ? (red, green, blue) : nil
    }

    package static func isRightToLeft(override: String?, localeIsRightToLeft: Bool) -> Bool {
        switch override {
        case "rtl": true
        case "ltr": false
        default: localeIsRightToLeft
        }
    }
}
