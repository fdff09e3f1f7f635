import CoreGraphics
import Foundation

/// A colour set of an asset catalog.
struct ColorSet {
    let color: UIColor

    /// Errors: nil when the folder has no readable `Contents.json` or no colour in it can be understood.
    init?(name: String, folder: URL) {
        guard let contents = AssetContents(folder: folder) else { return nil }
        let entries = (contents.colors ?? []).compactMap { entry -> (variant: AssetVariant, color: UIColor)? in
            guard let variant = AssetVariant(idiom: entry.idiom, appearances: entry.appearances),
                let color = entry.color.flatMap(Self.color)
            else { return nil }
            return (variant, color)
        }
        func best(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGColor? {
            var values = TraitValues()
            values.userInterfaceIdiom = .ofProcess
            values.userInterfaceStyle = style
            values.accessibilityContrast = contrast
            let traits = UITraitCollection(values: values)
            let fitting = entries.compactMap { entry in entry.variant.fitness(for: traits).map { ($0, entry.color) } }
            return fitting.max { $0.0 < $1.0 }?.1.resolvedColor(with: traits).cgColor
        }
        guard let light = best(.light, .normal) ?? best(.dark, .normal) else { return nil }
        let dark = best(.dark, .normal) ?? light
        color = UIColor(
            variants: ColorVariants(
                name: name, light: light, dark: dark, highContrastLight: best(.light, .high) ?? light,
                highContrastDark: best(.dark, .high) ?? dark))
    }

    private static func color(_ value: AssetContents.Color.Value) -> UIColor? {
        if let reference = value.reference { return SystemPalette.referenced(reference) }
        guard let components = value.components else { return nil }
        func number(_ key: String) -> CGFloat? { components[key].flatMap(component) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return value.space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Shape: "0xFF" and "255" are of 255, "1.000" is of 1: a decimal point tells.
    static func component(_ text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text), value.isFinite else { return nil }
        return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
    }
}
