public import Foundation
import PlatformInterface

/// Recognises fingers, or the pointer's primary button, held down in place; then follows them until they lift.
/// Source: Apple, UILongPressGestureRecognizer.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Units: seconds. At first the desktop's setting, 0.5 unless the person changed it; 0 begins on the press.
    open var minimumPressDuration: TimeInterval {
        get { chosenDuration ?? CurrentPlatform.shared.settings.longPressDuration }
        set { chosenDuration = newValue > 0 ? newValue : 0 }
    }
    private var chosenDuration: TimeInterval?

    open var numberOfTouchesRequired = 1
    /// Full taps before the press.
    open var numberOfTapsRequired = 0
    /// How far a finger may move before the press counts. Units: points.
    open var allowableMovement: CGFloat = 10

    private var counter: TapCounter?

    override func acceptsButton(of touch: UITouch) -> Bool {
        touch.type != .indirectPointer || touch.buttonMask == .primary
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        stopDeadline()
        var counter = counter ?? TapCounter(touchesRequired: numberOfTouchesRequired)
        let fits = counter.press(touches)
        self.counter = counter
        guard fits else { return state = .failed }
        guard counter.isPressed, counter.taps >= numberOfTapsRequired else { return }
        let duration = minimumPressDuration
        if duration > 0 { startDeadline(at: event.timestamp + duration) } else { state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if counter?.isSteady(touches, slop: allowableMovement) == false {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard let counter, counter.taps < numberOfTapsRequired else { return state = .failed }
        switch self.counter?.lift(touches) {
        case true?: startDeadline(at: event.timestamp + CurrentPlatform.shared.settings.doubleClickInterval)
        case false?: state = .failed
        case nil: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func deadlineReached() {
        guard let counter else { return }
        state = counter.isPressed && counter.taps >= numberOfTapsRequired ? .began : .failed
    }

    open override func reset() {
        super.reset()
        counter = nil
    }
}
