package import Foundation
import PlatformInterface

/// The display links that were added, called with the frames of whatever window draws, or by the clock when none does.
@MainActor package enum DisplayLinks {
    /// Asks a window that shows for a frame; false when none shows.
    package static var requestFrame: @MainActor () -> Bool = { false }

    /// How long a frame lasts. Units: seconds.
    static let frameDuration: TimeInterval = 1.0 / 60

    private static var links: [CADisplayLink] = []
    private static var timer: (any PlatformTimer)?
    private static var lastFrame = -TimeInterval.infinity

    static func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        changed()
    }

    static func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        changed()
    }

    static func changed() {
        timer?.cancel()
        timer = nil
        if isCalling { wait() }
    }

    private static var isCalling: Bool { links.contains { $0.isCalled } }

    /// Waits for a window's frame; a little longer than that for a window that was hidden meanwhile.
    private static func wait() {
        let patience = requestFrame() ? 6 * frameDuration : frameDuration
        timer = LayerAnimator.current.clock.schedule(after: patience) { frame(at: LayerAnimator.current.now) }
    }

    /// A frame begins. Contract: called in each frame of each window, before layout.
    package static func frame(at time: TimeInterval) {
        guard isCalling else { return }
        // Several windows draw in one frame of the screen. A clock that went back is another clock.
        if time >= lastFrame, time < lastFrame + frameDuration / 4 { return changed() }
        lastFrame = time
        for link in links { link.frame(at: time, lasting: frameDuration) }
        changed()
    }
}
