/// How a line is drawn under or through text: an attribute's value is `NSUnderlineStyle.single.rawValue`.
/// Shape: any value but 0 draws one line.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 0x01)
}
