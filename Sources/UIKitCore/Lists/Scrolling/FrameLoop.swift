import Foundation
import QuartzCore

/// Calls its owner once a frame until it is stopped.
@MainActor final class FrameLoop {
    private let step: @MainActor () -> Void
    private var link: CADisplayLink?

    init(_ step: @escaping @MainActor () -> Void) { self.step = step }

    func start() {
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            if let self { step() } else { link.invalidate() }
        }
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
