import Foundation

/// A finger held in place until what is under it is lifted.
@MainActor final class DragPressGestureRecognizer: UILongPressGestureRecognizer {
    override init() {
        super.init()
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }

    /// Where the finger came down. Units: points of the window.
    var grip: CGPoint { touches.first?.startPoint ?? .zero }
}
