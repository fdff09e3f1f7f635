/// Which keys are down, so that a press of one that already is can be told to be a repetition.
/// Contract: forget all when the window loses the keyboard: releases that another window gets are never seen.
package struct PressedKeys {
    private var usages: [UInt32: Int] = [:]

    package init() {}

    /// Returns whether this press is a repetition.
    package mutating func press(_ code: UInt32, usage: Int) -> Bool { usages.updateValue(usage, forKey: code) != nil }
    package mutating func release(_ code: UInt32) { usages[code] = nil }
    package mutating func forgetAll() { usages.removeAll() }
    /// Whether a Super key is down: some Wayland keyboards never tell that modifier.
    package var holdsSuper: Bool { usages.values.contains { $0 == 0xE3 || $0 == 0xE7 } }
}
