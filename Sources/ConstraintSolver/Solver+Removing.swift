extension Solver {
    /// Takes a constraint away.
    package mutating func remove(_ id: ConstraintID) {
        let record = record(id)
        addToObjective(record, sign: -1)
        if !tableau.isBasic(record.marker), let slot = rowToLeave(for: record.marker) {
            tableau.pivot(slot, entering: record.marker)
        }
        // The marker is in no other equation: with its row the constraint is gone.
        tableau.removeSymbol(record.marker)
        if let other = record.other { tableau.removeSymbol(other) }
        freeRecord(id)
        tableau.suspects = []
        tableau.optimize()
    }

    /// The row that can take the marker without another basic symbol's getting a forbidden value.
    private func rowToLeave(for marker: Symbol) -> Int32? {
        var best: (slot: Int32, order: Int, ratio: Double)?
        for slot in tableau.columns[Int(marker)] {
            let row = tableau.rows[Int(slot)]
            let coefficient = row.terms.coefficient(of: marker)
            let candidate: (slot: Int32, order: Int, ratio: Double)
            switch tableau.kind(row.basic) {
            case .dummy: candidate = (slot, 0, 0)
            case .restricted where coefficient < 0: candidate = (slot, 1, -row.constant / coefficient)
            case .restricted: candidate = (slot, 2, row.constant / coefficient)
            case .free, .unused: candidate = (slot, 3, -abs(coefficient))
            }
            if let best, (best.order, best.ratio) <= (candidate.order, candidate.ratio) { continue }
            best = candidate
        }
        return best?.slot
    }
}
