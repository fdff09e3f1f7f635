import ConstraintSolver
import Testing

/// The solver against every corner of small random systems.
struct SolverPropertyTests {
    /// A solver beside the plain system that it should agree with.
    private struct Pair {
        var plain: PlainSystem
        var solver = Solver()
        let variables: [Variable]
        var ids: [ConstraintID] = []

        init(variables count: Int, isNonNegative: [Bool]) {
            plain = PlainSystem(variableCount: count, isNonNegative: isNonNegative)
            var solver = Solver()
            variables = isNonNegative.map { solver.makeVariable(nonNegative: $0) }
            self.solver = solver
        }

        func expression(_ rule: PlainSystem.Rule) -> LinearExpression {
            var expression = LinearExpression(rule.constant)
            for (variable, coefficient) in zip(variables, rule.coefficients) where coefficient != 0 {
                expression.add(variable, times: coefficient)
            }
            return expression
        }

        /// Adds to both; a rule that the solver refuses is in neither, and must really be impossible.
        mutating func add(_ rule: PlainSystem.Rule, _ note: Comment) {
            plain.rules.append(rule)
            do {
                ids.append(try solver.add(expression(rule), rule.relation, priority: rule.priority))
            } catch {
                #expect(plain.bestMisses() == nil, note)
                expectMinimal(error, with: rule, note)
                plain.rules.removeLast()
            }
        }

        /// The constraints that a conflict names cannot hold together, and all but any one of them can.
        func expectMinimal(_ conflict: Conflict, with rule: PlainSystem.Rule, _ note: Comment) {
            let named = conflict.constraints.map { id in ids.firstIndex(of: id).map { plain.rules[$0] } ?? rule }
            var part = PlainSystem(variableCount: plain.variableCount, isNonNegative: plain.isNonNegative.map { _ in false })
            for variable in conflict.nonNegative {
                if let index = variables.firstIndex(of: variable) { part.isNonNegative[index] = true }
            }
            part.rules = named
            #expect(part.bestMisses() == nil, note)
            for index in named.indices {
                part.rules = named
                part.rules.remove(at: index)
                #expect(part.bestMisses() != nil, note)
            }
        }

        func check(_ note: Comment) {
            let point = variables.map(solver.value)
            #expect(plain.isPossible(point, tolerance: 1e-5), note)
            guard let best = plain.bestMisses() else { return #expect(Bool(false), note) }
            let found = plain.misses(point)
            #expect(zip(best, found).allSatisfy { abs($0 - $1) < 1e-5 }, note)
        }
    }

    @Test(arguments: 0..<40) func findsTheBestOfSmallSystems(block: UInt64) {
        for seed in block * 20..<(block + 1) * 20 {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...3, using: &generator)
            var pair = Pair(variables: count, isNonNegative: (0..<count).map { _ in Bool.random(using: &generator) })
            for _ in 0..<Int.random(in: 1...7, using: &generator) {
                pair.add(PlainSystem.randomRule(&generator, variables: count, requiredShare: 0.4), "seed \(seed)")
            }
            pair.check("seed \(seed)")
        }
    }

    /// Constraints come, go and change; after each step the values are the best again.
    @Test(arguments: 0..<30) func staysBestThroughChanges(block: UInt64) {
        for seed in 1000 + block * 4..<1000 + (block + 1) * 4 {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 2...3, using: &generator)
            var pair = Pair(variables: count, isNonNegative: (0..<count).map { _ in Bool.random(using: &generator) })
            for step in 0..<25 {
                let note: Comment = "seed \(seed), step \(step)"
                let index = pair.ids.indices.randomElement(using: &generator)
                switch (Int.random(in: 0..<10, using: &generator), index) {
                case (0..<3, let index?):
                    pair.solver.remove(pair.ids.remove(at: index))
                    pair.plain.rules.remove(at: index)
                case (3..<6, let index?):
                    changeConstants(&pair, from: index, &generator, note)
                case (6, let index?) where !pair.plain.rules[index].priority.isRequired:
                    let priority = Priority([250, 300, 750, 751].randomElement(using: &generator)!)
                    pair.solver.setPriority(priority, of: pair.ids[index])
                    pair.plain.rules[index].priority = priority
                default:
                    guard pair.ids.count < 7 else { continue }
                    pair.add(PlainSystem.randomRule(&generator, variables: count, requiredShare: 0.3), note)
                }
                pair.check(note)
            }
        }
    }

    private func changeConstants(_ pair: inout Pair, from index: Int, _ generator: inout SeededGenerator, _ note: Comment) {
        let indices = Set([index, pair.ids.indices.randomElement(using: &generator) ?? index]).sorted()
        let before = pair.plain
        for index in indices { pair.plain.rules[index].constant = Double(Int.random(in: -10...10, using: &generator)) }
        do {
            try pair.solver.setConstants(indices.map { (pair.ids[$0], pair.plain.rules[$0].constant) })
        } catch {
            #expect(pair.plain.bestMisses() == nil, note)
            pair.plain = before
        }
    }

    /// Twelve boxes in a row with gaps, inside a limit, after ten thousand repairs of one tableau.
    @Test func doesNotDrift() throws {
        var solver = Solver()
        let size = 12
        let lefts = (0..<size).map { _ in solver.makeVariable() }
        let widths = (0..<size).map { _ in solver.makeVariable(nonNegative: true) }
        var gapIDs: [ConstraintID] = [], widthIDs: [ConstraintID] = []
        for index in 0..<size {
            var gap = LinearExpression(lefts[index])
            if index > 0 {
                gap.add(lefts[index - 1], times: -1)
                gap.add(widths[index - 1], times: -1)
            }
            gapIDs.append(try solver.add(gap, .equal))
            widthIDs.append(try solver.add(LinearExpression(widths[index]), .equal, priority: Priority(750)))
        }
        var right = LinearExpression(lefts[size - 1])
        right.add(widths[size - 1])
        right.constant = -1500
        let limit = try solver.add(right, .lessOrEqual)

        var generator = SeededGenerator(seed: 7)
        var gaps = [Double](repeating: 0, count: size), wishes = gaps, end = 1500.0
        for _ in 0..<10_000 {
            let index = Int.random(in: 0..<size, using: &generator)
            let amount = Double.random(in: 0...100, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                gaps[index] = amount
                try solver.setConstant(-amount, of: gapIDs[index])
            case 1:
                wishes[index] = amount
                try solver.setConstant(-amount, of: widthIDs[index])
            default:
                end = 1200 + amount * 5
                try solver.setConstant(-end, of: limit)
            }
        }
        let natural = gaps.reduce(0, +) + wishes.reduce(0, +)
        let found = solver.value(of: lefts[size - 1]) + solver.value(of: widths[size - 1])
        #expect(abs(found - min(natural, end)) < 1e-6)
        let missed = zip(widths, wishes).reduce(0.0) { $0 + abs(solver.value(of: $1.0) - $1.1) }
        #expect(abs(missed - max(0, natural - end)) < 1e-6)
    }
}
