import CoreGraphics
import Foundation

extension UICollectionView {
    /// Shows a placeholder, and lets the item's picture come down on it.
    func show(_ placeholder: UICollectionViewDropPlaceholder, for item: UIDragItem, of drop: ListDrop) -> ListPlaceholder {
        guard let listDrag else { preconditionFailure("UICollectionViewDropPlaceholder: the collection has no drop delegate any more.") }
        let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: placeForPlaceholder(placeholder.insertionIndexPath))
        cell.isHidden = false
        placeholder.cellUpdateHandler?(cell)
        return listDrag.showPlaceholder(for: item, at: placeholder.insertionIndexPath, cell, height: 0, of: drop) {
            placeholder.cellUpdateHandler?(cell)
        } previewParameters: { placeholder.previewParametersProvider?(cell) }
    }

    /// Puts the placeholders' cells where there is room for them.
    func placePlaceholderCells() {
        guard let placeholders = listDrag?.placeholders, let rooms = itemRooms else { return }
        for (index, placeholder) in placeholders.enumerated() {
            guard let rect = slotFrame(rooms.slot(ofHeld: index)), placeholder.cell.frame != rect else { continue }
            placeholder.cell.frame = rect
        }
    }

    func placeForPlaceholder(_ path: IndexPath) -> IndexPath {
        let section = min(max(0, path.section), max(0, counts.count - 1))
        return IndexPath(item: min(max(0, path.item), counts.indices.contains(section) ? counts[section] : 0), section: section)
    }

    // Rooms are worked out from the placeholders whenever they are asked for.
    func holdPlaceholders() { for placeholder in listDrag?.placeholders ?? [] { placeholder.path = placeForPlaceholder(placeholder.path) } }

    func placePlaceholders(animated: Bool) { settleItems(animated: animated) }

    func replacePlaceholder(at path: IndexPath) {
        var changes = ListChanges()
        changes.inserted = [path]
        apply(changes, animated: false, update: {}, completion: { _ in })
    }

    func takeBack(_ cell: UIView) {
        if let cell = cell as? UICollectionViewCell { putAway(cell, .cell(IndexPath(item: 0, section: 0))) }
    }
}
