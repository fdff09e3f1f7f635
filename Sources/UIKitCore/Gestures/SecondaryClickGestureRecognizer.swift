import Foundation

/// Recognises the pointer's secondary button: began on the press, changed on moves, ended on the release.
/// Contract: where a recogniser of the same touch has to fail first (a drag with this button), it waits, and gives up
/// when the pointer moves; a release without movement then begins and ends it at once.
@MainActor package final class SecondaryClickGestureRecognizer: UIGestureRecognizer {
    override func acceptsButton(of touch: UITouch) -> Bool {
        touch.type == .indirectPointer && touch.buttonMask == .secondary
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let isDrag = touches.contains { distance($0.point, $0.startPoint) >= UIPanGestureRecognizer.threshold }
        state = isUndecided && isDrag ? .failed : .changed
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
