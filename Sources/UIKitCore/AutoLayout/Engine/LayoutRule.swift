import ConstraintSolver

/// A constraint that comes with an item and not from the app: its frame, its content, its insets.
struct LayoutRule {
    enum Meaning { case frame, content, insets, size }

    var expression: LinearExpression
    var relation = Relation.equal
    var priority = Priority.required
    let meaning: Meaning
    /// The rule's number in the solver; nil while it is not in there.
    var id: ConstraintID?

    /// Whether only numbers tell the two apart, so that the solver needs no new constraint.
    func hasSameShape(as other: LayoutRule) -> Bool {
        relation == other.relation && priority.isRequired == other.priority.isRequired && expression.hasSameParts(as: other.expression)
    }
}

extension LinearExpression {
    func hasSameParts(as other: LinearExpression) -> Bool {
        parts.count == other.parts.count
            && zip(parts, other.parts).allSatisfy { $0.variable == $1.variable && abs($0.coefficient - $1.coefficient) < 1e-9 }
    }

    /// `self - value`
    func minus(_ value: Double) -> LinearExpression {
        var result = self
        result.constant -= value
        return result
    }

    func minus(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
        var result = self
        result.add(other, times: -factor)
        return result
    }

    func plus(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression { minus(other, times: -factor) }
}
