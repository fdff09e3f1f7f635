public import Foundation
import PlatformInterface

extension UIImage {
    /// How a symbol is drawn: its size, the thickness of its lines, and its colours.
    /// Source: Apple, UIImage.SymbolConfiguration.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(parts: Parts()) }

        // MARK: Size and weight

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

        // MARK: Colours

        /// Draws the most important part in `hierarchicalColor`, the next one with half and the third with a quarter
        /// of its opacity.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(parts: Parts(coloring: .hierarchical(hierarchicalColor)))
        }

        /// Draws each part in its own colour, the most important one in the first.
        /// Shape: the last colour is that of all further parts; no colours say nothing.
        public convenience init(paletteColors: [UIColor]) {
            self.init(parts: Parts(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// Draws in the place's tint alone.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(parts: Parts(coloring: .monochrome))
        }

        /// Draws in the place's tint, fainter where a part is less important.
        public class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(parts: Parts(coloring: .hierarchical(nil)))
        }

        /// Draws a sun yellow and rain blue: symbols that have colours of their own show them.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(parts: Parts(coloring: .multicolor))
        }

        // MARK: Less of the same

        public func withoutTextStyle() -> SymbolConfiguration { without { $0.textStyle = nil } }
        public func withoutScale() -> SymbolConfiguration { without { $0.scale = .unspecified } }
        public func withoutWeight() -> SymbolConfiguration { without { $0.weight = .unspecified } }

        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            without {
                $0.pointSize = nil
                $0.weight = .unspecified
            }
        }

        private func without(_ change: (inout Parts) -> Void) -> SymbolConfiguration {
            var parts = parts
            change(&parts)
            return SymbolConfiguration(parts: parts)
        }

        /// Whether both say the same.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            otherConfiguration?.parts == parts
        }
    }
}
