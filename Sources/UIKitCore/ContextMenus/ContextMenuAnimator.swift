import Foundation

/// Collects what the app wants done beside and after a transition of the menu, and does each thing once.
@MainActor class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewViewController: UIViewController? = nil) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        let due = animations
        animations = []
        for animation in due { animation() }
    }

    func runCompletions() {
        let due = completions
        completions = []
        for completion in due { completion() }
    }
}
