import ConstraintSolver
import Foundation

/// Text that breaks its lines by the width that layout gives it: how high it is depends on how wide it is, which depends on how
/// wide it wants to be.
///
/// So it is measured twice. It first asks for one line and sees how much of it there is room for; then it asks for what its lines
/// take in that room. Only texts whose width could be another one now are measured again.
extension LayoutEngine {
    private static let passLimit = 4

    func measureWrappingText() {
        guard !wrappingItems.isEmpty else { return }
        var seen: Set<ObjectIdentifier> = []
        for _ in 0..<Self.passLimit {
            let stale = wrappingItems.filter { needsMeasuring($0, isFirst: !seen.contains(ObjectIdentifier($0))) }
            guard !stale.isEmpty else { return }
            for state in stale { seen.insert(ObjectIdentifier(state)) }
            measure(stale) { _ in 0 }
            let rooms = Dictionary(uniqueKeysWithValues: stale.map { (ObjectIdentifier($0), solver.value(of: $0.width)) })
            measure(stale) { state in
                let room = rooms[ObjectIdentifier(state)] ?? 0, natural = state.view?.intrinsicContentSize.width ?? 0
                state.wrapping?.room = room
                state.wrapping?.isNew = false
                return room < natural - 0.01 ? room : 0
            }
            for state in wrappingItems { state.wrapping?.settled = solver.value(of: state.width) }
        }
    }

    private func needsMeasuring(_ state: LayoutItemState, isFirst: Bool) -> Bool {
        guard let text = state.wrapping, let view = state.view, view === root || !view.translatesAutoresizingMaskIntoConstraints
        else { return false }
        if text.isNew || abs(solver.value(of: state.width) - text.settled) > 0.01 { return true }
        // It took less than it was offered, and would not notice that it is offered more.
        return isFirst && text.settled < text.room - 0.01
    }

    /// Lets texts measure themselves in the widths that `width` says, and solves.
    private func measure(_ states: [LayoutItemState], width: (LayoutItemState) -> CGFloat) {
        var changes: [(id: ConstraintID, constant: Double)] = []
        var baselines: [NSLayoutConstraint] = []
        for state in states {
            guard let view = state.view else { continue }
            view.layoutRecord.textWidth = width(state)
            changes += changedConstants(of: state)
            if state.hasBaselines {
                baselines += view.layoutRecord.mentioning.filter { $0.edges.contains { $0.attribute.isBaseline } }
            }
        }
        for constraint in baselines {
            guard let known = inserted[ObjectIdentifier(constraint)], let new = expression(of: constraint) else { continue }
            changes.append((known.id, new.constant))
        }
        setConstants(changes)
    }
}
