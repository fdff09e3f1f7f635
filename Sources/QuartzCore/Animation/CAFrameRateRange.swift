/// How often a display link is called.
/// Units: times a second.
public struct CAFrameRateRange: Sendable, Equatable {
    public var minimum: Float
    public var maximum: Float
    /// What is best; nil or 0 leaves it to the system.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Whatever the screen does.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
