import UIKit

/// A word on a rounded ground, as wide as it is long.
final class TagCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            contentView.heightAnchor.constraint(equalToConstant: 34),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ word: String) {
        label.text = word
        accessibilityLabel = word
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let isOn = state.isSelected || state.isHighlighted
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 17
        background.backgroundColor = isOn ? .tintColor : .secondarySystemFill
        backgroundConfiguration = background
        label.textColor = isOn ? .white : .label
    }
}
