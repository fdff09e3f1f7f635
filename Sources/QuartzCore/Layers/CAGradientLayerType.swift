/// The way the colours of a gradient layer run.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Out of the start point, to the ellipse whose box has the end point as a corner.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
