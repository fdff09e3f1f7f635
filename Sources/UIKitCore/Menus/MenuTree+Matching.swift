extension MenuTree {
    /// The row that continues `row` of `old`, after an update replaced `old` by this tree: the same element or a copy of it,
    /// else one with the same identifier from the app, else the enabled row nearest to where it was. nil when none can be
    /// chosen.
    @MainActor package func counterpart(of row: Row, in old: MenuTree) -> Row? {
        let rows = rows
        if let same = rows.first(where: { $0.id == row.id }) ?? rows.first(where: { $0.id.element == row.id.element }) { return same }
        if let identifier = row.givenIdentifier, let same = rows.first(where: { $0.givenIdentifier == identifier }) { return same }
        let place = old.rows.firstIndex { $0.id == row.id } ?? 0
        return rows.enumerated().filter(\.element.isEnabled).min { abs($0.offset - place) < abs($1.offset - place) }?.element
    }
}

extension MenuTree.Row {
    /// What the app calls the element in every menu that it builds; nil when it gave no identifier.
    @MainActor fileprivate var givenIdentifier: String? {
        switch element {
        case let action as UIAction: action.givenIdentifier.map { "action \($0.rawValue)" }
        case let menu as UIMenu: menu.givenIdentifier.map { "menu \($0.rawValue)" }
        default: nil
        }
    }
}
