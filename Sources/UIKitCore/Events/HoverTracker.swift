import Foundation

/// Which recognisers the hovering pointer is inside of.
/// Contract: each that was entered is left once. Recognisers and views are held weakly.
@MainActor final class HoverTracker {
    private var inside: [WeakReference<UIHoverGestureRecognizer>] = []

    /// The pointer is over `touch.view` and its superviews now. `moved` false only corrects who is inside.
    func update(_ touch: UITouch, _ event: UIEvent, moved: Bool) {
        let under = recognizers(from: touch.view)
        let before = recognizers
        inside.removeAll { $0.object.map { !under.contains($0) } ?? true }
        for recognizer in before where !under.contains(recognizer) { recognizer.leave(.ended) }
        for recognizer in under {
            if !before.contains(recognizer) {
                if recognizer.enter(touch, event) { inside.append(WeakReference(object: recognizer)) }
            } else if moved, recognizer.settledState.isActive {
                recognizer.move(touch, event)
            }
        }
        inside.removeAll { !($0.object?.settledState.isActive ?? false) }
    }

    /// The pointer left, or the views did.
    func leave(_ state: UIGestureRecognizer.State = .ended, where isLeft: (UIView?) -> Bool = { _ in true }) {
        let left = recognizers.filter { isLeft($0.view) }
        inside.removeAll { $0.object.map(left.contains) ?? true }
        for recognizer in left { recognizer.leave(state) }
    }

    private var recognizers: [UIHoverGestureRecognizer] { inside.compactMap(\.object) }

    private func recognizers(from view: UIView?) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var view = view
        while let here = view {
            found += (here.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
            view = here.superview
        }
        return found
    }
}
