import CoreGraphics
import Foundation

/// The colours of a menu's list, resolved for one window's traits.
@MainActor struct MenuColors {
    let panel: CGColor
    let border: CGColor
    /// Between groups, and between the rows of one.
    let separator: CGColor
    let rowLine: CGColor
    let label: CGColor
    let secondary: CGColor
    let destructive: CGColor
    let disabled: CGColor
    let highlight: CGColor
    let shadow: CGColor

    /// Of a row's title and picture.
    nonisolated func title(isEnabled: Bool, isDestructive: Bool) -> CGColor { !isEnabled ? disabled : isDestructive ? destructive : label }

    init(_ traits: UITraitCollection, style: MenuMetrics.Style) {
        let isDark = traits.userInterfaceStyle == .dark
        let isHighContrast = traits.accessibilityContrast == .high
        func gray(_ white: CGFloat, _ alpha: CGFloat = 1) -> CGColor { CGColor(red: white, green: white, blue: white, alpha: alpha) }
        let foreground: CGFloat = isDark ? 1 : 0
        label = gray(foreground, isHighContrast ? 1 : isDark ? 0.95 : 0.87)
        secondary = gray(foreground, isHighContrast ? 0.85 : isDark ? 0.6 : 0.55)
        disabled = gray(foreground, isHighContrast ? 0.6 : 0.35)
        destructive = UIColor.systemRed.resolvedColor(with: traits).cgColor
        shadow = gray(0, 1)
        switch style {
        case .compact:
            panel = isHighContrast ? gray(isDark ? 0 : 1) : gray(isDark ? 0.2 : 0.99)
            border = gray(foreground, isHighContrast ? 1 : 0.12)
            separator = gray(foreground, isHighContrast ? 0.8 : 0.13)
            rowLine = separator
            highlight = gray(foreground, isHighContrast ? 0.25 : isDark ? 0.12 : 0.08)
        case .rich:
            // Over the blurred backdrop a little of it shines through, as through a phone's material.
            panel = isHighContrast ? gray(isDark ? 0 : 1) : isDark ? gray(0.145, 0.86) : gray(0.975, 0.86)
            border = gray(foreground, isHighContrast ? 1 : 0)
            separator = gray(isDark ? 0 : 0, isHighContrast ? 0.6 : isDark ? 0.3 : 0.08)
            rowLine = gray(foreground, isHighContrast ? 0.8 : isDark ? 0.16 : 0.14)
            highlight = gray(foreground, isHighContrast ? 0.25 : isDark ? 0.13 : 0.1)
        }
    }
}
