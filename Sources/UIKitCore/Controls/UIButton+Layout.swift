package import Foundation
import QuartzCore

extension UIButton {
    /// The least width of a titled button that was given no insets. Units: points.
    private static let minimumTitledWidth: CGFloat = 30

    /// Between the bounds and the content. Units: points.
    package var contentInsets: UIEdgeInsets {
        if let insets = configuration?.contentInsets {
            return UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing)
        }
        return contentEdgeInsets
    }

    /// Between the content and the indicator behind it. Units: points.
    private static let indicatorGap: CGFloat = 5

    private var indicatorSize: CGSize {
        updateContentIfNeeded()
        guard content?.indicator != nil, let indicatorHolder else { return .zero }
        return indicatorHolder.intrinsicContentSize
    }

    private var indicatorRoom: CGFloat {
        let width = indicatorSize.width
        return width > 0 ? width + Self.indicatorGap : 0
    }

    // MARK: Measuring

    private func sizes(width: CGFloat) -> ButtonArrangement.Sizes {
        updateContentIfNeeded()
        guard let content else { return ButtonArrangement.Sizes(image: .zero, title: .zero) }
        var sizes = ButtonArrangement.Sizes(image: .zero, title: .zero)
        if content.showsSpinner, let spinner {
            sizes.image = spinner.intrinsicContentSize
        } else if content.image != nil, let imageHolder {
            sizes.image = imageHolder.intrinsicContentSize
        }
        let room = CGSize(width: content.arrangement.textWidth(in: width, image: sizes.image), height: .greatestFiniteMagnitude)
        if !titleView.isHidden { sizes.title = titleView.sizeThatFits(room) }
        if let subtitleView, !subtitleView.isHidden { sizes.subtitle = subtitleView.sizeThatFits(room) }
        return sizes
    }

    package func fittingSize(width: CGFloat) -> CGSize {
        let insets = contentInsets, indicatorRoom = indicatorRoom
        let sizes = sizes(width: width - insets.left - insets.right - indicatorRoom)
        guard let content else { return .zero }
        var size = content.arrangement.size(of: sizes)
        size.width += indicatorRoom
        size.height = max(size.height, indicatorSize.height)
        if configuration == nil, buttonType == .close { return CGSize(width: 30, height: 30) }
        if configuration == nil, insets == .zero, sizes.title.height > 0 {
            size.height = max(sizes.image.height, sizes.title.height.rounded(.up) + 12)
            size.width = max(size.width, Self.minimumTitledWidth)
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if let background = content.backgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return size
    }

    /// From the middle of the button to the baselines of its title.
    package var titleBaselines: (first: CGFloat, last: CGFloat)? {
        guard let own = titleView.measuredBaselines, !titleView.isHidden else { return nil }
        let whole = CGRect(origin: .zero, size: intrinsicContentSize)
        let middle = titleRect(forContentRect: contentRect(forBounds: whole)).midY - whole.midY
        return (middle + own.first, middle + own.last)
    }

    // MARK: Placing

    package func frames(in contentRect: CGRect) -> ButtonArrangement.Frames {
        let indicatorRoom = min(indicatorRoom, contentRect.width)
        var contentRect = contentRect
        contentRect.size.width -= indicatorRoom
        if isRightToLeft { contentRect.origin.x += indicatorRoom }
        let sizes = sizes(width: contentRect.width)
        let arrangement = content?.arrangement ?? ButtonArrangement()
        let horizontal: ButtonArrangement.Alignment =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: .start
            case .right, .trailing: .end
            case .fill: .fill
            case .center: .center
            }
        let vertical: ButtonArrangement.Alignment =
            switch contentVerticalAlignment {
            case .top: .start
            case .bottom: .end
            case .fill: .fill
            case .center: .center
            }
        return arrangement.frames(sizes, in: contentRect, horizontal: horizontal, vertical: vertical)
    }

    package func layOutParts() {
        updateContentIfNeeded()
        guard let content else { return }
        backgroundView?.frame = bounds
        backgroundView?.layer.cornerRadius = content.cornerRadius.points(in: bounds.size)
        backgroundHolder?.frame = backgroundRect(forBounds: bounds)
        let rect = contentRect(forBounds: bounds)
        titleView.frame = titleRect(forContentRect: rect)
        subtitleView?.frame = frames(in: rect).subtitle
        let image = imageRect(forContentRect: rect)
        imageHolder?.frame = image
        spinner?.frame = image
        indicatorHolder?.frame = indicatorFrame(in: rect)
    }

    /// Behind whatever of title, subtitle and image ends last.
    private func indicatorFrame(in contentRect: CGRect) -> CGRect {
        let frames = frames(in: contentRect), size = indicatorSize
        let parts = [frames.image, frames.title, frames.subtitle].filter { $0.width > 0 }
        let x: CGFloat
        if isRightToLeft {
            x = (parts.map(\.minX).min() ?? contentRect.maxX) - Self.indicatorGap - size.width
        } else {
            x = (parts.map(\.maxX).max() ?? contentRect.minX) + Self.indicatorGap
        }
        return CGRect(x: x, y: contentRect.midY - size.height / 2, width: size.width, height: size.height)
    }
}
