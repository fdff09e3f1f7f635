/// What an animation shows when it does not run.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// After the end, its last value.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before the beginning, its first value.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing: the layer's own value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var isForwards: Bool { self == .forwards || self == .both }
    var isBackwards: Bool { self == .backwards || self == .both }
}
