import Dispatch
import Foundation
import PlatformInterface

/// The time that animations run by.
/// Units: seconds since an arbitrary moment, never going back.
/// Contract: on the main thread it is the platform's clock, which a test moves; elsewhere that of the machine.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainQueue.isCurrent else { return ProcessInfo.processInfo.systemUptime }
    return MainActor.assumeIsolated { LayerAnimator.current.now }
}

private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// A program whose main function is asynchronous gives its first thread up, and the main queue runs on others.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
