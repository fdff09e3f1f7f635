/// How text is measured and drawn into a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle holds lines that wrap; without it, one line whose base line is at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines stand a font's leading apart; here they always do.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last line that fits with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
