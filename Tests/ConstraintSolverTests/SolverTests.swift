import ConstraintSolver
import Testing

struct SolverTests {
    /// `variable - value`
    private func offset(_ variable: Variable, _ value: Double) -> LinearExpression {
        var expression = LinearExpression(variable)
        expression.constant = -value
        return expression
    }

    @Test func startsAtZero() {
        var solver = Solver()
        let x = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: width) == 0)
    }

    /// One wish of priority 751 against a thousand of 750: weights would have to be astronomically far apart.
    @Test func onePriorityBeatsAnyNumberOfLowerOnes() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        for _ in 0..<1000 { _ = try solver.add(offset(x, 100), .equal, priority: Priority(750)) }
        _ = try solver.add(offset(x, 10), .equal, priority: Priority(751))
        #expect(solver.value(of: x) == 10)
    }

    @Test func prioritiesMayBeAnyNumber() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = try solver.add(offset(x, 1), .equal, priority: Priority(0.25))
        _ = try solver.add(offset(x, 2), .equal, priority: Priority(0.5))
        _ = try solver.add(offset(x, 3), .equal, priority: Priority(999.999))
        #expect(solver.value(of: x) == 3)
    }

    @Test func weightsTellConstraintsOfOnePriorityApart() throws {
        var solver = Solver()
        let a = solver.makeVariable(nonNegative: true), b = solver.makeVariable(nonNegative: true)
        var sum = LinearExpression(-10)
        sum.add(a)
        sum.add(b)
        _ = try solver.add(sum, .equal)
        _ = try solver.add(LinearExpression(a), .equal, priority: Priority(1), weight: 2)
        _ = try solver.add(LinearExpression(b), .equal, priority: Priority(1), weight: 1)
        #expect(solver.value(of: a) == 0)
        #expect(solver.value(of: b) == 10)
    }

    @Test func namesTheConstraintsInConflict() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        _ = try solver.add(offset(y, 5), .equal)
        let least = try solver.add(offset(x, 10), .greaterOrEqual)
        let conflict = #expect(throws: Conflict.self) { _ = try solver.add(offset(x, 3), .lessOrEqual) }
        #expect(conflict?.constraints.count == 2)
        #expect(conflict?.constraints.contains(least) == true)
        #expect(solver.value(of: x) == 10)
        #expect(solver.constraintCount == 2)
    }

    @Test func namesTheVariableThatMustNotBeNegative() throws {
        var solver = Solver()
        let width = solver.makeVariable(nonNegative: true)
        let conflict = #expect(throws: Conflict.self) { _ = try solver.add(offset(width, -1), .equal) }
        #expect(conflict?.nonNegative == [width])
        #expect(solver.constraintCount == 0)
    }

    @Test func acceptsTheSameRequirementTwice() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let first = try solver.add(offset(x, 4), .equal)
        let second = try solver.add(offset(x, 4), .equal)
        #expect(throws: Conflict.self) { try solver.setConstant(-6, of: second) }
        #expect(solver.value(of: x) == 4)
        try solver.setConstants([(first, -6), (second, -6)])
        #expect(solver.value(of: x) == 6)
        solver.remove(first)
        #expect(solver.value(of: x) == 6)
        try solver.setConstant(-7, of: second)
        #expect(solver.value(of: x) == 7)
    }

    @Test func refusedConstantLeavesEverythingAsItWas() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let low = try solver.add(offset(x, 0), .greaterOrEqual)
        _ = try solver.add(offset(x, 10), .lessOrEqual)
        _ = try solver.add(offset(x, 7), .equal, priority: Priority(500))
        #expect(throws: Conflict.self) { try solver.setConstant(-11, of: low) }
        #expect(solver.value(of: x) == 7)
        #expect(solver.constant(of: low) == 0)
        try solver.setConstant(-8, of: low)
        #expect(solver.value(of: x) == 8)
    }

    @Test func tellsWhatMayHaveChanged() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        let id = try solver.add(offset(x, 1), .equal)
        _ = try solver.add(offset(y, 2), .equal)
        #expect(solver.takeTouchedVariables() == [x, y])
        try solver.setConstant(-5, of: id)
        #expect(solver.takeTouchedVariables() == [x])
        #expect(solver.takeTouchedVariables().isEmpty)
    }

    @Test func knowsWhatIsAmbiguous() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable(nonNegative: true)
        #expect(solver.isAmbiguous(x))
        _ = try solver.add(offset(x, 3), .equal)
        #expect(!solver.isAmbiguous(x))
        _ = try solver.add(offset(y, 9), .lessOrEqual)
        #expect(solver.isAmbiguous(y))
        _ = try solver.add(offset(y, 9), .equal, priority: Priority(1))
        #expect(!solver.isAmbiguous(y))
    }

    @Test func sameCallsGiveTheSameValues() throws {
        func run() throws -> [Double] {
            var generator = SeededGenerator(seed: 3)
            var solver = Solver()
            let variables = (0..<20).map { _ in solver.makeVariable(nonNegative: Bool.random(using: &generator)) }
            for _ in 0..<60 {
                var expression = LinearExpression(Double(Int.random(in: -50...50, using: &generator)))
                for _ in 0..<3 { expression.add(variables.randomElement(using: &generator)!, times: Double(Int.random(in: -2...2, using: &generator))) }
                _ = try solver.add(expression, [.equal, .lessOrEqual].randomElement(using: &generator)!,
                                   priority: Priority(Double(Int.random(in: 1...4, using: &generator))))
            }
            return variables.map(solver.value)
        }
        #expect(try run() == run())
    }

    @Test func usesNumbersAgain() throws {
        var solver = Solver()
        for _ in 0..<100 {
            let x = solver.makeVariable()
            let id = try solver.add(offset(x, 1), .equal, priority: Priority(5))
            solver.remove(id)
            solver.remove(x)
        }
        #expect(solver.constraintCount == 0)
        #expect(solver.takeTouchedVariables().isEmpty)
    }
}
