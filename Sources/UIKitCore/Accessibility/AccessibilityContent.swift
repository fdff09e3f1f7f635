package import PlatformInterface

/// What a view of ours knows of itself that traits cannot say: a menu, a row of it.
/// Contract: `fill` gets a node with id, frame and label set, and completes it; `performAccessibility` runs its actions.
@MainActor package protocol AccessibilityContent: UIView {
    func fill(_ node: inout AccessibilityNode)
    func performAccessibility(_ action: String) -> Bool
}
