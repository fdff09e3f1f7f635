/// The press that opens a control's menu: held, or at once where the menu comes first.
/// Contract: in a scroll view a finger's press waits until it is no drag.
@MainActor final class ControlPressGestureRecognizer: UILongPressGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is TouchDelayGestureRecognizer
    }
}
