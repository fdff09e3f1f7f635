/// Which keys are down, so that a press of one that already is can be told to be a repetition.
/// Contract: forget all when the window loses the keyboard: releases that another window gets are never seen.
struct PressedKeys {
    private var codes: Set<UInt32> = []

    /// Returns whether this press is a repetition.
    mutating func press(_ code: UInt32) -> Bool { !codes.insert(code).inserted }
    mutating func release(_ code: UInt32) { codes.remove(code) }
    mutating func forgetAll() { codes.removeAll() }
}
