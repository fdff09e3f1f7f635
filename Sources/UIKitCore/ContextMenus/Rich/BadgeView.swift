import CoreGraphics
import Foundation
import QuartzCore

/// How many items a menu is about, at the corner of its preview.
@MainActor final class BadgeView: UIView {
    private let label = UILabel()

    init(count: Int) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        label.text = "\(count)"
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        backgroundColor = .systemRed
        addSubview(label)
        let size = label.sizeThatFits(CGSize(width: 200, height: 40)), height = (size.height + 8).rounded()
        bounds.size = CGSize(width: max(height, size.width.rounded(.up) + 16), height: height)
        layer.cornerRadius = height / 2
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { label.frame = bounds }
}
