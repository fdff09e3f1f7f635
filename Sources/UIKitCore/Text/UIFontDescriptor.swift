public import Foundation
package import PlatformInterface

/// The properties of a font, apart from the font.
/// Source: Apple, UIFontDescriptor.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    package let fontDescription: FontDescription

    package init(fontDescription: FontDescription) {
        self.fontDescription = fontDescription
        super.init()
    }

    /// Traits that change the face.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// The desktop has no such variant of its font: `withDesign(_:)` answers nil.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var pointSize: CGFloat { fontDescription.size }
    open var postscriptName: String { UIFont(fontDescription: fontDescription).fontName }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if fontDescription.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// This font with exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            $0.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
            let isBold = $0.weight >= UIFont.Weight.semibold.rawValue
            if symbolicTraits.contains(.traitBold) != isBold {
                $0.weight = isBold ? UIFont.Weight.regular.rawValue : UIFont.Weight.bold.rawValue
            }
        }
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = UIFont.usableSize(newPointSize) }
    }

    /// Errors: nil for a design that the desktop's font does not have.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .default: changed { $0.isMonospaced = false }
        case .monospaced: changed { $0.isMonospaced = true }
        case .serif: changed { $0.family = "Serif" }
        default: nil
        }
    }

    private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var description = fontDescription
        change(&description)
        return UIFontDescriptor(fontDescription: description)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.fontDescription == fontDescription
    }
    open override var hash: Int { fontDescription.hashValue }
}
