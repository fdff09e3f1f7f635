/// How keyframes become a motion.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from one value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// One value after the other, with nothing in between.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at an even speed; times and paces are left aside.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, at an even speed from value to value.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
