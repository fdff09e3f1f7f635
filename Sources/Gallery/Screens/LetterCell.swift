import UIKit

/// A row of the inbox.
final class LetterCell: UITableViewCell {
    private let senderLabel = UILabel()
    private let subjectLabel = UILabel()
    private let openingLabel = UILabel()
    private let numberLabel = UILabel()
    private let dot = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        openingLabel.font = .preferredFont(forTextStyle: .subheadline)
        openingLabel.textColor = .secondaryLabel
        numberLabel.font = .preferredFont(forTextStyle: .footnote)
        numberLabel.textColor = .tertiaryLabel
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        for view in [senderLabel, subjectLabel, openingLabel, numberLabel, dot] { contentView.addSubview(view) }
        separatorInset = UIEdgeInsets(top: 0, left: 36, bottom: 0, right: 0)
    }

    func show(_ letter: Letter, isRead: Bool) {
        senderLabel.text = letter.sender
        subjectLabel.text = letter.subject
        openingLabel.text = letter.opening
        numberLabel.text = "\(letter.number)"
        dot.isHidden = isRead
        accessibilityLabel = "\(letter.sender), \(letter.subject), letter \(letter.number)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        numberLabel.textAlignment = isMirrored ? .left : .right
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? area.width - x - width : x, y: y, width: max(0, width), height: height)
        }
        place(dot, 14, 17, 10, 10)
        place(senderLabel, 36, 10, area.width - 36 - 110, 22)
        place(numberLabel, area.width - 96, 11, 80, 20)
        place(subjectLabel, 36, 33, area.width - 52, 20)
        place(openingLabel, 36, 54, area.width - 52, 20)
    }
}
