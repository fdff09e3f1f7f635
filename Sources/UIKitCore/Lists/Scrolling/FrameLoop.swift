import Foundation
import PlatformInterface

/// Calls its owner once a frame until it is stopped.
/// Contract: the owner keeps it and stops it before it goes.
@MainActor final class FrameLoop {
    private let step: @MainActor () -> Void
    private var timer: (any PlatformTimer)?

    /// Units: seconds.
    static let interval: TimeInterval = 1.0 / 60

    init(_ step: @escaping @MainActor () -> Void) { self.step = step }

    var isRunning: Bool { timer != nil }

    func start() {
        guard timer == nil else { return }
        schedule()
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func schedule() {
        timer = CurrentPlatform.shared.clock.schedule(after: FrameLoop.interval) { [weak self] in
            guard let self, timer != nil else { return }
            schedule()
            step()
        }
    }
}
