import Foundation

/// Where an animation is.
struct AnimationMoment {
    /// How much of the round has passed: 0…1, before the pace.
    var fraction: Double
    /// How many rounds are over.
    var round = 0
    /// How long a round takes, in seconds.
    var duration: Double
    /// The progress that a driver gives in place of pace and time; it may leave 0…1.
    var progress: Double?
}
