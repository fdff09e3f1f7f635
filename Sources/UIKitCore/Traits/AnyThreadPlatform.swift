package import Foundation
package import PlatformInterface
import QuartzCore
import Synchronization

/// What UIKit needs of the platform on any thread: fonts, colours and pictures are used off the main thread too.
/// Contract: on the main thread always the current platform's; elsewhere what the main thread last saw.
package enum AnyThreadPlatform {
    package struct Snapshot: Sendable {
        package let text: any TextSystem
        package let graphics: any GraphicsService
        package let settings: DesktopSettings
        package let screenScale: CGFloat
    }

    private static let lastSeen = Mutex<Snapshot?>(nil)

    package static var snapshot: Snapshot {
        if MainThread.isCurrent {
            let snapshot = MainActor.assumeIsolated { onMain() }
            lastSeen.withLock { $0 = snapshot }
            return snapshot
        }
        if let seen = lastSeen.withLock({ $0 }) { return seen }
        let snapshot = DispatchQueue.main.sync { MainActor.assumeIsolated { onMain() } }
        lastSeen.withLock { $0 = snapshot }
        return snapshot
    }

    package static var text: any TextSystem { snapshot.text }
    package static var graphics: any GraphicsService { snapshot.graphics }

    @MainActor private static func onMain() -> Snapshot {
        let platform = CurrentPlatform.shared
        return Snapshot(
            text: platform.text, graphics: platform.graphics, settings: platform.settings,
            screenScale: platform.screenScale)
    }
}

extension Log {
    /// `once` for code that may run on any thread; elsewhere than on the main thread it is written a turn later.
    package nonisolated static func onceFromAnyThread(_ sentence: String) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { once(sentence) }
        } else {
            Task { @MainActor in once(sentence) }
        }
    }
}
