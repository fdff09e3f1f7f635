import Foundation

/// Asks a table's delegate for the menu of the row at a place, and keeps the row that a menu is about.
/// Contract: the row is its cell, so that it stays the same row whatever is inserted and deleted meanwhile.
@MainActor final class RowMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    weak var table: UITableView?

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        table?.menuConfiguration(at: location)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.rowDelegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let table, let delegate = table.rowDelegate else { return interaction.withoutDismissalPreview() }
        return delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        guard let table else { return }
        table.rowDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        guard let table else { return }
        // A lifted row needs no outline.
        table.menuCell?.isOutlined = interaction.session?.appearance == .compact
        table.rowDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        guard let table else { return }
        let cell = table.menuCell
        cell?.isOutlined = false
        table.outlinedCell?.isOutlined = false
        table.rowDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
        // A finger's menu brings its row back before it goes.
        animator?.addCompletion { [weak table, weak cell] in table?.menuIsGone(of: cell) }
    }
}
