import Foundation

/// The pointer's primary button, pressed and moved: by desktop habit a drag begins at once.
@MainActor final class DragPullGestureRecognizer: UIPanGestureRecognizer {
    override init() {
        super.init()
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override func acceptsButton(of touch: UITouch) -> Bool { touch.buttonMask == .primary }

    /// Where the thing was taken hold of. Units: points of the window.
    var grip: CGPoint { touches.first?.startPoint ?? .zero }
}
