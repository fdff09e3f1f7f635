extension Solver {
    /// Adds `expression (relation) 0`.
    /// Shape: `weight` tells constraints of one priority apart; a required constraint ignores it.
    /// Errors: the required constraints, this one among them, that cannot hold together; then nothing has changed.
    package mutating func add(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, weight: Double = 1)
        throws(Conflict) -> ConstraintID
    {
        let id = ConstraintID(index: makeRecordIndex())
        let sum = inParameters(expression)
        let record = makeRecord(id, relation, priority, weight, constant: expression.constant)
        records[id.index] = record
        let balance = record.symbols
        if let subject = cheapestFree(sum.terms) {
            insert(sum, balance, solvedFor: subject)
            addToObjective(record)
        } else if record.other != nil {
            insert(sum, balance, solvedFor: optionalSubject(sum.constant, balance))
            addToObjective(record)
            tableau.optimize()
        } else {
            insert(sum, balance, solvedFor: record.marker)
            if let slot = enterRequired(record) {
                let conflict = conflict(in: slot)
                tableau.undoPivots()
                tableau.removeSymbol(record.marker)
                freeRecord(id)
                throw conflict
            }
            tableau.pivots = []
            tableau.recordsPivots = false
        }
        return id
    }

    /// The expression in symbols that are not basic.
    private func inParameters(_ expression: LinearExpression) -> (constant: Double, terms: [Term]) {
        var constant = expression.constant
        var terms: [Term] = []
        for part in expression.parts {
            let symbol = part.variable.symbol
            if tableau.isBasic(symbol) {
                let row = tableau.rows[Int(tableau.slotOf[Int(symbol)])]
                constant += part.coefficient * row.constant
                for term in row.terms { terms.add(term.symbol, part.coefficient * term.coefficient) }
            } else {
                terms.add(symbol, part.coefficient)
            }
        }
        return (constant, terms)
    }

    private mutating func makeRecord(_ id: ConstraintID, _ relation: Relation, _ priority: Priority, _ weight: Double, constant: Double)
        -> Record
    {
        let owner = SymbolOwner.constraint(id)
        let isRequired = priority.isRequired
        let marker = tableau.makeSymbol(isRequired && relation == .equal ? .dummy : .restricted, owner)
        let other = isRequired ? nil : tableau.makeSymbol(.restricted, owner)
        return Record(relation: relation, priority: priority, weight: weight, marker: marker,
                      markerSign: relation == .lessOrEqual || (isRequired && relation == .equal) ? 1 : -1, other: other, constant: constant)
    }

    /// Of the free variables, the one whose replacing costs least.
    private func cheapestFree(_ terms: [Term]) -> Symbol? {
        terms.filter { tableau.kind($0.symbol) == .free }
            .min { tableau.columns[Int($0.symbol)].count < tableau.columns[Int($1.symbol)].count }?.symbol
    }

    /// Of the two symbols of an optional constraint, the one that is at least 0 now.
    private func optionalSubject(_ constant: Double, _ balance: [Term]) -> Symbol {
        let pulling = balance[0].coefficient < 0 ? 0 : 1
        return balance[constant >= 0 ? pulling : 1 - pulling].symbol
    }

    /// Inserts `sum + balance = 0`, with `subject` on the left.
    private mutating func insert(_ sum: (constant: Double, terms: [Term]), _ balance: [Term], solvedFor subject: Symbol) {
        var terms = sum.terms
        for term in balance { terms.add(term.symbol, term.coefficient) }
        let factor = -1 / terms.coefficient(of: subject)
        terms.remove(at: terms.position(of: subject))
        for index in terms.indices { terms[index].coefficient *= factor }
        let slot = tableau.insertRow(Row(basic: subject, constant: sum.constant * factor, terms: terms))
        tableau.substitute(subject, by: slot)
    }

    /// Errors: the row that cannot hold.
    private mutating func enterRequired(_ record: Record) -> Int32? {
        tableau.recordsPivots = true
        tableau.suspects = []
        let slot = tableau.slotOf[Int(record.marker)]
        if record.relation == .equal {
            let constant = tableau.rows[Int(slot)].constant
            let isOff = abs(constant) > Tolerance.value
            let grows = constant < 0
            let entering = tableau.symbolToEnter(slot, growing: grows, largest: true)
                ?? (isOff ? nil : tableau.symbolToEnter(slot, growing: !grows, largest: true))
            if let entering {
                tableau.pivot(slot, entering: entering)
            } else if isOff {
                return slot
            }
        } else if tableau.isInfeasible(slot) {
            tableau.suspects = [slot]
        }
        return tableau.restoreFeasibility()
    }

    mutating func addToObjective(_ record: Record, sign: Double = 1) {
        for symbol in record.violations {
            let terms = tableau.isBasic(symbol)
                ? tableau.rows[Int(tableau.slotOf[Int(symbol)])].terms : [Term(symbol: symbol, coefficient: 1)]
            tableau.objective.add(terms, times: sign * record.weight, priority: record.priority.level)
        }
    }
}

extension Solver.Record {
    /// What the constraint adds to its expression to make zero.
    var symbols: [Term] {
        let own = Term(symbol: marker, coefficient: markerSign)
        return other.map { [own, Term(symbol: $0, coefficient: -markerSign)] } ?? [own]
    }

    /// The symbols that say how far an optional constraint is missed.
    var violations: [Symbol] {
        guard let other else { return [] }
        return relation == .equal ? [marker, other] : [other]
    }
}
