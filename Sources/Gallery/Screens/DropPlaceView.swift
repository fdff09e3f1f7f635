import UIKit

/// A dashed place that shows the last text or picture that was dropped.
final class DropPlaceView: UIView {
    private let edge = CAShapeLayer()
    private let label = UILabel()
    private let picture = UIImageView()

    /// Whether a drag is over it.
    var isLit = false { didSet { if isLit != oldValue { updateColors() } } }

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 14
        edge.fillColor = nil
        edge.lineWidth = 2
        edge.lineDashPattern = [8, 6]
        layer.addSublayer(edge)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .title3)
        addSubview(label)
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        show("")
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) {
        label.text = text.isEmpty ? "Drop something here" : text
        picture.image = nil
        label.isHidden = false
    }

    func show(_ image: UIImage?) {
        guard let image else { return }
        picture.image = image
        label.text = "A picture of \(Int(image.size.width)) × \(Int(image.size.height))"
        setNeedsLayout()
    }

    private func updateColors() {
        edge.strokeColor = (isLit ? UIColor.tintColor : .separator).resolvedColor(with: traitCollection).cgColor
        backgroundColor = isLit ? UIColor.tintColor.withAlphaComponent(0.12) : .secondarySystemBackground
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        edge.frame = bounds
        edge.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 13).cgPath
        let inner = bounds.insetBy(dx: 16, dy: 12)
        if picture.image == nil {
            label.frame = inner
        } else {
            picture.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 34)
            label.frame = CGRect(x: inner.minX, y: inner.maxY - 28, width: inner.width, height: 28)
        }
    }
}
