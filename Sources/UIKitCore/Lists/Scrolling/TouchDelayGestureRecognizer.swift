import Foundation

/// Keeps a touch from a scroll view's content for a moment, in which it may become a drag.
/// Contract: never recognises; it fails when the moment is over or the finger lifts.
@MainActor final class TouchDelayGestureRecognizer: UIGestureRecognizer {
    /// Units: seconds.
    static let delay: TimeInterval = 0.15

    override init() {
        super.init()
        delaysTouchesBegan = true
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
              !touches.contains(where: { $0.view === scrollView }) else { return state = .failed }
        startDeadline(at: event.timestamp + Self.delay)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func deadlineReached() { state = .failed }
}
