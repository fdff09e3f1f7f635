/// Finds values for variables under linear constraints, and keeps them right while constraints come, go and change.
///
/// Required constraints hold; the others are missed as little as possible, those of a higher priority before all of a lower one.
/// A change costs what it moves: the solved tableau is repaired, never built anew. Equal calls give equal values.
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001. Differing from it,
/// priorities are compared one after another and not weighted, and a required constraint that the present values miss enters
/// by the dual simplex method, whose last row names the constraints that are in conflict.
package struct Solver: Sendable {
    struct Record: Sendable {
        let relation: Relation
        var priority: Priority
        var weight: Double
        /// `expression + markerSign * marker (+ …) = 0`: following the marker is following the constraint.
        let marker: Symbol
        let markerSign: Double
        /// The other symbol of an optional constraint.
        let other: Symbol?
        var constant: Double
    }

    var tableau = Tableau()
    var records: [Record?] = []
    private var freeIndices: [Int] = []

    package init() {}

    /// How many constraints there are.
    package var constraintCount: Int { tableau.rowCount }
    /// How many times two symbols have changed sides: the work done so far.
    package var pivotCount: Int { tableau.pivotCount }

    // MARK: Variables

    /// Shape: 0 until constraints say otherwise.
    package mutating func makeVariable(nonNegative: Bool = false) -> Variable {
        Variable(symbol: tableau.makeSymbol(nonNegative ? .restricted : .free, .variable))
    }

    /// Contract: the constraints that mention the variable are removed before.
    package mutating func remove(_ variable: Variable) { tableau.removeSymbol(variable.symbol) }

    package func value(of variable: Variable) -> Double { tableau.value(variable.symbol) }

    /// The variables whose values may have changed since the last call, in the order of their making.
    package mutating func takeTouchedVariables() -> [Variable] { tableau.takeTouched().map(Variable.init) }

    /// Whether the constraints leave more than one value open.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        guard tableau.isBasic(variable.symbol) else {
            return tableau.kind(variable.symbol) == .free || isUndecided(variable.symbol)
        }
        return tableau.rows[Int(tableau.slotOf[Int(variable.symbol)])].terms.contains { isUndecided($0.symbol) }
    }

    private func isUndecided(_ symbol: Symbol) -> Bool {
        guard tableau.kind(symbol) != .dummy else { return false }
        return tableau.objective.levels.allSatisfy { $0.terms.coefficient(of: symbol) <= Tolerance.coefficient }
    }

    // MARK: Records

    mutating func makeRecordIndex() -> Int {
        if let index = freeIndices.popLast() { return index }
        records.append(nil)
        return records.count - 1
    }

    mutating func freeRecord(_ id: ConstraintID) {
        records[id.index] = nil
        freeIndices.append(id.index)
    }

    func record(_ id: ConstraintID) -> Record {
        guard records.indices.contains(id.index), let record = records[id.index] else {
            preconditionFailure("This constraint is not in the solver; it was removed, or belongs to another.")
        }
        return record
    }

    /// Who takes part in a row that cannot hold.
    func conflict(in slot: Int32) -> Conflict {
        let row = tableau.rows[Int(slot)]
        var constraints: Set<ConstraintID> = []
        var variables: [Variable] = []
        for symbol in [row.basic] + row.terms.map(\.symbol) {
            switch tableau.owners[Int(symbol)] {
            case .constraint(let id): constraints.insert(id)
            case .variable: variables.append(Variable(symbol: symbol))
            }
        }
        return Conflict(constraints: constraints.sorted { $0.index < $1.index },
                        nonNegative: variables.sorted { $0.symbol < $1.symbol })
    }
}
