import Foundation

/// A drag that begins at once: nothing else is done with a grip.
@MainActor final class GripPanGestureRecognizer: UIPanGestureRecognizer {
    override func acceptsButton(of touch: UITouch) -> Bool { touch.type != .indirectPointer || touch.buttonMask == .primary }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }
}
