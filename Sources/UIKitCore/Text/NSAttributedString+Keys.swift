public import Foundation

/// The attributes that text is drawn with.
/// Source: Apple, NSAttributedString.Key.
extension NSAttributedString.Key {
    /// A `UIFont`; without one, the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`; without one, black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// An `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number. Units: points between two characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// An `NSParagraphStyle`. Shape: the first character's holds for the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A number. Units: points above the base line.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
