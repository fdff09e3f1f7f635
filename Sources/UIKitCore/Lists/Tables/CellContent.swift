import CoreGraphics
import Foundation

/// The image and the texts of a cell's style.
@MainActor final class CellContent {
    private let style: UITableViewCell.CellStyle
    private unowned let container: UIView
    /// Units: points.
    private let minimumHeight: CGFloat
    /// The room above and below; the sides come with the layout.
    var margins = UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0)
    let textLabel = UILabel()
    private(set) lazy var imageView = add(UIImageView(image: nil))
    private(set) lazy var detailLabel = add(makeDetailLabel())
    private var hasImageView = false
    private var hasDetailLabel = false

    init(style: UITableViewCell.CellStyle, in container: UIView, minimumHeight: CGFloat = 44) {
        self.style = style
        self.minimumHeight = minimumHeight
        self.container = container
        textLabel.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        textLabel.adjustsFontForContentSizeCategory = true
        if style == .value2 {
            textLabel.textColor = .tintColor
            textLabel.textAlignment = .right
        }
        container.addSubview(textLabel)
    }

    private func add<View: UIView>(_ view: View) -> View {
        if view is UIImageView { hasImageView = true } else { hasDetailLabel = true }
        container.addSubview(view)
        return view
    }

    private func makeDetailLabel() -> UILabel {
        let label = UILabel()
        let textStyle: UIFont.TextStyle = switch style {
        case .default, .value1: .body
        case .value2: .footnote
        case .subtitle: .caption1
        }
        label.font = .preferredFont(forTextStyle: textStyle)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style == .value1 ? .secondaryLabel : .label
        return label
    }

    // MARK: Layout

    /// Units: `indent` in points before everything.
    func layout(width: CGFloat, height: CGFloat?, indent: CGFloat, trailing: CGFloat) -> ListContentLayout {
        var parts = ListContentLayout.Parts()
        if hasImageView, let image = imageView.image {
            parts.image = image.size
        }
        if textLabel.text?.isEmpty == false { parts.text = { [textLabel] in textLabel.sizeThatFits(CGSize(width: $0, height: 0)) } }
        if hasDetailLabel, detailLabel.text?.isEmpty == false {
            parts.secondary = { [detailLabel] in detailLabel.sizeThatFits(CGSize(width: $0, height: 0)) }
        }
        var style = ListContentLayout.Style()
        style.margins = UIEdgeInsets(top: margins.top, left: 16 + indent, bottom: margins.bottom, right: trailing)
        style.imageWidth = hasImageView && imageView.image?.isSymbolImage == true ? 28 : 0
        style.lineGap = 2
        style.isSideBySide = self.style == .value1
        style.column = self.style == .value2 ? 90 : nil
        style.minimumHeight = minimumHeight
        style.isRightToLeft = container.isRightToLeft
        return ListContentLayout(parts, style: style, width: width, height: height)
    }

    func place(_ layout: ListContentLayout) {
        textLabel.frame = layout.text
        if hasImageView {
            imageView.contentMode = imageView.image?.isSymbolImage == true ? .center : .scaleAspectFit
            imageView.frame = layout.image
        }
        if hasDetailLabel { detailLabel.frame = layout.secondary }
    }

    func setHighlighted(_ isHighlighted: Bool) {
        textLabel.isHighlighted = isHighlighted
        if hasDetailLabel { detailLabel.isHighlighted = isHighlighted }
        if hasImageView { imageView.isHighlighted = isHighlighted }
    }

    var spokenText: String? {
        let words = [textLabel.text, hasDetailLabel ? detailLabel.text : nil].compactMap { $0 }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension UITableViewCell.CellStyle {
    @MainActor var contentConfiguration: UIListContentConfiguration {
        switch self {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
}
