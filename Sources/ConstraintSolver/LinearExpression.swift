/// A sum of multiples of variables, and a number.
/// Shape: a variable may come several times; its multiples add up.
package struct LinearExpression: Sendable {
    package struct Part: Hashable, Sendable {
        package let variable: Variable
        package let coefficient: Double
    }

    package private(set) var parts: [Part] = []
    package var constant: Double

    package init(_ constant: Double = 0) { self.constant = constant }

    package init(_ variable: Variable, times coefficient: Double = 1) {
        constant = 0
        add(variable, times: coefficient)
    }

    package mutating func add(_ variable: Variable, times coefficient: Double = 1) {
        parts.append(Part(variable: variable, coefficient: coefficient))
    }

    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        for part in other.parts { add(part.variable, times: part.coefficient * factor) }
        constant += other.constant * factor
    }
}
