import Foundation

/// Carries out what was chosen: stage 9 of the walk of an event.
@MainActor package enum MenuDispatcher {
    /// Performs the action of `row`. In a `.singleSelection` menu the action is on before its handler runs and all others are off.
    /// Errors: false, and nothing happens, for a row that cannot be chosen.
    @discardableResult
    package static func choose(
        _ row: MenuTree.Row, sender: Any?,
        sourceItem: (any UIPopoverPresentationControllerSourceItem)? = nil
    ) -> Bool {
        guard row.isEnabled, row.kind == .action, let action = row.element as? UIAction else { return false }
        if let scope = row.selectionScope { select(action, in: scope) }
        action.perform(sender: sender, sourceItem: sourceItem)
        return true
    }

    /// Tells the elements behind two rows that the highlight went from the one to the other.
    package static func highlightMoved(from old: MenuTree.Row?, to new: MenuTree.Row?) {
        guard old?.id != new?.id else { return }
        if let element = old?.element { element.highlightStateUpdateHandler?(element, false) }
        if let element = new?.element { element.highlightStateUpdateHandler?(element, true) }
    }

    private static func select(_ chosen: UIAction, in scope: UIMenu) {
        for leaf in scope.leaves where leaf !== chosen && leaf.state != .off { leaf.state = .off }
        chosen.state = .on
    }
}
