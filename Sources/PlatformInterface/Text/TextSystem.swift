import Foundation

/// Measures and breaks text; works without a display.
package protocol TextSystem: AnyObject, Sendable {
    func metrics(of font: FontDescription) -> FontMetrics
    /// Contract: never breaks or truncates inside a grapheme cluster; NaN, infinite and negative widths count as "no limit" or 0.
    func layOut(_ request: TextRequest) -> TextLayout
    /// The families that can be asked for by name, sorted.
    var familyNames: [String] { get }
}
