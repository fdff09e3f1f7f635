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

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        guard let collection, let path = collection.menuItemPath(identifier, configuration) else { return nil }
        let answer = collection.itemDelegate?.collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        // What is out of sight is lifted by nobody.
        return answer ?? collection.menuItemPath(identifier, configuration).flatMap(collection.cell(at:)).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        guard let collection, let delegate = collection.itemDelegate, let path = collection.menuItemPath(identifier, configuration)
        else { return interaction.withoutDismissalPreview() }
        return delegate.collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        guard let collection else { return }
        collection.itemDelegate?.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

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
