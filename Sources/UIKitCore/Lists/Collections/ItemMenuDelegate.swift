import CoreGraphics
import Foundation

/// Asks a collection's delegate for the menu at a place, and keeps the items that a menu is about.
/// Contract: the item is its cell, so that it stays the same item whatever is inserted and deleted meanwhile.
@MainActor final class ItemMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    weak var collection: UICollectionView?

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        collection?.menuConfiguration(at: location, for: interaction.keyPart)
    }

    // MARK: Previews

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        guard let collection, let cell = collection.menuCell(identifier, configuration), let path = collection.indexPath(for: cell) else { return nil }
        let preview = collection.itemDelegate?.collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        return preview ?? (cell.window == nil ? nil : UITargetedPreview(view: cell))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        guard let collection, let delegate = collection.itemDelegate, let cell = collection.menuCell(identifier, configuration),
              let path = collection.indexPath(for: cell) else { return nil }
        return delegate.collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        guard let collection else { return }
        collection.itemDelegate?.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    // MARK: Life

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        guard let collection else { return }
        // A lifted item needs no outline.
        collection.outlinesMenuTargets = interaction.session?.appearance == .compact
        collection.itemDelegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        guard let collection else { return }
        let cell = collection.menuCell
        collection.outlinesMenuTargets = false
        collection.menuTargets = []
        collection.itemDelegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
        // A finger's menu brings its item back before it goes.
        animator?.addCompletion { [weak collection, weak cell] in collection?.menuIsGone(of: cell) }
    }
}
