import Foundation
import PlatformInterface

/// What a person has chosen in the settings so that they can use the app.
public enum UIAccessibility {
    /// Whether the person asked for less motion. Animations go on as the app makes them: it is the app that chooses calmer ones.
    @MainActor public static var isReduceMotionEnabled: Bool { reduceMotionOverride ?? CurrentPlatform.shared.settings.reducesMotion }

    /// What counts in place of the desktop's setting, for looking at both; nil follows the desktop.
    @MainActor package static var reduceMotionOverride: Bool?

    /// Whether a screen reader runs.
    @MainActor public static var isVoiceOverRunning: Bool { CurrentPlatform.shared.settings.isScreenReaderOn }
}
