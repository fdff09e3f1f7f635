/// What the optional constraints miss, to be made small: the sums of the higher priorities before those of the lower.
/// Shape: levels by falling priority; each is a sum of multiples of violations.
struct Objective: Sendable {
    struct Level: Sendable {
        let priority: Double
        var terms: [Term]
    }

    private(set) var levels: [Level] = []

    /// Counts a symbol, or what it is equal to, `weight` times on the level.
    mutating func add(_ terms: [Term], times weight: Double, priority: Double) {
        let index = index(of: priority)
        for term in terms { levels[index].terms.add(term.symbol, weight * term.coefficient) }
        if levels[index].terms.isEmpty { levels.remove(at: index) }
    }

    mutating func remove(_ symbol: Symbol) {
        for index in levels.indices { levels[index].terms.add(symbol, -levels[index].terms.coefficient(of: symbol)) }
    }

    mutating func substitute(_ symbol: Symbol, by source: [Term]) {
        for index in levels.indices {
            let position = levels[index].terms.position(of: symbol)
            guard position < levels[index].terms.count, levels[index].terms[position].symbol == symbol else { continue }
            let factor = levels[index].terms.remove(at: position).coefficient
            levels[index].merge(source, times: factor)
        }
    }

    private mutating func index(of priority: Double) -> Int {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority, terms: []), at: index)
        }
        return index
    }
}

extension Objective.Level {
    fileprivate mutating func merge(_ source: [Term], times factor: Double) {
        // Short sources into long levels: in place is cheaper than building the level anew.
        if source.count * 8 < terms.count {
            for term in source { terms.add(term.symbol, factor * term.coefficient) }
            return
        }
        var result: [Term] = []
        result.reserveCapacity(terms.count + source.count)
        var i = 0
        for term in source {
            while i < terms.count, terms[i].symbol < term.symbol {
                result.append(terms[i])
                i += 1
            }
            var sum = factor * term.coefficient
            if i < terms.count, terms[i].symbol == term.symbol {
                sum += terms[i].coefficient
                i += 1
            }
            if abs(sum) > Tolerance.coefficient { result.append(Term(symbol: term.symbol, coefficient: sum)) }
        }
        result.append(contentsOf: terms[i...])
        terms = result
    }
}
