public import Foundation
package import PlatformInterface
import Synchronization

/// A font at a size.
/// Contract: immutable; usable on any thread.
/// Source: Apple, UIFont. The system font is the desktop's interface font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// What the text system is asked for.
    package let fontDescription: FontDescription
    private let knownMetrics = Mutex<FontMetrics?>(nil)

    package init(fontDescription: FontDescription) {
        self.fontDescription = fontDescription
        super.init()
    }

    // MARK: Sizes that the system uses

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Measures

    /// Units: points.
    open var pointSize: CGFloat { fontDescription.size }
    open var ascender: CGFloat { metrics.ascent }
    /// Shape: negative, as it lies below the base line.
    open var descender: CGFloat { -metrics.descent }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }
    open var lineHeight: CGFloat { metrics.lineHeight }
    open var leading: CGFloat { metrics.leading }

    package var metrics: FontMetrics {
        if let known = knownMetrics.withLock({ $0 }) { return known }
        let metrics = AnyThreadPlatform.text.metrics(of: fontDescription)
        knownMetrics.withLock { $0 = metrics }
        return metrics
    }

    // MARK: Names

    /// The family, or for the system font the desktop's.
    open var familyName: String { fontDescription.family ?? AnyThreadPlatform.snapshot.settings.fontFamily }
    /// The family and the face, such as "Cantarell-BoldItalic".
    open var fontName: String { familyName.filter { $0 != " " } + "-" + FontFace(fontDescription).name }
    /// The families that can be asked for, sorted.
    public class var familyNames: [String] { AnyThreadPlatform.text.familyNames }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = UIFont.usableSize(fontSize)
        return UIFont(fontDescription: description)
    }

    /// Shape: 0 and less mean the system's size, as on Apple; what is no number too.
    static func usableSize(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }

    // MARK: Value

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.fontDescription == fontDescription }
    open override var hash: Int { fontDescription.hashValue }
    open override var description: String { "UIFont(\(fontName), \(pointSize) pt)" }
}
