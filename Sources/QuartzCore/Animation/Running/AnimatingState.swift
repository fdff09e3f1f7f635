import Foundation

/// What a layer knows of animations.
@MainActor struct AnimatingState {
    /// The animations, while there are any.
    var motion: LayerMotion?
    /// What is to happen after the change that is being made.
    var pendingChange: PendingChange?
    /// That of which the action is running.
    var changeBeingRun: PendingChange?
    /// Whether it was in a picture that a host shows: before, nothing animates by itself.
    var wasShown = false
    /// For what a motion shows: the layer that is to be recorded again when it changes.
    weak var standsFor: CALayer?
    /// For what `presentation()` gave: the layer that it is a picture of.
    weak var presented: CALayer?
    var timing = LayerTiming()
    /// What an app set under names of its own.
    var namedValues: [String: Any] = [:]
}
