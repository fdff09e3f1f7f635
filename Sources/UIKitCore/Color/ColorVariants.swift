package import CoreGraphics
import Foundation

/// A colour that has another value in dark surroundings, with more contrast, or on raised ground.
package struct ColorVariants: Hashable, Sendable {
    /// What it is called in descriptions and asset catalogs.
    package var name: String
    package var light: CGColor
    package var dark: CGColor
    package var highContrastLight: CGColor
    package var highContrastDark: CGColor
    /// Dark values on raised ground (sheets, popovers); nil where they are the same.
    package var elevatedDark: CGColor?
    package var elevatedHighContrastDark: CGColor?

    package func color(for traits: UITraitCollection) -> CGColor {
        let isHigh = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return isHigh ? highContrastLight : light }
        if traits.userInterfaceLevel == .elevated, let raised = isHigh ? elevatedHighContrastDark : elevatedDark {
            return raised
        }
        return isHigh ? highContrastDark : dark
    }
}

/// A hexadecimal colour of a table: 0xRRGGBB, and its alpha in 255ths.
struct HexColor: ExpressibleByIntegerLiteral {
    var rgb: UInt32
    var alpha: UInt8 = 255

    init(integerLiteral value: UInt32) { rgb = value }

    init(_ rgb: UInt32, _ alpha: UInt8) {
        self.rgb = rgb
        self.alpha = alpha
    }

    var cgColor: CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: CGFloat(alpha) / 255)
    }
}
