import QuartzCore

/// Counts how often a tree asked for a frame.
@MainActor final class CountingHost: LayerTreeHost {
    var calls = 0
    func layerTreeDidChange() { calls += 1 }

    /// What came since the last time.
    func take() -> Int {
        defer { calls = 0 }
        return calls
    }
}
