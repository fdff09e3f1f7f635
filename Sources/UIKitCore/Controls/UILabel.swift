import CoreGraphics
public import Foundation
package import PlatformInterface
public import QuartzCore

/// A view that shows text, in one line or several.
/// Source: Apple, UILabel. How the text is laid out is in `UILabel+TextLayout.swift`.
@MainActor open class UILabel: UIView {
    package enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    // MARK: Text

    package var content = Content.plain(nil)

    /// The text without its attributes; setting it takes the label's own font and colour for all of it.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            if case .plain(let old) = content, old == newValue { return }
            content = .plain(newValue)
            textDidChange()
        }
    }

    /// The text with its attributes; what they leave open is the label's own font and colour.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text): text.map { NSAttributedString(string: $0, attributes: [.font: storedFont, .foregroundColor: storedTextColor]) }
            case .attributed(let text): text
            }
        }
        set {
            // Not copied: Linux Foundation stops the program when it copies text whose attributes are objects such as fonts.
            content = newValue.map(Content.attributed) ?? .plain(nil)
            textDidChange()
        }
    }

    // MARK: Appearance

    package var storedFont: UIFont = .systemFont(ofSize: 17)
    package var storedTextColor: UIColor = .label

    /// Contract: setting it changes all of an attributed text too. Nil means the default, the system font of 17 points.
    open var font: UIFont! {
        get { storedFont }
        set {
            useFont(newValue ?? .systemFont(ofSize: 17))
            noteTextStyle()
        }
    }

    /// Contract: setting it changes all of an attributed text too. Nil means the default, `.label`.
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            storedTextColor = newValue ?? .label
            setAttribute(.foregroundColor, storedTextColor)
            setNeedsDisplay()
        }
    }

    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { if lineBreakMode != oldValue { textDidChange() } } }
    /// How many lines are shown at most; 0 means as many as there are.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// Whether the font shrinks, down to `minimumScaleFactor`, before text is cut.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// Units: a fraction of the font's size. 0 means any size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The width that `intrinsicContentSize` breaks lines at; 0 means none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the font follows the person's text size.
    /// Contract: for fonts that `preferredFont(forTextStyle:)` made.
    open var adjustsFontForContentSizeCategory = false { didSet { noteTextStyle() } }
    /// Known while it is of use: finding it out costs a look at every style.
    private var textStyle: UIFont.TextStyle?

    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Whether the text has its full colour; a disabled label is dimmed.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    /// What was laid out last; the same request is not laid out again.
    package var lastLayout: TextLayout?

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    package func textDidChange() {
        lastLayout = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func useFont(_ font: UIFont) {
        if case .plain = content, font == storedFont { return }
        storedFont = font
        setAttribute(.font, font)
        textDidChange()
    }

    private func noteTextStyle() {
        textStyle = adjustsFontForContentSizeCategory ? UILabel.textStyle(of: storedFont, traits: traitCollection) : nil
    }

    private func rescaleFont() {
        guard let textStyle else { return }
        useFont(.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection))
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        content = .attributed(changed)
    }

    // MARK: Measuring and drawing

    /// The part of `bounds` that the text takes when it may have `numberOfLines` lines.
    /// Contract: the label measures and draws through this, so that overriding it moves and resizes the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text, centred vertically in `rect`. Contract: called with a current graphics context.
    open func drawText(in rect: CGRect) { drawLayout(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func display(_ layer: CALayer) {
        super.display(layer)
        if layer === self.layer { layer.contentsNode = layer.contentsNode?.textAlone }
    }

    open override var intrinsicContentSize: CGSize {
        size(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutStorage?.textWidth ?? 0)
    }
    package override var wrapsTextToLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    package override var baselineOffsets: (first: CGFloat, last: CGFloat)? { measuredBaselines }
    package override var textLineHeight: CGFloat? { storedFont.lineHeight }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forWidth: size.width) }

    // MARK: Changes around it

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        rescaleFont()
        textDidChange()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }
}
