import UIKit

/// A card: a symbol and a name, as wide or as high as there is room.
final class CardCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let label = UILabel()
    private let mark = UIImageView(image: UIImage(systemName: "drop.circle.fill"))
    private var color = UIColor.systemGray

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .subheadline)
        mark.tintColor = .white
        for view in [symbol, label, mark] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ name: String, symbol: String, color: UIColor, isMarked: Bool) {
        label.text = name
        self.symbol.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
        self.color = color
        mark.isHidden = !isMarked
        accessibilityLabel = name
        accessibilityValue = isMarked ? "watered" : nil
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 16
        background.backgroundColor = state.isSelected || state.isHighlighted ? color : color.withAlphaComponent(0.18)
        backgroundConfiguration = background
        let front: UIColor = state.isSelected || state.isHighlighted ? .white : color
        symbol.tintColor = front
        label.textColor = state.isSelected || state.isHighlighted ? .white : .label
        mark.tintColor = front
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        let isRow = size.width > size.height * 2
        let text = label.sizeThatFits(CGSize(width: size.width - 16, height: 40))
        mark.frame = CGRect(x: size.width - 28, y: isRow ? (size.height - 18) / 2 : 10, width: 18, height: 18)
        if isRow {
            symbol.frame = CGRect(x: 18, y: (size.height - 32) / 2, width: 36, height: 32)
            label.frame = CGRect(x: 70, y: (size.height - text.height) / 2, width: size.width - 110, height: text.height)
            label.textAlignment = .natural
        } else {
            symbol.frame = CGRect(x: (size.width - 44) / 2, y: 26, width: 44, height: 36)
            label.frame = CGRect(x: 8, y: size.height - text.height - 20, width: size.width - 16, height: text.height)
            label.textAlignment = .center
        }
    }
}
