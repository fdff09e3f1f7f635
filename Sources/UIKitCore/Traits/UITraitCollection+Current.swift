import Foundation
import PlatformInterface
import Synchronization

extension UITraitCollection {
    private static let override = ThreadLocal<UITraitCollection?> { nil }
    private static let ofProcess = Mutex<(settings: DesktopSettings, scale: CGFloat, traits: UITraitCollection)?>(nil)

    /// The traits that dynamic colours resolve with when nobody says which.
    /// Contract: each thread has its own. UIKit sets it around drawing and layout; until then it follows the
    /// desktop's settings.
    public class var current: UITraitCollection {
        get { override.value ?? followingSettings() }
        set { override.value = newValue }
    }

    /// Runs `actions` with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.override.value
        Self.override.value = self
        actions()
        Self.override.value = previous
    }

    /// Forgets what was set, so that `current` follows the settings again.
    package static func resetCurrent() { override.value = nil }

    private static func followingSettings() -> UITraitCollection {
        let platform = AnyThreadPlatform.snapshot
        return ofProcess.withLock { known in
            if let known, known.settings == platform.settings, known.scale == platform.screenScale {
                return known.traits
            }
            let traits = fromSettings(platform.settings, scale: platform.screenScale)
            known = (platform.settings, platform.screenScale, traits)
            return traits
        }
    }
}
