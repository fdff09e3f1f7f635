/// A column or a row of the tableau: a variable, or a quantity that a constraint brings with it.
typealias Symbol = Int32

/// What values a symbol may have.
enum SymbolKind: UInt8, Sendable {
    /// A variable of any value.
    case free
    /// At least 0: such a variable, or the slack or the violation of a constraint.
    case restricted
    /// Exactly 0: the mark of a required equation.
    case dummy
    /// No symbol now; the number will be used again.
    case unused
}

/// Who brought a symbol.
enum SymbolOwner: Sendable {
    case variable
    case constraint(ConstraintID)
}
