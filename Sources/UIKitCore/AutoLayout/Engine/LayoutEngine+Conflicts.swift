import ConstraintSolver
import Foundation

/// When required constraints exclude each other: one gives way, a message says which and why, and layout goes on.
extension LayoutEngine {
    /// Adds to the solver; where required constraints exclude each other, the app's youngest gives way.
    /// Shape: nil when that is the new one.
    func add(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ owner: Owner, weight: Double = 1)
        -> ConstraintID?
    {
        while true {
            do {
                let id = try solver.add(expression, relation, priority: priority, weight: weight)
                owners[id] = owner
                return id
            } catch {
                let known = error.constraints.compactMap { owners[$0] }
                let weakest = weakest(of: known + [owner])
                log(known + [owner], broken: weakest ?? owner)
                guard let weakest, !weakest.isSame(as: owner) else {
                    if case .constraint(let constraint) = owner { broken[ObjectIdentifier(constraint)] = constraint }
                    return nil
                }
                giveWay(weakest)
            }
        }
    }

    /// Changes numbers of the solver; where that makes required constraints exclude each other, the app's youngest gives way.
    func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) {
        var changes = changes
        while !changes.isEmpty {
            do {
                return try solver.setConstants(changes)
            } catch {
                let known = error.constraints.compactMap { owners[$0] }
                guard let weakest = weakest(of: known) ?? known.last else { return }
                log(known, broken: weakest)
                giveWay(weakest)
                changes.removeAll { owners[$0.id] == nil }
            }
        }
    }

    /// Constraints that gave way come back once nothing contradicts them.
    func retryBroken() {
        for constraint in broken.values.sorted(by: { $0.serial < $1.serial }) {
            broken[ObjectIdentifier(constraint)] = nil
            insert(constraint)
        }
    }

    private func weakest(of owners: [Owner]) -> Owner? {
        owners.filter { $0.constraint != nil }.max { ($0.constraint?.serial ?? 0) < ($1.constraint?.serial ?? 0) }
    }

    private func giveWay(_ owner: Owner) {
        switch owner {
        case .constraint(let constraint):
            guard let known = inserted.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
            owners[known.id] = nil
            solver.remove(known.id)
            broken[ObjectIdentifier(constraint)] = constraint
        case .rule(let state, let meaning):
            for index in state.rules.indices where state.rules[index].meaning == meaning {
                guard let id = state.rules[index].id else { continue }
                state.rules[index].id = nil
                owners[id] = nil
                solver.remove(id)
            }
        }
    }

    private func log(_ members: [Owner], broken: Owner) {
        var lines: [String] = []
        for member in members where !lines.contains(member.words) { lines.append(member.words) }
        Log.once("These required constraints cannot all hold:\n" + lines.map { "    \($0)\n" }.joined()
            + "  \(broken.words) is left out so that the rest can. Change one of them, or give it a priority below 1000.")
    }
}

extension LayoutEngine.Owner {
    @MainActor var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = self { constraint } else { nil }
    }

    @MainActor func isSame(as other: LayoutEngine.Owner) -> Bool { constraint != nil && constraint === other.constraint }

    @MainActor var words: String {
        switch self {
        case .constraint(let constraint): return constraint.words
        case .rule(let state, let meaning):
            let name = state.item?.layoutName ?? "a view that is gone"
            switch meaning {
            case .frame:
                return "the frame of \(name), since its translatesAutoresizingMaskIntoConstraints is true"
                    + (state.view.map { " (\($0.untransformedFrame))" } ?? "")
            case .content: return "the content of \(name), whose hugging or compression resistance is 1000"
            case .insets: return "the insets of \(name)"
            case .size: return "the size of \(name)" + (state.view.map { ", \($0.bounds.size)" } ?? "")
            }
        }
    }
}
