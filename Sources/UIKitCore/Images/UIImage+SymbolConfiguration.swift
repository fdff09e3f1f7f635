public import Foundation
import PlatformInterface

extension UIImage {
    /// How a symbol is drawn: its size and the thickness of its lines.
    /// Source: Apple, UIImage.SymbolConfiguration.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(parts: Parts()) }

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// Shape: a size of 0 or less, or that is no number, says nothing.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            let size = pointSize > 0 && pointSize.isFinite ? pointSize : nil
            self.init(parts: Parts(pointSize: size, weight: weight, scale: scale))
        }

        public convenience init(scale: SymbolScale) { self.init(parts: Parts(scale: scale)) }
        public convenience init(weight: SymbolWeight) { self.init(parts: Parts(weight: weight)) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(parts: Parts(textStyle: textStyle, scale: scale))
        }

        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = SymbolWeight(UIFont.Weight(rawValue: font.fontDescription.weight))
            self.init(pointSize: font.pointSize, weight: weight, scale: scale)
        }
    }
}
