import CoreGraphics
import Foundation

extension ListDrag {
    /// Shows a cell as a placeholder, and lets the item's picture come down on it.
    func showPlaceholder(for item: UIDragItem, at path: IndexPath, _ cell: UIView, height: CGFloat, of drop: ListDrop,
                         update: @escaping @MainActor () -> Void,
                         previewParameters: @escaping @MainActor () -> UIDragPreviewParameters?) -> ListPlaceholder {
        let animator = DragAnimator()
        let placeholder = ListPlaceholder(item, at: path, cell, height: height, in: self, animator, update: update, previewParameters: previewParameters)
        drop.land(item, .placeholder(placeholder), with: animator)
        show(placeholder)
        return placeholder
    }

    /// After those that stand before the same row.
    private func show(_ placeholder: ListPlaceholder) {
        guard let list else { return }
        placeholder.path = list.placeForPlaceholder(placeholder.path)
        let index = placeholders.firstIndex { $0.path > placeholder.path } ?? placeholders.count
        placeholders.insert(placeholder, at: index)
        list.addSubview(placeholder.cell)
        // What the drag made room for is the placeholder's now.
        list.closeGap(animated: false)
        list.placePlaceholders(animated: true)
    }

    func commit(_ placeholder: ListPlaceholder, _ updates: (IndexPath) -> Void) -> Bool {
        guard let list, let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        let path = list.placeForPlaceholder(placeholder.path)
        let before = placeholders[..<index].filter { $0.path == placeholder.path }
        updates(path)
        placeholders.remove(at: index)
        list.replacePlaceholder(at: path)
        // Those before it are before its row.
        for other in before { other.path = path }
        list.placePlaceholders(animated: false)
        retire(placeholder, animated: false)
        return true
    }

    func delete(_ placeholder: ListPlaceholder) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        list?.placePlaceholders(animated: true)
        retire(placeholder, animated: true)
        return true
    }

    /// The data is another one altogether.
    func forgetPlaceholders() {
        let old = placeholders
        placeholders = []
        for placeholder in old { retire(placeholder, animated: false) }
        list?.placePlaceholders(animated: false)
    }

    /// The list's rows have changed: placeholders stay beside their neighbours.
    func movePlaceholders(_ path: (IndexPath) -> IndexPath?) {
        for placeholder in placeholders { placeholder.path = follow(placeholder.path, path) }
    }

    private func follow(_ old: IndexPath, _ path: (IndexPath) -> IndexPath?) -> IndexPath {
        if let new = path(old) { return new }
        for row in stride(from: old.row - 1, through: 0, by: -1) {
            if let new = path(IndexPath(row: row, section: old.section)) { return IndexPath(row: new.row + 1, section: new.section) }
        }
        return IndexPath(row: 0, section: old.section)
    }

    private func retire(_ placeholder: ListPlaceholder, animated: Bool) {
        let cell = placeholder.cell
        let finish: @MainActor () -> Void = { [weak list] in
            cell.removeFromSuperview()
            cell.alpha = 1
            list?.takeBack(cell)
        }
        guard animated, list?.window != nil else { return finish() }
        UIView.animate(withDuration: 0.25, animations: { cell.alpha = 0 }) { _ in finish() }
    }
}
