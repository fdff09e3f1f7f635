import CoreGraphics
import Foundation

/// A finger held on an item until it can be moved, or the pointer's button pressed on it and moved.
/// Contract: a menu and a drag of the same press come first.
@MainActor final class MovePressGestureRecognizer: UILongPressGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is MenuPressGestureRecognizer || otherGestureRecognizer is DragPressGestureRecognizer
            || otherGestureRecognizer is DragPullGestureRecognizer
    }

    /// Where the item was taken hold of. Units: points of the window.
    var grip: CGPoint { touches.first?.startPoint ?? .zero }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, touch.type == .indirectPointer else { return super.touchesMoved(touches, with: event) }
        // By desktop habit a pressed pointer that moves takes along what it is on.
        let place = touch.location(in: nil)
        if hypot(place.x - touch.startPoint.x, place.y - touch.startPoint.y) > TapCounter.fingerSlop { state = .began }
    }
}
