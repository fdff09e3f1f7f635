package import Foundation

/// The row of an alert that chooses one action.
@MainActor package final class AlertActionRow: UIControl {
    package let action: UIAlertAction
    private let label = UILabel()
    private let highlight = UIView()

    package init(_ action: UIAlertAction, font: UIFont, choose: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        action.row = self
        highlight.backgroundColor = .tertiarySystemFill
        highlight.isUserInteractionEnabled = false
        label.text = action.title
        label.font = font
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.isAccessibilityElement = false
        addSubview(highlight)
        addSubview(label)
        isEnabled = action.isEnabled
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
        stateDidChange()
    }

    package required init?(coder: NSCoder) { nil }

    package override func stateDidChange() {
        super.stateDidChange()
        highlight.isHidden = !isHighlighted
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    /// Units: points. The width at which the whole title is seen, with room beside it.
    package var titledWidth: CGFloat { label.intrinsicContentSize.width + 16 }

    package override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    package override var kindTraits: UIAccessibilityTraits { .button }
    package override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? action.title }
        set { super.accessibilityLabel = newValue }
    }
}
