package import Foundation

/// The one clock. Units: seconds since an arbitrary moment, never going back.
@MainActor package protocol PlatformClock: AnyObject {
    var now: TimeInterval { get }
    /// Calls `action` once on the main thread at `now + delay` or soon after; a delay of 0 or less means the next turn.
    /// Contract: dropping the timer does not cancel it; `cancel` does, also from inside another timer's action.
    @discardableResult func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PlatformTimer
}

@MainActor package protocol PlatformTimer: AnyObject { func cancel() }
