import Foundation

/// How wide text may be to be read with ease.
@MainActor enum ReadableWidth {
    /// Units: points. 672 at the usual text size, growing and shrinking with the body font.
    static func limit(traits: UITraitCollection) -> CGFloat {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return (672 * size / 17 / 8).rounded() * 8
    }

    static func frame(in margins: CGRect, traits: UITraitCollection) -> CGRect {
        let width = min(margins.width, limit(traits: traits))
        return CGRect(x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
    }
}
