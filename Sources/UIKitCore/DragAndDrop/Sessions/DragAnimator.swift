import Foundation

/// Collects what the app wants done beside and after one animation of a drag, and does each thing once.
@MainActor final class DragAnimator: UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func runAnimations() {
        let due = animations
        animations = []
        for animation in due { animation() }
    }

    func finish(at position: UIViewAnimatingPosition) {
        let due = completions
        completions = []
        for completion in due { completion(position) }
    }
}
