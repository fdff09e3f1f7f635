import Foundation

/// The system's colours with their published values.
/// Shape: light, dark, light and dark with increased contrast; backgrounds also dark on raised ground.
/// Source: Apple, Human Interface Guidelines, Color (iOS 17 and 18).
enum SystemPalette {
    static let systemRed = color("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    static let systemOrange = color("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    static let systemYellow = color("systemYellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    static let systemGreen = color("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    static let systemMint = color("systemMint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    static let systemTeal = color("systemTeal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    static let systemCyan = color("systemCyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    static let systemBlue = color("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    static let systemIndigo = color("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    static let systemPurple = color("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    static let systemPink = color("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    static let systemBrown = color("systemBrown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)

    static let systemGray = color("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    static let systemGray2 = color("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    static let systemGray3 = color("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    static let systemGray4 = color("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    static let systemGray5 = color("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    static let systemGray6 = color("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

    static let label = color("label", 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    static let secondaryLabel = ink("secondaryLabel", 153, 153, 173, 173)
    static let tertiaryLabel = ink("tertiaryLabel", 76, 76, 96, 96)
    static let quaternaryLabel = ink("quaternaryLabel", 45, 40, 66, 61)
    static let placeholderText = ink("placeholderText", 76, 76, 96, 96)
    static let link = color("link", 0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)
    static let tintColor = color("tintColor", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)

    static let separator = color(
        "separator", HexColor(0x3C3C43, 73), HexColor(0x545458, 153), HexColor(0x3C3C43, 94), HexColor(0x545458, 173))
    static let opaqueSeparator = color("opaqueSeparator", 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

    static let systemFill = color(
        "systemFill", HexColor(0x787880, 51), HexColor(0x787880, 91), HexColor(0x787880, 71), HexColor(0x787880, 112))
    static let secondarySystemFill = color(
        "secondarySystemFill", HexColor(0x787880, 40), HexColor(0x787880, 81), HexColor(0x787880, 61),
        HexColor(0x787880, 102))
    static let tertiarySystemFill = color(
        "tertiarySystemFill", HexColor(0x767680, 30), HexColor(0x767680, 61), HexColor(0x767680, 51),
        HexColor(0x767680, 82))
    static let quaternarySystemFill = color(
        "quaternarySystemFill", HexColor(0x747480, 20), HexColor(0x767680, 45), HexColor(0x747480, 40),
        HexColor(0x767680, 66))

    static let systemBackground = color(
        "systemBackground", 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, raised: (0x1C1C1E, 0x242426))
    static let secondarySystemBackground = color(
        "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, raised: (0x2C2C2E, 0x363638))
    static let tertiarySystemBackground = color(
        "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, raised: (0x3A3A3C, 0x444446))
    static let systemGroupedBackground = color(
        "systemGroupedBackground", 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, raised: (0x1C1C1E, 0x242426))
    static let secondarySystemGroupedBackground = color(
        "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, raised: (0x2C2C2E, 0x363638))
    static let tertiarySystemGroupedBackground = color(
        "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, raised: (0x3A3A3C, 0x444446))

    /// What an asset catalog's colour set can refer to: the name followed by "Color", as Apple writes it
    /// ("systemBlueColor").
    static func referenced(_ reference: String) -> UIColor? {
        byReference[reference] ?? byReference[reference + "Color"]
    }

    private static let byReference = Dictionary(uniqueKeysWithValues: all.map { ($0.variantsName + "Color", $0) })

    private static let all = [
        systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue,
        systemIndigo, systemPurple,
        systemPink, systemBrown, systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, label,
        secondaryLabel,
        tertiaryLabel, quaternaryLabel, placeholderText, link, separator, opaqueSeparator, systemFill,
        secondarySystemFill,
        tertiarySystemFill, quaternarySystemFill, systemBackground, secondarySystemBackground, tertiarySystemBackground,
        systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground,
    ]

    private static func color(
        _ name: String, _ light: HexColor, _ dark: HexColor, _ highLight: HexColor, _ highDark: HexColor,
        raised: (dark: HexColor, highDark: HexColor)? = nil
    ) -> UIColor {
        UIColor(
            variants: ColorVariants(
                name: name, light: light.cgColor, dark: dark.cgColor, highContrastLight: highLight.cgColor,
                highContrastDark: highDark.cgColor, elevatedDark: raised?.dark.cgColor,
                elevatedHighContrastDark: raised?.highDark.cgColor))
    }

    /// A text colour: one ink a style, told apart by its alpha (in 255ths).
    private static func ink(_ name: String, _ light: UInt8, _ dark: UInt8, _ highLight: UInt8, _ highDark: UInt8)
        -> UIColor
    {
        color(
            name, HexColor(0x3C3C43, light), HexColor(0xEBEBF5, dark), HexColor(0x3C3C43, highLight),
            HexColor(0xEBEBF5, highDark))
    }
}
