/// Which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the path winds around the point.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Where a ray from the point crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
