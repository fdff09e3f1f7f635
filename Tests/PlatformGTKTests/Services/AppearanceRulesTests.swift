import Foundation
import PlatformGTK
import Testing

@Suite struct AppearanceRulesTests {
    @Test func styleIsDecidedInOrder() {
        func isDark(_ override: String?, _ scheme: AppearanceRules.ColorScheme, _ prefersDark: Bool, _ theme: String) -> Bool {
            AppearanceRules.isDark(override: override, scheme: scheme, themePrefersDark: prefersDark, themeName: theme)
        }
        #expect(!isDark(nil, .noPreference, false, "Adwaita"))
        #expect(isDark(nil, .noPreference, true, "Adwaita"))
        #expect(isDark(nil, .noPreference, false, "Adwaita-dark"))
        #expect(isDark(nil, .noPreference, false, "Adwaita:dark"))
        #expect(isDark(nil, .noPreference, false, "HighContrastInverse"))
        #expect(!isDark(nil, .light, true, "Adwaita-dark"))
        #expect(isDark(nil, .dark, false, "Adwaita"))
        #expect(!isDark("light", .dark, true, "Adwaita-dark"))
        #expect(isDark("dark", .light, false, "Adwaita"))
        #expect(isDark("purple", .dark, false, "Adwaita"))
    }

    @Test func contrastIsThePortalsOrTheThemes() {
        #expect(!AppearanceRules.isHighContrast(portalContrast: 0, themeName: "Adwaita"))
        #expect(AppearanceRules.isHighContrast(portalContrast: 1, themeName: "Adwaita"))
        #expect(AppearanceRules.isHighContrast(portalContrast: 0, themeName: "HighContrast"))
        #expect(AppearanceRules.isHighContrast(portalContrast: 0, themeName: "Default-hc-dark"))
    }

    @Test(arguments: [(98304, 1), (147456, 1.5), (0, 1), (-1, 1), (1, 0.5), (Int.max, 4)] as [(Int, CGFloat)])
    func textScaleOfDots(_ dpi: Int, _ scale: CGFloat) {
        #expect(AppearanceRules.textScale(xftDPI: dpi) == scale)
    }

    @Test func fontNameIsTakenApart() {
        let plain = AppearanceRules.font("Cantarell 11")
        #expect(plain.family == "Cantarell")
        #expect(plain.size.map { abs($0 - 14.667) < 0.01 } == true)
        let long = AppearanceRules.font("Noto Sans CJK JP, Medium 10.5")
        #expect(long.family == "Noto Sans CJK JP")
        #expect(long.size == 14)
        #expect(AppearanceRules.font("Inter 15px").size == 15)
        #expect(AppearanceRules.font("").family == nil)
        #expect(AppearanceRules.font("").size == nil)
        #expect(AppearanceRules.font("Sans").size == nil)
    }

    @Test func accentOutsideTheColoursIsNone() {
        #expect(AppearanceRules.accent(red: 0.2, green: 0.5, blue: 1)?.green == 0.5)
        #expect(AppearanceRules.accent(red: -1, green: -1, blue: -1) == nil)
        #expect(AppearanceRules.accent(red: .nan, green: 0, blue: 0) == nil)
        #expect(AppearanceRules.accent(red: 0, green: 2, blue: 0) == nil)
    }

    @Test func directionCanBeForced() {
        #expect(AppearanceRules.isRightToLeft(override: "rtl", localeIsRightToLeft: false))
        #expect(!AppearanceRules.isRightToLeft(override: "ltr", localeIsRightToLeft: true))
        #expect(AppearanceRules.isRightToLeft(override: nil, localeIsRightToLeft: true))
    }
}
