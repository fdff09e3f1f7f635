import Foundation

/// A finger that moves a row to the side.
@MainActor final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    override init() {
        super.init()
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        maximumNumberOfTouches = 1
    }
}
