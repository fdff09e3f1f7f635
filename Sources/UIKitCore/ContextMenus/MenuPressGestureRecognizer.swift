import Foundation
import PlatformInterface

/// A finger held in place until a menu comes: first the view answers to the touch, then the press begins.
/// Contract: the first answer changes nothing for other recognisers: a tap that ends before the press begins is still a tap.
@MainActor final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
    /// After this long a held finger is answered. Units: seconds.
    static let answerDelay: TimeInterval = 0.15

    /// Called when the finger rested for `answerDelay`.
    var onAnswer: (() -> Void)?
    /// Called when the finger is gone, or moved, before the press began.
    var onWithdrawal: (() -> Void)?
    private var answer: (any PlatformTimer)?

    override init() {
        super.init()
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return stop() }
        answer?.cancel()
        answer = CurrentPlatform.shared.clock.schedule(after: min(MenuPressGestureRecognizer.answerDelay, minimumPressDuration)) {
            [weak self] in
            guard let self else { return }
            answer = nil
            if state == .possible, numberOfTouches > 0 { onAnswer?() }
        }
    }

    override func reset() {
        super.reset()
        stop()
    }

    private func stop() {
        answer?.cancel()
        answer = nil
        onWithdrawal?()
    }
}
