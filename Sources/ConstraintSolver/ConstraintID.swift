/// A constraint that is in a `Solver`.
/// Contract: from its adding to its removal; afterwards another constraint may get the same one.
package struct ConstraintID: Hashable, Sendable {
    let index: Int
}
