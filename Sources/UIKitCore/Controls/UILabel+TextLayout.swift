import CoreGraphics
package import Foundation
import PlatformInterface

extension UILabel {
    /// Stands for "no limit" in rectangles that subclasses calculate with.
    private static let unlimited: CGFloat = 1_000_000

    // MARK: Measuring

    /// The size of the whole text; a single line is never broken, whatever the width.
    package func size(forWidth width: CGFloat) -> CGSize {
        let limit = numberOfLines != 1 && width > 0 && width < Self.unlimited ? width : Self.unlimited
        let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: limit, height: Self.unlimited), limitedToNumberOfLines: numberOfLines)
        return CGSize(width: max(0, rect.width), height: max(0, rect.height))
    }

    package func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard let layout = layout(in: bounds.size, lines: lines) else { return CGRect(origin: bounds.origin, size: .zero) }
        let widest = layout.lines.map(\.frame.width).max() ?? 0
        let size = CGSize(width: min(bounds.width, ceilToPixel(widest)), height: min(bounds.height, ceilToPixel(layout.size.height)))
        var origin = bounds.origin
        if bounds.width < Self.unlimited {
            switch layout.request.alignment {
            case .right: origin.x += bounds.width - size.width
            case .center: origin.x += (bounds.width - size.width) / 2
            case .left, .natural, .justified: break
            }
        }
        if bounds.height < Self.unlimited { origin.y += (bounds.height - size.height) / 2 }
        return CGRect(origin: origin, size: size)
    }

    /// From the middle of the text, which is the middle of the label, to its first and last baseline.
    package var measuredBaselines: (first: CGFloat, last: CGFloat)? {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutStorage?.textWidth ?? 0
        let size = CGSize(width: numberOfLines != 1 && width > 0 ? width : Self.unlimited, height: Self.unlimited)
        guard let layout = layout(in: size, lines: numberOfLines), let first = layout.lines.first, let last = layout.lines.last else {
            return (storedFont.ascender - storedFont.lineHeight / 2, storedFont.ascender - storedFont.lineHeight / 2)
        }
        return (first.baseline - layout.size.height / 2, last.baseline - layout.size.height / 2)
    }

    private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }
    private func ceilToPixel(_ value: CGFloat) -> CGFloat { (value / pixel - 0.001).rounded(.up) * pixel }

    /// The text as it fits into `size`: shrunk if the label may, then cut to the lines that have room (at least one).
    private func layout(in size: CGSize, lines: Int) -> TextLayout? {
        guard let text, !text.isEmpty, size.width > 0, size.height > 0 else { return nil }
        let width = size.width < Self.unlimited ? size.width : nil
        let scale = fittingScale(width: width, lines: lines)
        let whole = layOut(width: width, lines: lines, scale: scale)
        guard whole.size.height > size.height + 0.5 else { return whole }
        let fitting = max(1, whole.lines.count { $0.frame.maxY <= size.height + 0.5 })
        return fitting < whole.lines.count ? layOut(width: width, lines: fitting, scale: scale) : whole
    }

    /// The largest of hundredths of the font's size at which nothing is cut.
    private func fittingScale(width: CGFloat?, lines: Int) -> CGFloat {
        guard adjustsFontSizeToFitWidth, let width, lines != 0 else { return 1 }
        let smallest = max(1, Int((min(1, max(0, minimumScaleFactor)) * 100).rounded(.up)))
        func fits(_ percent: Int) -> Bool { !layOut(width: width, lines: lines, scale: CGFloat(percent) / 100).isTruncated }
        if fits(100) { return 1 }
        var (low, high) = (smallest, 100)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return CGFloat(low) / 100
    }

    // MARK: Drawing

    package func drawLayout(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let layout = layout(in: rect.size, lines: numberOfLines) else { return }
        let y = rect.minY + ((rect.height - layout.size.height) / 2 / pixel).rounded() * pixel
        let origin = CGPoint(x: rect.minX, y: y)
        let overflows = layout.size.height > rect.height + 1
        if overflows {
            context.saveGState()
            context.clip(to: rect)
        }
        if let shadowColor {
            let shadow = CurrentPlatform.shared.text.layOut(layout.request.painted(shadowColor.resolvedColor(with: traitCollection).cgColor))
            context.draw(attachment: shadow, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height))
        }
        context.draw(attachment: layout, at: origin)
        if overflows { context.restoreGState() }
    }

    // MARK: Requests

    private func layOut(width: CGFloat?, lines: Int, scale: CGFloat) -> TextLayout {
        let request = request(width: width, lines: lines).scaled(by: scale)
        if let lastLayout, lastLayout.request == request { return lastLayout }
        let layout = CurrentPlatform.shared.text.layOut(request)
        lastLayout = layout
        return layout
    }

    private func request(width: CGFloat?, lines: Int) -> TextRequest {
        let color = isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
        let defaults = TextDefaults(
            font: storedFont, color: color, alignment: textAlignment, lineBreakMode: lineBreakMode,
            maxLines: max(0, lines), maxWidth: width)
        var request =
            switch content {
            case .plain(let text): TextRequest(text ?? "", defaults, traits: traitCollection)
            case .attributed(let text): TextRequest(text, defaults, traits: traitCollection)
            }
        // The side that a label starts at is the interface's, not the text's.
        if request.alignment == .natural { request.alignment = isRightToLeft ? .right : .left }
        return isEnabled ? request : request.dimmed
    }

    // MARK: Dynamic type

    /// The text style that made `font`, if one did.
    package static func textStyle(of font: UIFont, traits: UITraitCollection) -> UIFont.TextStyle? {
        let styles: [UIFont.TextStyle] = [
            .body, .headline, .subheadline, .footnote, .callout, .caption1, .caption2, .title1, .title2, .title3, .largeTitle,
        ]
        return styles.first { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) == font }
    }
}

extension TextRequest {
    fileprivate func scaled(by factor: CGFloat) -> TextRequest {
        guard factor != 1 else { return self }
        return changingRuns {
            $0.font.size *= factor
            $0.kern *= factor
            $0.baselineOffset *= factor
        }
    }

    fileprivate func painted(_ color: CGColor) -> TextRequest { changingRuns { $0.color = color } }

    fileprivate var dimmed: TextRequest {
        changingRuns {
            let (red, green, blue, alpha) = $0.color.rgba
            $0.color = CGColor(red: red, green: green, blue: blue, alpha: alpha * 0.4)
        }
    }

    private func changingRuns(_ change: (inout Run) -> Void) -> TextRequest {
        var request = self
        for index in request.runs.indices { change(&request.runs[index]) }
        return request
    }
}
