/// How a layer turns while it follows a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// With its x axis along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// With its x axis against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
