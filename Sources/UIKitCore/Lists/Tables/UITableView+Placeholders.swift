import CoreGraphics
import Foundation

extension UITableView {
    /// Shows a placeholder, and lets the item's picture come down on it.
    func show(_ placeholder: UITableViewDropPlaceholder, for item: UIDragItem, of drop: ListDrop) -> ListPlaceholder {
        guard let listDrag, let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
            preconditionFailure("UITableViewDropPlaceholder: no cell is registered for \"\(placeholder.reuseIdentifier)\"; call "
                + "register(_:forCellReuseIdentifier:) before, in viewDidLoad.")
        }
        cell.isHidden = false
        cell.frame = CGRect(x: sideInset, y: 0, width: max(0, bounds.width - 2 * sideInset), height: 44)
        placeholder.cellUpdateHandler?(cell)
        let height = placeholder.rowHeight >= 0 ? RowGeometry.sane(placeholder.rowHeight)
            : cell.systemLayoutSizeFitting(CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                                           verticalFittingPriority: .fittingSizeLevel).height
        return listDrag.showPlaceholder(for: item, at: placeholder.insertionIndexPath, cell, height: height, of: drop) {
            placeholder.cellUpdateHandler?(cell)
        } previewParameters: { placeholder.previewParametersProvider?(cell) }
    }

    /// Puts the placeholders' cells where there is room for them.
    func placePlaceholderCells() {
        guard let placeholders = listDrag?.placeholders, placeholders.count == geometry.held.count else { return }
        for (index, placeholder) in placeholders.enumerated() {
            let range = geometry.heldRange(index)
            let rect = CGRect(x: sideInset, y: range.lowerBound, width: max(0, bounds.width - 2 * sideInset), height: range.upperBound - range.lowerBound)
            if placeholder.cell.frame != rect { placeholder.cell.frame = rect }
        }
    }

    func placeForPlaceholder(_ path: IndexPath) -> IndexPath {
        let section = min(max(0, path.section), max(0, geometry.sections.count - 1))
        let count = geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
        return IndexPath(row: min(max(0, path.row), count), section: section)
    }

    func holdPlaceholders() {
        geometry.held = geometry.sections.isEmpty ? [] : (listDrag?.placeholders ?? []).map { placeholder in
            let path = placeForPlaceholder(placeholder.path)
            return TableGap(place: TableGap.Row(section: path.section, row: path.row), height: placeholder.height)
        }
    }

    func placePlaceholders(animated: Bool) {
        holdPlaceholders()
        settleRows(animated: animated)
    }

    func replacePlaceholder(at path: IndexPath) {
        var changes = ListChanges()
        changes.inserted = [path]
        apply(changes, animation: .none, update: {}, completion: { _ in })
    }

    func takeBack(_ cell: UIView) {
        if let cell = cell as? UITableViewCell, let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
    }
}
