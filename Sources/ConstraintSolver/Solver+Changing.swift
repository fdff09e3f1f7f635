extension Solver {
    /// The number that stands in the constraint's expression.
    package func constant(of id: ConstraintID) -> Double { record(id).constant }

    /// Replaces the number in the constraint's expression.
    /// Errors: the required constraints that cannot hold with it; then nothing has changed.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
        try setConstants([(id, constant)])
    }

    /// Replaces several numbers at once: only the last state has to be possible.
    /// Errors: the required constraints that cannot hold; then nothing has changed.
    package mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) throws(Conflict) {
        let before = changes.map { (id: $0.id, constant: record($0.id).constant) }
        tableau.suspects = []
        for change in changes { shift(change.id, to: change.constant) }
        tableau.recordsPivots = true
        let failure = tableau.restoreFeasibility()
        tableau.recordsPivots = false
        guard let failure else { return tableau.pivots = [] }
        let conflict = conflict(in: failure)
        tableau.undoPivots()
        for change in before.reversed() { shift(change.id, to: change.constant) }
        tableau.suspects = []
        throw conflict
    }

    private mutating func shift(_ id: ConstraintID, to constant: Double) {
        let record = record(id)
        let amount = (constant - record.constant) / record.markerSign
        guard amount != 0 else { return }
        records[id.index]?.constant = constant
        let slot = tableau.slotOf[Int(record.marker)]
        if slot >= 0 { return tableau.shift(slot, by: -amount) }
        for slot in tableau.columns[Int(record.marker)] {
            tableau.shift(slot, by: amount * tableau.rows[Int(slot)].terms.coefficient(of: record.marker))
        }
    }

    /// Gives an optional constraint another priority.
    /// Errors: a required constraint stays required, and an optional one optional; anything else stops the program.
    package mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
        let record = record(id)
        precondition(!priority.isRequired && !record.priority.isRequired,
                     "A constraint cannot become required or optional while it is in the solver; remove it and add it anew.")
        guard priority != record.priority else { return }
        addToObjective(record, sign: -1)
        records[id.index]?.priority = priority
        addToObjective(self.record(id))
        tableau.optimize()
    }
}
