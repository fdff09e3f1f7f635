package import Foundation

/// Measures and breaks text; works without a display.
package protocol TextSystem: AnyObject, Sendable {
    func metrics(of font: FontDescription) -> FontMetrics
    /// Contract: never breaks or truncates inside a grapheme cluster; NaN, infinite and negative widths count as "no limit" or 0.
    func layOut(_ request: TextRequest) -> TextLayout
    /// About how wide a line of plain letters is, found without laying it out: the pairs that stand closer are not considered.
    /// Units: points. Shape: nil for text that is more than printable ASCII.
    func roughWidth(of text: String, in font: FontDescription) -> CGFloat?
    /// The families that can be asked for by name, sorted.
    var familyNames: [String] { get }
}
