import CoreGraphics
public import Foundation
import PlatformInterface
public import QuartzCore

/// A view that shows one image.
/// Source: Apple, UIImageView.
@MainActor open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image !== oldValue { imageDidChange(from: oldValue) } } }
    /// What is shown while `isHighlighted`; nil means `image`.
    open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { setNeedsDisplay() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// The size and weight of symbol images that do not say theirs.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange(from: nil) } }

    // MARK: Making

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        setUp()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    private func imageDidChange(from old: UIImage?) {
        if shownSize(of: image) != shownSize(of: old) || old == nil { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    // MARK: Measuring

    private func configured(_ image: UIImage?) -> UIImage? {
        image?.withDefaultSymbolConfiguration(preferredSymbolConfiguration)
    }

    private func shownSize(of image: UIImage?) -> CGSize? { configured(image)?.size }

    open override var intrinsicContentSize: CGSize {
        shownSize(of: image) ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize(of: image) ?? .zero }

    // MARK: Drawing

    open override func display(_ layer: CALayer) {
        guard layer === self.layer else { return super.display(layer) }
        layer.contentsNode = configured(isHighlighted ? highlightedImage ?? image : image).flatMap { image in
            let rect = contentMode.rect(for: image.size, in: bounds)
            return rect.isNull ? nil : image.node(in: rect, tint: tintColor, traits: traitCollection)
        }
        drawnSize = bounds.size
    }

    private var drawnSize: CGSize?

    open override func layoutSubviews() {
        super.layoutSubviews()
        if drawnSize != bounds.size { setNeedsDisplay() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Accessibility

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage.traits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
}
