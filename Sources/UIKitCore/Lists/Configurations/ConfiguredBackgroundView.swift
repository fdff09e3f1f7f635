import CoreGraphics
import Foundation
import QuartzCore

/// Draws a background configuration behind the content of a row or a heading.
@MainActor final class ConfiguredBackgroundView: UIView {
    private let fill = UIView()
    private let stroke = UIView()
    private var imageView: UIImageView?
    private(set) var background: UIBackgroundConfiguration

    init(_ background: UIBackgroundConfiguration) {
        self.background = background
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        show(background)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration) {
        let old = background
        background = new
        fill.backgroundColor = new.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = new.cornerRadius
        if old.customView !== new.customView, old.customView?.superview === self { old.customView?.removeFromSuperview() }
        if let view = new.customView, view.superview !== self { addSubview(view) }
        showImage()
        showStroke()
        setNeedsLayout()
    }

    private func showImage() {
        guard let image = background.image else {
            imageView?.removeFromSuperview()
            return imageView = nil
        }
        let view = imageView ?? UIImageView(image: nil)
        if imageView == nil { insertSubview(view, aboveSubview: fill) }
        imageView = view
        view.image = image
        view.contentMode = background.imageContentMode
        view.clipsToBounds = true
        view.layer.cornerRadius = background.cornerRadius
    }

    private func showStroke() {
        guard background.strokeWidth > 0 else { return stroke.removeFromSuperview() }
        if stroke.superview == nil { addSubview(stroke) }
        stroke.isUserInteractionEnabled = false
        stroke.layer.borderWidth = background.strokeWidth
        stroke.layer.borderColor = background.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        stroke.layer.cornerRadius = max(0, background.cornerRadius + background.strokeOutset)
    }

    override func layoutSubviews() {
        let insets = background.backgroundInsets
        let area = bounds.inset(by: UIEdgeInsets(top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                                                 right: isRightToLeft ? insets.leading : insets.trailing))
        fill.frame = area
        imageView?.frame = area
        background.customView?.frame = area
        stroke.frame = area.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(background)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showStroke()
    }
}
