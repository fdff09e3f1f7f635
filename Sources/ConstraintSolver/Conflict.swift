/// Required constraints that cannot hold together.
/// Shape: without any one of them the others could; in the order in which the solver numbers them.
package struct Conflict: Error, Hashable, Sendable {
    package let constraints: [ConstraintID]
    /// Variables whose being at least 0 is part of the conflict.
    package let nonNegative: [Variable]
}
