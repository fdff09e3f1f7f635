public import Foundation

/// A key that is held, from its press to its release.
/// Source: Apple, UIPress; here presses come from the keyboard only, so each has a key.
@MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    /// When the phase began. Units: seconds on the clock of UIEvent's.
    public internal(set) var timestamp: TimeInterval
    public internal(set) var phase: Phase = .began
    public internal(set) var key: UIKey?
    public internal(set) weak var window: UIWindow?
    /// The first responder when the press began: all that follows is sent to it.
    public internal(set) weak var responder: UIResponder?

    init(key: UIKey, window: UIWindow?, responder: UIResponder?, timestamp: TimeInterval) {
        self.key = key
        self.window = window
        self.responder = responder
        self.timestamp = timestamp
    }
}
