/// The two ways to an optimum. Both keep what they start from: the primal that no basic symbol has a forbidden value, the dual
/// that nothing could be made better.
extension Tableau {
    /// Far more steps than a layout takes; a tableau that rounding keeps from an end is left as it is.
    private var stepLimit: Int { 1000 + 50 * rows.count }
    /// After this many steps the choices follow Bland's rule, which cannot go round in circles.
    private var patience: Int { 50 + 2 * rows.count }

    /// Makes the objective as small as it can be.
    /// Contract: no row is infeasible before, and none is after.
    mutating func optimize() {
        for _ in 0..<stepLimit {
            guard let entering = improvingSymbol() else { return }
            guard let slot = firstToReachZero(entering) else {
                // The objective has a bottom, so this is a trace of rounding.
                objective.remove(entering)
                continue
            }
            pivot(slot, entering: entering)
        }
    }

    /// A symbol that makes the objective smaller when it grows.
    private func improvingSymbol() -> Symbol? {
        for (index, level) in objective.levels.enumerated() {
            for term in level.terms where term.coefficient < -Tolerance.coefficient && kind(term.symbol) != .dummy {
                let isHeldAbove = objective.levels[..<index].contains { $0.terms.coefficient(of: term.symbol) > Tolerance.coefficient }
                if !isHeldAbove { return term.symbol }
            }
        }
        return nil
    }

    private func firstToReachZero(_ entering: Symbol) -> Int32? {
        var best: (slot: Int32, ratio: Double, basic: Symbol)?
        for slot in columns[Int(entering)] {
            let row = rows[Int(slot)]
            let coefficient = row.terms.coefficient(of: entering)
            let ratio: Double
            switch kind(row.basic) {
            case .free, .unused: continue
            case .dummy: ratio = 0
            case .restricted:
                guard coefficient < -Tolerance.coefficient else { continue }
                ratio = max(0, -row.constant / coefficient)
            }
            if let best, ratio > best.ratio || (ratio == best.ratio && row.basic > best.basic) { continue }
            best = (slot, ratio, row.basic)
        }
        return best?.slot
    }

    /// Takes the forbidden values away.
    /// Contract: the objective is as small as it can be before, and after.
    /// Errors: the row that no change of its symbols could mend.
    mutating func restoreFeasibility() -> Int32? {
        for step in 0..<stepLimit {
            let isPatient = step < patience
            guard let slot = infeasibleRow(worst: isPatient) else { return nil }
            let needsGrowth = rows[Int(slot)].constant < 0
            guard let entering = symbolToEnter(slot, growing: needsGrowth, largest: isPatient) else { return slot }
            pivot(slot, entering: entering)
        }
        suspects = []
        return nil
    }

    private mutating func infeasibleRow(worst: Bool) -> Int32? {
        suspects = suspects.filter { isInfeasible($0) }
        return suspects.min { a, b in
            let first = rows[Int(a)], second = rows[Int(b)]
            if worst, abs(first.constant) != abs(second.constant) { return abs(first.constant) > abs(second.constant) }
            return first.basic < second.basic
        }
    }

    /// The symbol that moves the row's basic one up (or down) at the least loss.
    func symbolToEnter(_ slot: Int32, growing: Bool, largest: Bool) -> Symbol? {
        let sign: Double = growing ? 1 : -1
        var candidates = rows[Int(slot)].terms.filter { $0.coefficient * sign > Tolerance.coefficient && kind($0.symbol) == .restricted }
        for level in objective.levels where candidates.count > 1 {
            let losses = candidates.map { level.terms.coefficient(of: $0.symbol) / abs($0.coefficient) }
            guard let least = losses.min(), losses.contains(where: { $0 != least }) else { continue }
            let bound = least + Tolerance.coefficient * (1 + abs(least))
            candidates = zip(candidates, losses).filter { $0.1 <= bound }.map(\.0)
        }
        guard largest else { return candidates.first?.symbol }
        return candidates.max { abs($0.coefficient) < abs($1.coefficient) || (abs($0.coefficient) == abs($1.coefficient) && $0.symbol > $1.symbol) }?
            .symbol
    }
}
