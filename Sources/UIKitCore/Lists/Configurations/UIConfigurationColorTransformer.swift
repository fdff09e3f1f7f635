import CoreGraphics
import Foundation

/// Makes one colour of another, for a configuration.
/// Source: Apple, UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The same brightness without hue.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                let (red, green, blue, alpha) = color.resolvedColor(with: traits).cgColor.rgba
                return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
            }
        }
    }
}
