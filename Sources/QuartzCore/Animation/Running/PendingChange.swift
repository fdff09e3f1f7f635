/// A change of a layer's property between its two halves: what is to happen after it, and what there was before.
@MainActor struct PendingChange {
    let key: String
    let action: any CAAction
    /// What the layer showed before the change; nil for a property that does not move.
    let before: AnimatableValue?
}
