import CoreGraphics
import Foundation

/// The grip at the end of a row in edit mode: dragging it moves the row.
@MainActor final class ReorderGrip: UIView {
    /// Units: points.
    static let width: CGFloat = 40

    private let imageView = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    let pan = GripPanGestureRecognizer()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        imageView.contentMode = .center
        tintColor = .tertiaryLabel
        addSubview(imageView)
        addGestureRecognizer(pan)
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { imageView.frame = bounds }
}
