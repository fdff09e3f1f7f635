import Foundation
import PlatformInterface

/// The time that animations run by.
/// Units: seconds since an arbitrary moment, never going back.
/// Contract: on the main thread it is the platform's clock, which a test moves; elsewhere that of the machine.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainThread.isCurrent else { return ProcessInfo.processInfo.systemUptime }
    return MainActor.assumeIsolated { LayerAnimator.current.now }
}
