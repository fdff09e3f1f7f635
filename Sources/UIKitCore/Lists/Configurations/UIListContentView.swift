import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows a list content configuration.
/// Source: Apple, UIListContentView.
@MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let imageView = UIImageView(image: nil)
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [imageView, textLabel, secondaryLabel] { addSubview(part) }
        show()
    }

    /// Errors: a configuration of another type is left out, and told once.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return Log.once("UIListContentView.configuration: \(type(of: newValue)) is no UIListContentConfiguration; it is not shown.")
            }
            content = new
            show()
        }
    }

    private func show() {
        imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        imageView.image = content.image
        imageView.isHidden = content.image == nil
        imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
        imageView.alpha = content.imageProperties.isDimmed ? 0.3 : 1
        imageView.contentMode = content.image?.isSymbolImage == true ? .center : .scaleAspectFit
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        imageView.layer.borderWidth = content.imageProperties.strokeWidth
        imageView.layer.borderColor = content.imageProperties.strokeColor?.resolvedColor(with: traitCollection).cgColor
        apply(content.textProperties, content.text, content.attributedText, to: textLabel)
        apply(content.secondaryTextProperties, content.secondaryText, content.secondaryAttributedText, to: secondaryLabel)
        textLabel.isHidden = !content.hasText
        secondaryLabel.isHidden = !content.hasSecondaryText
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func apply(_ look: UIListContentConfiguration.TextProperties, _ text: String?, _ attributed: NSAttributedString?, to label: UILabel) {
        label.font = look.font
        label.textColor = look.resolvedColor()
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        label.textAlignment = switch look.alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = look.transformed(text) }
    }

    // MARK: Layout

    /// Where the texts begin. Units: points from the leading edge.
    var textStart: CGFloat { contentLayout(width: bounds.width, height: nil).textStart }

    private func contentLayout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
        var style = ListContentLayout.Style()
        let margins = content.directionalLayoutMargins
        style.margins = UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        style.imageGap = content.imageToTextPadding
        style.sideGap = content.textToSecondaryTextHorizontalPadding
        style.lineGap = content.textToSecondaryTextVerticalPadding
        style.isSideBySide = content.prefersSideBySideTextAndSecondaryText
        style.minimumHeight = content.minimumHeight
        style.isRightToLeft = isRightToLeft
        style.imageWidth = content.imageProperties.reservedWidth(isSymbol: content.image?.isSymbolImage == true)
        var parts = ListContentLayout.Parts()
        if content.image != nil { parts.image = content.imageProperties.shownSize(of: imageView.intrinsicContentSize) }
        if content.hasText { parts.text = { [textLabel] in textLabel.sizeThatFits(CGSize(width: $0, height: 0)) } }
        if content.hasSecondaryText { parts.secondary = { [secondaryLabel] in secondaryLabel.sizeThatFits(CGSize(width: $0, height: 0)) } }
        return ListContentLayout(parts, style: style, width: width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = contentLayout(width: bounds.width, height: bounds.height)
        imageView.frame = layout.image
        textLabel.frame = layout.text
        secondaryLabel.frame = layout.secondary
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentLayout(width: size.width, height: nil).height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentLayout(width: max(1, bounds.width), height: nil).height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    }

    /// The words of the content, for the row that it stands in.
    var spokenText: String? {
        let words = [textLabel, secondaryLabel].filter { !$0.isHidden }.compactMap(\.text).filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
