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

    /// Tells two elements that the highlight went from the one to the other.
    package static func highlightMoved(from old: UIMenuElement?, to new: UIMenuElement?) {
        guard old !== new else { return }
        if let old { old.highlightStateUpdateHandler?(old, false) }
        if let new { new.highlightStateUpdateHandler?(new, true) }
    }

    private static func select(_ chosen: UIAction, in scope: UIMenu) {
        for leaf in scope.leaves where leaf !== chosen && leaf.state != .off { leaf.state = .off }
        chosen.state = .on
    }
}
