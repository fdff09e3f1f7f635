package import PlatformInterface

/// What a view of ours knows of itself that traits cannot say: a menu, a row of it.
/// Contract: `fill` gets a node with id, frame, label and children set, and completes it; `performAccessibility` runs its actions.
@MainActor package protocol AccessibilityContent: UIView {
    func fill(_ node: inout AccessibilityNode)
    func performAccessibility(_ action: String) -> Bool
    /// Runs an action of a node that `fill` added for a part without a view; false when it is none of this view's.
    func performAccessibility(_ action: String, part: Int) -> Bool
}

extension AccessibilityContent {
    package func performAccessibility(_ action: String, part: Int) -> Bool { false }
}
