/// Who shows a layer tree, told when there is something new to show.
@MainActor package protocol LayerTreeHost: AnyObject {
    /// Called when anything in the tree needs layout, display or recording.
    /// Contract: at most once until the tree is recorded; answer by asking for a frame, not by drawing at once.
    func layerTreeDidChange()
}
