import Foundation

/// The drag of a scroll view's content by finger; catches content that moves by itself at once.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init() {
        super.init()
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A finger on moving content stops it and holds it; it presses nothing.
        if scrollView?.touchBegan() == true, state == .possible { state = .began }
    }

    override func reset() {
        super.reset()
        scrollView?.touchesAreGone()
    }
}
