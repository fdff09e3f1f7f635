package import Foundation

/// A font as the text system is asked for it. Units: `size` in points; `weight` on Apple's scale, -1 … 1, 0 is regular.
package struct FontDescription: Hashable, Sendable {
    /// A family name, or nil for the desktop's own font.
    package var family: String?
    package var size: CGFloat
    package var weight: CGFloat
    package var isItalic: Bool
    package var isMonospaced: Bool
    package var hasMonospacedDigits: Bool

    package init(family: String? = nil, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, isMonospaced: Bool = false,
                 hasMonospacedDigits: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
