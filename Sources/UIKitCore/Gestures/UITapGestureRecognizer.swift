import Foundation
import PlatformInterface

/// Recognises one or more taps or clicks, of one or more fingers.
/// Contract: the time between two taps of a row is the desktop's double-click time; a tap may be as slow as one likes.
/// Source: Apple, UITapGestureRecognizer.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The pointer's buttons of which one has to be used; fingers need none.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var counter: TapCounter?
    private var place: CGPoint?

    open override var numberOfTouches: Int { state == .ended ? numberOfTouchesRequired : super.numberOfTouches }
    override var windowLocation: CGPoint { place ?? super.windowLocation }

    override func acceptsButton(of touch: UITouch) -> Bool {
        touch.type != .indirectPointer || !touch.buttonMask.isDisjoint(with: buttonMaskRequired)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        stopDeadline()
        var counter = counter ?? TapCounter(touchesRequired: numberOfTouchesRequired)
        let fits = counter.press(touches)
        self.counter = counter
        place = super.windowLocation
        if !fits { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if counter?.isSteady(touches) == false { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if counter?.isSteady(touches) == false { return state = .failed }
        switch counter?.lift(touches) {
        case true? where (counter?.taps ?? 0) >= numberOfTapsRequired: state = .ended
        case true?: startDeadline(at: event.timestamp + CurrentPlatform.shared.settings.doubleClickInterval)
        case false?: state = .failed
        case nil: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func deadlineReached() { state = .failed }

    open override func reset() {
        super.reset()
        counter = nil
    }

    /// A single tap leaves the double tap of the same fingers its chance.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
}
