import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Takes in what waits, and tells the superviews of what moved.
    func solve() {
        pixel = 1 / max(1, root?.traitCollection.displayScale ?? 1)
        let hasGone = removeDepartures()
        let hasChanged = takeInChanges()
        let newItems = takeArrivingItems(), newConstraints = takeArrivals()
        guard hasGone || hasChanged || !newItems.isEmpty || !newConstraints.isEmpty else { return movedItems = 0 }
        for view in newItems { _ = state(of: view) }
        for constraint in newConstraints { insert(constraint) }
        if hasGone || hasChanged { retryBroken() }
        measureWrappingText()
        reportMoves()
    }

    private func removeDepartures() -> Bool {
        let (constraints, states) = takeDepartures()
        for id in constraints {
            owners[id] = nil
            solver.remove(id)
        }
        for state in states { update(state, with: []) }
        for state in states { for variable in state.variables { solver.remove(variable) } }
        return !constraints.isEmpty || !states.isEmpty
    }

    // MARK: Changes

    private func takeInChanges() -> Bool {
        let (constraints, states) = takeChanges()
        guard !constraints.isEmpty || !states.isEmpty else { return false }
        var batch: [(id: ConstraintID, constant: Double)] = []
        var reshaped: [NSLayoutConstraint] = []
        func look(at constraint: NSLayoutConstraint) {
            guard let known = inserted[ObjectIdentifier(constraint)] else { return }
            guard let new = expression(of: constraint), new.hasSameParts(as: known.expression) else { return reshaped.append(constraint) }
            batch.append((known.id, new.constant))
        }
        for state in states {
            batch += changedConstants(of: state)
            if state.hasBaselines, let storage = state.view?.layoutStorage {
                for constraint in storage.mentioning where constraint.edges.contains(where: \.attribute.isBaseline) { look(at: constraint) }
            }
        }
        for constraint in constraints { look(at: constraint) }
        setConstants(batch)
        for constraint in reshaped { reinsert(constraint) }
        for constraint in constraints { updatePriority(of: constraint) }
        return true
    }

    func reinsert(_ constraint: NSLayoutConstraint) {
        if let known = inserted.removeValue(forKey: ObjectIdentifier(constraint)) {
            owners[known.id] = nil
            solver.remove(known.id)
        }
        insert(constraint)
    }

    private func updatePriority(of constraint: NSLayoutConstraint) {
        guard constraint.priority != .required, let known = inserted[ObjectIdentifier(constraint)] else { return }
        solver.setPriority(Priority(constraint.priority), of: known.id)
    }

    /// The rules whose numbers alone changed; others are exchanged at once.
    func changedConstants(of state: LayoutItemState) -> [(id: ConstraintID, constant: Double)] {
        let new = rules(of: state)
        guard new.count == state.rules.count, zip(new, state.rules).allSatisfy({ $0.hasSameShape(as: $1) && $1.id != nil }) else {
            update(state, with: new)
            return []
        }
        var changes: [(id: ConstraintID, constant: Double)] = []
        for (index, rule) in new.enumerated() {
            guard let id = state.rules[index].id else { continue }
            if rule.priority != state.rules[index].priority { solver.setPriority(rule.priority, of: id) }
            if rule.expression.constant != state.rules[index].expression.constant { changes.append((id, rule.expression.constant)) }
            state.rules[index] = rule
            state.rules[index].id = id
        }
        return changes
    }

    /// Exchanges all rules of an item.
    func update(_ state: LayoutItemState, with rules: [LayoutRule]) {
        for id in state.rules.compactMap(\.id) {
            owners[id] = nil
            solver.remove(id)
        }
        state.rules = rules
        for index in rules.indices {
            let rule = rules[index]
            state.rules[index].id = add(rule.expression, rule.relation, rule.priority, .rule(state, rule.meaning))
        }
    }

    // MARK: Constraints

    func insert(_ constraint: NSLayoutConstraint) {
        guard inserted[ObjectIdentifier(constraint)] == nil, let expression = expression(of: constraint) else { return }
        guard let id = add(expression, constraint.relation.inSolver, Priority(constraint.priority), .constraint(constraint),
                           weight: constraint.weight) else { return }
        inserted[ObjectIdentifier(constraint)] = Inserted(constraint: constraint, id: id, expression: expression)
    }

    // MARK: Moves

    private func reportMoves() {
        movedItems = 0
        guard fitting == nil else { return _ = solver.takeTouchedVariables() }
        var seen: Set<ObjectIdentifier> = []
        for variable in solver.takeTouchedVariables() {
            guard let state = variableOwners[variable], seen.insert(ObjectIdentifier(state)).inserted else { continue }
            report(state)
        }
    }

    private func report(_ state: LayoutItemState) {
        let frame = frame(state)
        guard !frame.isNear(state.reported) else { return }
        state.reported = frame
        movedItems += 1
        if let guide = state.item as? UILayoutGuide {
            guide.owner?.setNeedsLayout()
            guide.owner?.layoutGuideMoved(guide, to: frame, decided: (!solver.isAmbiguous(state.width), !solver.isAmbiguous(state.height)))
        } else if let view = state.view, !view.translatesAutoresizingMaskIntoConstraints {
            if let superview = view.superview { superview.setNeedsLayout() } else { view.place(view.untransformedFrame.resized(to: frame.size)) }
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var inSolver: Relation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        !other.isNull && abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }

    fileprivate func resized(to size: CGSize) -> CGRect { CGRect(origin: origin, size: size) }
}
