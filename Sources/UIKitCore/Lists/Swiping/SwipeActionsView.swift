import CoreGraphics
import Foundation

/// The buttons that a swiped row uncovers.
@MainActor final class SwipeActionsView: UIView {
    private let buttons: [SwipeActionButton]
    private let isLeading: Bool
    /// The width at which every button has the room that it wants. Units: points.
    let fullWidth: CGFloat
    /// Whether the first action would be performed if the finger lifted now.
    var isCommitted = false {
        didSet {
            guard isCommitted != oldValue else { return }
            UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.placeButtons() }
        }
    }

    init(_ actions: [UIContextualAction], isLeading: Bool, perform: @escaping @MainActor (UIContextualAction) -> Void) {
        self.isLeading = isLeading
        buttons = actions.map { SwipeActionButton($0, perform: perform) }
        fullWidth = buttons.reduce(0) { $0 + $1.wantedWidth }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button lies in front, at the row's edge, so that it can grow over the others.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { placeButtons() }

    private func placeButtons() {
        let isRight = isLeading == isRightToLeft
        let stretch = fullWidth > 0 ? bounds.width / fullWidth : 0
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = index == 0 && isCommitted ? bounds.width : button.wantedWidth * stretch
            button.contentWidth = button.wantedWidth
            button.frame = CGRect(x: isRight ? bounds.width - edge - width : edge, y: 0, width: width, height: bounds.height)
            edge += index == 0 && isCommitted ? 0 : width
        }
    }
}

/// One of them.
@MainActor final class SwipeActionButton: UIControl {
    private let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView(image: nil)
    /// Units: points.
    let wantedWidth: CGFloat
    var contentWidth: CGFloat = 0

    init(_ action: UIContextualAction, perform: @escaping @MainActor (UIContextualAction) -> Void) {
        self.action = action
        label.text = action.title
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
        label.textColor = .white
        label.textAlignment = .center
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        imageView.contentMode = .center
        wantedWidth = max(74, label.sizeThatFits(.zero).width + 32)
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        addSubview(label)
        addSubview(imageView)
        addAction(UIAction { _ in perform(action) }, for: .primaryActionTriggered)
        accessibilityLabel = action.spokenName
    }

    required init?(coder: NSCoder) { nil }

    override var clickEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }
    override var kindTraits: UIAccessibilityTraits { .button }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = action.title == nil ? CGSize.zero : label.sizeThatFits(.zero)
        let image = imageView.intrinsicContentSize
        let hasImage = action.image != nil
        // A row that is low has room for the image alone.
        let showsText = action.title != nil && (!hasImage || bounds.height >= image.height + text.height + 12)
        label.isHidden = !showsText
        let gap: CGFloat = hasImage && showsText ? 4 : 0
        let total = (hasImage ? image.height : 0) + gap + (showsText ? text.height : 0)
        var y = (bounds.height - total) / 2
        if hasImage {
            imageView.frame = CGRect(x: (bounds.width - image.width) / 2, y: y, width: image.width, height: image.height)
            y += image.height + gap
        }
        label.frame = CGRect(x: min(0, (bounds.width - text.width) / 2), y: y, width: max(bounds.width, text.width), height: text.height)
    }
}
