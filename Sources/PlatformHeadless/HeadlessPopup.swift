package import Foundation
package import PlatformInterface

/// A popup on the virtual screen; it stands where it was placed from the first moment on.
@MainActor package final class HeadlessPopup: PlatformPopup {
    package let frame: CGRect
    package let isBlended = true
    package private(set) var isClosed = false
    /// Everything that was presented while it was open, oldest first.
    package private(set) var presented: [RenderNode] = []
    private weak var delegate: (any PlatformPopupDelegate)?

    init(frame: CGRect, delegate: any PlatformPopupDelegate) {
        self.frame = frame
        self.delegate = delegate
    }

    package func present(_ node: RenderNode) {
        if !isClosed { presented.append(node) }
    }

    package func close() { isClosed = true }

    /// The desktop takes it away: a click in another program, or its window is gone.
    package func dismissByDesktop() {
        guard !isClosed else { return }
        isClosed = true
        delegate?.popupWasDismissed(self)
    }
}
