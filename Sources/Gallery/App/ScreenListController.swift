import UIKit

/// The list of screens.
final class ScreenListController: UIViewController {
    private var rows: [ScreenRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .systemGroupedBackground
        for screen in Screen.all {
            let row = ScreenRow(screen: screen)
            row.addAction(UIAction { [unowned self] _ in show(screen) }, for: .touchUpInside)
            rows.append(row)
            view.addSubview(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 12)
        let columns = area.width > 640 ? 2 : 1
        let gap: CGFloat = 10
        let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: area.minX + CGFloat(index % columns) * (width + gap),
                               y: area.minY + CGFloat(index / columns) * (64 + gap), width: width, height: 64)
        }
    }

    private func show(_ screen: Screen) {
        let controller = screen.make()
        controller.title = screen.title
        show(controller, sender: self)
    }
}

/// A card with a title and what is behind it.
final class ScreenRow: UIControl {
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

    init(screen: Screen) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        titleLabel.text = screen.title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        summaryLabel.text = screen.summary
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.textColor = .secondaryLabel
        chevron.tintColor = .tertiaryLabel
        chevron.contentMode = .scaleAspectFit
        for view in [titleLabel, summaryLabel, chevron] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = screen.title
        accessibilityHint = screen.summary
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inner = bounds.insetBy(dx: 16, dy: 10)
        let text = CGRect(x: isMirrored ? inner.minX + 24 : inner.minX, y: inner.minY, width: inner.width - 24, height: inner.height)
        titleLabel.frame = CGRect(x: text.minX, y: text.minY, width: text.width, height: 22)
        summaryLabel.frame = CGRect(x: text.minX, y: text.minY + 23, width: text.width, height: 20)
        chevron.frame = CGRect(x: isMirrored ? inner.minX : inner.maxX - 12, y: bounds.midY - 8, width: 12, height: 16)
        chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}
