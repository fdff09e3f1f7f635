import Foundation

extension UIImage {
    /// Whether a picture is drawn as it is, or its shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the place and the picture suggest: symbols in the tint colour, photographs as they are.
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// How the pixels must be turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up
        /// Turned by half a turn.
        case down
        /// Turned counterclockwise by a quarter.
        case left
        /// Turned clockwise by a quarter.
        case right
        case upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of a font that looks as heavy.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// The weight that looks nearest to a font's.
        package init(_ weight: UIFont.Weight) {
            let all: [SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            func distance(_ candidate: SymbolWeight) -> CGFloat {
                abs(candidate.fontWeight().rawValue - weight.rawValue)
            }
            self = all.min { distance($0) < distance($1) } ?? .regular
        }
    }
}

extension UIFont.Weight {
    /// The weight of a symbol that looks as heavy beside text of this weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(self) }
}
