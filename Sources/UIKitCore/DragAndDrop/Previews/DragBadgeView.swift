import CoreGraphics
package import Foundation
import QuartzCore

/// Says how many items are dragged, that they would be copied, or that they cannot be dropped here.
@MainActor package final class DragBadgeView: UIView {
    package enum Content: Equatable { case none, count(Int), copy, forbidden }

    private let label = UILabel()
    private static let height: CGFloat = 24

    package var content = Content.none { didSet { if content != oldValue { show() } } }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
        isUserInteractionEnabled = false
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        addSubview(label)
        layer.cornerRadius = Self.height / 2
        alpha = 0
    }

    package required init?(coder: NSCoder) { nil }

    /// A count outlives the sign for a copy: the cursor says that too.
    static func content(items: Int, operation: UIDropOperation) -> Content {
        if operation == .forbidden { return .forbidden }
        if items > 1 { return .count(items) }
        return operation == .copy ? .copy : .none
    }

    private func show() {
        alpha = content == .none ? 0 : 1
        switch content {
        case .none: return
        case .count(let count):
            label.text = "\(count)"
            backgroundColor = .systemRed
        case .copy:
            label.text = "+"
            backgroundColor = .systemGreen
        case .forbidden:
            label.text = "×"
            backgroundColor = .systemGray
        }
        bounds.size.width = max(Self.height, label.sizeThatFits(CGSize(width: 200, height: Self.height)).width + 14)
        setNeedsLayout()
    }

    package override func layoutSubviews() { label.frame = bounds }
}
