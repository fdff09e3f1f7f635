/// An unknown of a `Solver`: a number that the constraints decide.
/// Contract: of the solver that made it.
package struct Variable: Hashable, Sendable {
    let symbol: Symbol
}
