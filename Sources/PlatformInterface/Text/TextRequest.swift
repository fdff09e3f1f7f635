package import CoreGraphics
package import Foundation

/// Text as it is to be laid out: styled runs and the rules of the paragraph.
/// Units: points. `maxWidth` nil means one line as wide as it gets (line breaks in the text still break).
package struct TextRequest: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        package var text: String
        package var font: FontDescription
        package var color: CGColor
        package var backgroundColor: CGColor?
        package var isUnderlined: Bool
        package var isStruckThrough: Bool
        package var kern: CGFloat
        package var baselineOffset: CGFloat

        package init(text: String, font: FontDescription, color: CGColor, backgroundColor: CGColor? = nil, isUnderlined: Bool = false,
                     isStruckThrough: Bool = false, kern: CGFloat = 0, baselineOffset: CGFloat = 0) {
            self.text = text
            self.font = font
            self.color = color
            self.backgroundColor = backgroundColor
            self.isUnderlined = isUnderlined
            self.isStruckThrough = isStruckThrough
            self.kern = kern
            self.baselineOffset = baselineOffset
        }
    }
    package enum Wrapping: Hashable, Sendable { case word, character }
    package enum Truncation: Hashable, Sendable { case head, middle, tail, clip }
    package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
    package enum Direction: Hashable, Sendable { case automatic, leftToRight, rightToLeft }

    package var runs: [Run]
    package var maxWidth: CGFloat?
    /// 0 means as many as needed.
    package var maxLines: Int
    package var wrapping: Wrapping
    /// What happens on the last allowed line when the text does not fit.
    package var truncation: Truncation
    package var alignment: Alignment
    package var direction: Direction
    package var lineSpacing: CGFloat

    package init(runs: [Run], maxWidth: CGFloat? = nil, maxLines: Int = 0, wrapping: Wrapping = .word, truncation: Truncation = .tail,
                 alignment: Alignment = .natural, direction: Direction = .automatic, lineSpacing: CGFloat = 0) {
        self.runs = runs
        self.maxWidth = maxWidth
        self.maxLines = maxLines
        self.wrapping = wrapping
        self.truncation = truncation
        self.alignment = alignment
        self.direction = direction
        self.lineSpacing = lineSpacing
    }

    package var string: String { runs.map(\.text).joined() }
}
