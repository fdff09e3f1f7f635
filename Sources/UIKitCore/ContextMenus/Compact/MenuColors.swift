import CoreGraphics
import Foundation

/// The colours of a compact menu, resolved for one window's traits.
@MainActor struct MenuColors {
    let panel: CGColor
    let border: CGColor
    let separator: CGColor
    let label: CGColor
    let secondary: CGColor
    let destructive: CGColor
    let disabled: CGColor
    let highlight: CGColor
    let shadow: CGColor

    init(_ traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        let isHighContrast = traits.accessibilityContrast == .high
        func resolve(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        func gray(_ white: CGFloat, _ alpha: CGFloat = 1) -> CGColor { CGColor(red: white, green: white, blue: white, alpha: alpha) }
        let foreground: CGFloat = isDark ? 1 : 0
        panel = isHighContrast ? gray(isDark ? 0 : 1) : gray(isDark ? 0.2 : 0.99)
        label = gray(foreground, isHighContrast ? 1 : isDark ? 0.95 : 0.87)
        secondary = gray(foreground, isHighContrast ? 0.85 : 0.55)
        disabled = gray(foreground, isHighContrast ? 0.6 : 0.35)
        border = gray(foreground, isHighContrast ? 1 : 0.12)
        separator = gray(foreground, isHighContrast ? 0.8 : 0.13)
        highlight = gray(foreground, isHighContrast ? 0.25 : isDark ? 0.12 : 0.08)
        destructive = resolve(.systemRed)
        shadow = gray(0, 1)
    }
}
