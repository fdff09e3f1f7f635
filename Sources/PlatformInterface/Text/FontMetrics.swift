package import Foundation

/// A font's measures. Units: points; all positive, `descent` below the base line.
package struct FontMetrics: Sendable, Equatable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    package var lineHeight: CGFloat { ascent + descent + leading }

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
