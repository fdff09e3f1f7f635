import CGTK4
package import Foundation
package import PlatformInterface

/// Keeps the memory that frames are drawn in from one frame to the next.
///
/// Cairo draws what fades or is cut in pictures of its own, megabytes that are there for a moment; the C library gives such memory back
/// at once and asks for it anew in the next frame, a page fault for each four kilobytes: a third of what a frame of a fading window
/// takes. It is given back when nothing was drawn for a while.
/// Source: mallopt(3), malloc_trim(3).
@MainActor package final class FrameHeap {
    /// Units: seconds without a frame.
    package static let patience: TimeInterval = 1

    private let clock: any PlatformClock
    private let giveBack: @MainActor () -> Void
    private var lastFrame: TimeInterval = 0
    private var isWaiting = false

    package init(clock: any PlatformClock, giveBack: @escaping @MainActor () -> Void = { _ = malloc_trim(0) }) {
        self.clock = clock
        self.giveBack = giveBack
    }

    /// Contract: called once, before anything large is drawn.
    package nonisolated static func keepFreedMemory() {
        // The most that the C library takes, and more than a window's frame needs at once.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 128 << 20)
    }

    package func frameWasDrawn() {
        lastFrame = clock.now
        if !isWaiting { wait(Self.patience) }
    }

    private func wait(_ delay: TimeInterval) {
        isWaiting = true
        clock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            let rest = lastFrame + Self.patience - clock.now
            if rest > 0 { return wait(rest) }
            isWaiting = false
            giveBack()
        }
    }
}
