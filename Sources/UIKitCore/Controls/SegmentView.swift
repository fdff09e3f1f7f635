package import Foundation

/// One segment of a segmented control.
@MainActor package final class SegmentView: UIView {
    package var title: String? { didSet { label.text = title } }
    package var image: UIImage? { didSet { imageView.image = image } }
    package var action: UIAction?
    package var isEnabled = true
    package var isChosen = false
    private let label = UILabel()
    private let imageView = UIImageView()
    private let choose: (SegmentView) -> Bool

    package init(title: String?, image: UIImage?, choose: @escaping (SegmentView) -> Bool) {
        self.title = title
        self.image = image
        self.choose = choose
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = title
        label.textAlignment = .center
        label.isAccessibilityElement = false
        imageView.image = image
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
    }

    package required init?(coder: NSCoder) { nil }

    /// Units: points.
    package var fittingWidth: CGFloat {
        (image?.size.width ?? label.intrinsicContentSize.width) + 20
    }

    package func show(isChosen: Bool, isPressed: Bool, isEnabled: Bool) {
        self.isChosen = isChosen
        label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
        label.textColor = isEnabled && self.isEnabled ? .label : .tertiaryLabel
        imageView.tintColor = label.textColor
        alpha = isPressed ? 0.4 : 1
    }

    package override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: 4, dy: 0)
        imageView.frame = bounds
        label.isHidden = image != nil
        imageView.isHidden = image == nil
    }

    // MARK: Accessibility

    package override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
    package override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }
    package override var accessibilityTraits: UIAccessibilityTraits {
        get { [.button, isChosen ? .selected : .none, isEnabled ? .none : .notEnabled] }
        set { super.accessibilityTraits = newValue }
    }
    package override func accessibilityActivate() -> Bool { choose(self) }
}
