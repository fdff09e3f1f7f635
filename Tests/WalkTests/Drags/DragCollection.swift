import ContextMenuTesting
import UIKitCore

/// A grid of words whose items can be dragged and dropped.
@MainActor final class DragCollection: WordGrid {
    var lines: [String] = []
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

    override init(_ words: [String]) {
        super.init(words)
        collection.dragDelegate = self
        collection.dropDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func cell(_ word: String) -> UICollectionViewCell { collection.visibleCells.first { $0.accessibilityIdentifier == word }! }
    /// The words as they are seen, line by line.
    var seen: [String] {
        collection.visibleCells.filter { !$0.isShownElsewhere }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap(\.accessibilityIdentifier)
    }
}

extension DragCollection: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        lines.append("ask \(words[indexPath.item])")
        return [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.item] as NSString))]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { lines.append("end") }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
                        withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: intent)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        let target = coordinator.destinationIndexPath ?? IndexPath(item: words.count, section: 0)
        lines.append("drop at \(target.item)")
        guard intent == .insertAtDestinationIndexPath else { return }
        for item in coordinator.items {
            if let from = item.sourceIndexPath {
                collectionView.performBatchUpdates {
                    self.words.insert(self.words.remove(at: from.item), at: target.item)
                    collectionView.moveItem(at: from, to: target)
                }
                coordinator.drop(item.dragItem, toItemAt: target)
            } else {
                coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
                    guard let self, let text = texts.first else { return }
                    words.insert(text, at: target.item)
                    collection.insertItems(at: [target])
                }
            }
        }
    }
}
