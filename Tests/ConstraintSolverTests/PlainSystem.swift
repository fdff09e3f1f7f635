import ConstraintSolver

/// A small system of constraints written down plainly, solved by trying every corner.
///
/// The best values of a system of this kind lie on a corner, where as many of its lines meet as there are variables. So: intersect
/// each choice of lines, drop what a required constraint forbids, and take the corner that misses least, priority by priority.
struct PlainSystem {
    struct Rule {
        var coefficients: [Double]
        var constant: Double
        var relation: Relation
        var priority: Priority

        func miss(_ point: [Double]) -> Double {
            let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
            return switch relation {
            case .equal: abs(value)
            case .lessOrEqual: max(0, value)
            case .greaterOrEqual: max(0, -value)
            }
        }
    }

    var variableCount: Int
    var isNonNegative: [Bool]
    var rules: [Rule] = []

    func isPossible(_ point: [Double], without skipped: Int? = nil, tolerance: Double = 1e-6) -> Bool {
        for (value, bounded) in zip(point, isNonNegative) where bounded && value < -tolerance { return false }
        for (index, rule) in rules.enumerated() where rule.priority.isRequired && index != skipped {
            if rule.miss(point) > tolerance { return false }
        }
        return true
    }

    /// What is missed at a point: one sum a priority, the highest first.
    func misses(_ point: [Double]) -> [Double] {
        let levels = Set(rules.filter { !$0.priority.isRequired }.map(\.priority)).sorted(by: >)
        return levels.map { level in rules.filter { $0.priority == level }.reduce(0) { $0 + $1.miss(point) } }
    }

    /// The least misses, or nil when the required constraints exclude each other.
    func bestMisses() -> [Double]? {
        var best: [Double]?
        forEachCorner { point in
            guard isPossible(point) else { return }
            let misses = misses(point)
            if let known = best, !PlainSystem.isLess(misses, known) { return }
            best = misses
        }
        return best
    }

    static func isLess(_ a: [Double], _ b: [Double], tolerance: Double = 1e-5) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > tolerance { return x < y }
        return false
    }

    private func forEachCorner(_ body: ([Double]) -> Void) {
        var lines = rules.map { $0.coefficients + [-$0.constant] }
        // The axes too: for the variables that must not be negative, and so that there always is a corner.
        for index in 0..<variableCount {
            lines.append((0..<variableCount).map { $0 == index ? 1 : 0 } + [0])
        }
        var chosen: [Int] = []
        func choose(from start: Int) {
            if chosen.count == variableCount {
                if let point = PlainSystem.intersection(chosen.map { lines[$0] }) { body(point) }
                return
            }
            guard start < lines.count else { return }
            for index in start..<lines.count {
                chosen.append(index)
                choose(from: index + 1)
                chosen.removeLast()
            }
        }
        choose(from: 0)
    }

    /// Gauss's elimination; nil for lines that do not meet in one point.
    private static func intersection(_ lines: [[Double]]) -> [Double]? {
        var m = lines
        let n = m.count
        for column in 0..<n {
            guard let pivot = (column..<n).max(by: { abs(m[$0][column]) < abs(m[$1][column]) }), abs(m[pivot][column]) > 1e-9
            else { return nil }
            m.swapAt(column, pivot)
            for row in 0..<n where row != column {
                let factor = m[row][column] / m[column][column]
                guard factor != 0 else { continue }
                for k in column...n { m[row][k] -= factor * m[column][k] }
            }
        }
        return (0..<n).map { m[$0][n] / m[$0][$0] }
    }
}

extension PlainSystem {
    /// Small whole numbers, so that ties, repetitions and contradictions are frequent.
    static func random(_ generator: inout SeededGenerator, variables: Int, rules: Int, requiredShare: Double) -> PlainSystem {
        var system = PlainSystem(variableCount: variables, isNonNegative: (0..<variables).map { _ in Bool.random(using: &generator) })
        for _ in 0..<rules { system.rules.append(randomRule(&generator, variables: variables, requiredShare: requiredShare)) }
        return system
    }

    static func randomRule(_ generator: inout SeededGenerator, variables: Int, requiredShare: Double) -> Rule {
        var coefficients = (0..<variables).map { _ in Double(Int.random(in: -2...2, using: &generator)) }
        for index in coefficients.indices where Bool.random(using: &generator) { coefficients[index] = 0 }
        if coefficients.allSatisfy({ $0 == 0 }) { coefficients[Int.random(in: 0..<variables, using: &generator)] = 1 }
        let isRequired = Double.random(in: 0..<1, using: &generator) < requiredShare
        return Rule(
            coefficients: coefficients, constant: Double(Int.random(in: -10...10, using: &generator)),
            relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator)!,
            priority: isRequired ? .required : Priority([250, 251, 750, 751].randomElement(using: &generator)!))
    }
}
