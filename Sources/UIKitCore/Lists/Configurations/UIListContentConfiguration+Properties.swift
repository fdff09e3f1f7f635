public import Foundation

extension UIListContentConfiguration {
    /// How an image looks in a row.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(textStyle: .body)
        /// Nil means the view's tint.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The largest size; 0 on an axis means no limit. Units: points.
        public var maximumSize: CGSize = .zero
        /// The room that an image counts with, whatever its size; 0 means its own. Units: points.
        public var reservedLayoutSize: CGSize = .zero
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        var isDimmed = false

        /// In `reservedLayoutSize`: the room that symbols in lists are given.
        public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude

        public init() {}

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Units: points.
        static let standardWidth: CGFloat = 28

        func reservedWidth(isSymbol: Bool) -> CGFloat {
            switch reservedLayoutSize.width {
            case Self.standardDimension: Self.standardWidth
            case 0: isSymbol ? Self.standardWidth : 0
            case let width: width.isFinite ? max(0, width) : 0
            }
        }

        /// A picture's size within `maximumSize`, its proportions kept.
        func shownSize(of size: CGSize) -> CGSize {
            guard size.width > 0, size.height > 0 else { return .zero }
            func limit(_ maximum: CGFloat, _ length: CGFloat) -> CGFloat { maximum > 0 && maximum.isFinite ? min(1, maximum / length) : 1 }
            let scale = min(limit(maximumSize.width, size.width), limit(maximumSize.height, size.height))
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
    }

    /// How a text looks in a row.
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 means as many as there are.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none
        var isDimmed = false

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        public func resolvedColor() -> UIColor {
            let color = colorTransformer?(color) ?? color
            return isDimmed ? color.withAlphaComponent(0.3) : color
        }

        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.localizedUppercase
            case .lowercase: text?.localizedLowercase
            case .capitalized: text?.localizedCapitalized
            }
        }
    }
}
