public import Foundation
import PlatformInterface

extension UIFont {
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .semibold) }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(fontSize, .regular) { $0.isItalic = true }
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight) { $0.isMonospaced = true }
    }

    /// The system font with figures of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight) { $0.hasMonospacedDigits = true }
    }

    private static func system(_ size: CGFloat, _ weight: Weight, _ change: (inout FontDescription) -> Void = { _ in })
        -> UIFont
    {
        var description = FontDescription(size: usableSize(size), weight: weight.rawValue)
        change(&description)
        return UIFont(fontDescription: description)
    }

    /// A font by the name of its family ("DejaVu Sans") or of its face ("DejaVuSans-Bold").
    /// Errors: nil when no such family is installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontFace.find(fontName, among: AnyThreadPlatform.text.familyNames) else { return nil }
        self.init(
            fontDescription: FontDescription(
                family: found.family, size: UIFont.usableSize(fontSize), weight: found.face.weight.rawValue,
                isItalic: found.face.isItalic))
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.fontDescription
        if pointSize > 0 { description.size = pointSize }
        self.init(fontDescription: description)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription: fontDescription) }
}
