import UIKit

/// A picture that fills its cell, with a heart on a favourite.
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        heart.tintColor = .white
        contentView.addSubview(picture)
        contentView.addSubview(heart)
        contentView.layer.cornerRadius = 8
        contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int, isFavourite: Bool) {
        picture.image = Landscape.picture(number)
        heart.isHidden = !isFavourite
        accessibilityLabel = "Photo \(number)"
        accessibilityValue = isFavourite ? "favourite" : nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.layer.borderWidth = state.isSelected ? 4 : 0
        contentView.layer.borderColor = UIColor.systemBlue.cgColor
        contentView.alpha = state.isHighlighted ? 0.75 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
        heart.frame = CGRect(x: contentView.bounds.width - 28, y: contentView.bounds.height - 26, width: 20, height: 18)
    }
}
