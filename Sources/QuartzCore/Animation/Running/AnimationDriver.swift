package import Foundation

/// Moves an animation in place of the clock: forth, back, by hand.
/// Contract: a driven animation never ends by itself; its driver removes it. Tell `LayerAnimator.driverDidChange()` of what
/// does not come from time passing.
@MainActor package protocol AnimationDriver: AnyObject {
    /// How far the animation is; it may leave 0…1. Units: `time` in seconds on the platform's clock.
    func progress(at time: TimeInterval) -> Double
    /// Whether the progress changes with time.
    var isMoving: Bool { get }
}
