import CoreGraphics
package import Foundation

/// The colours that a configuration makes of a button's state, tint and role.
@MainActor package struct ButtonColors {
    package var foreground: UIColor
    package var background: UIColor?
    /// Units: 0 … 1.
    package var foregroundAlpha: CGFloat = 1

    package init(_ configuration: UIButton.Configuration, button: UIButton) {
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let state = button.contentState
        let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        let style = isSelected ? configuration.style.selected : configuration.style
        let base = configuration.baseBackgroundColor
        foreground = configuration.baseForegroundColor ?? (style == .filled ? .white : tint)
        switch style {
        case .plain, .borderless: background = base
        case .gray: background = base ?? .tertiarySystemFill
        case .tinted: background = (base ?? tint).withAlphaComponent(0.18)
        case .filled: background = base ?? tint
        }
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if background != nil { background = .quaternarySystemFill }
        } else if state.contains(.highlighted) {
            dim(style, by: 0.75)
        } else if button.looksTouched {
            dim(style, by: 0.9)
            if style == .plain { background = tint.withAlphaComponent(0.08) }
        }
    }

    /// A background fades where there is one, and the content where there is none.
    private mutating func dim(_ style: UIButton.Configuration.Style, by factor: CGFloat) {
        if let color = background {
            background = UIColor { traits in
                let resolved = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * factor)
            }
        }
        if style != .filled { foregroundAlpha = factor }
    }
}

extension UIButton.Configuration.Style {
    /// How a selected button of this style looks.
    fileprivate var selected: UIButton.Configuration.Style {
        switch self {
        case .plain: .tinted
        case .gray, .tinted: .filled
        case .filled, .borderless: self
        }
    }
}
