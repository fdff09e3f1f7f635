public import Foundation

extension UICollectionView: SelectableList {
    // MARK: By code

    /// Shape: nil when no item is selected; else in order.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects an item without telling the delegate; nil deselects all.
    /// Errors: an item that is not there is left out.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        loadIfNeeded()
        guard let path = indexPath else { return deselectAll(animated: animated) }
        guard contains(path) else {
            return Log.once("UICollectionView.selectItem(at:animated:scrollPosition:): there is no item \(path.item) in section \(path.section).")
        }
        if !isSelectingSeveral { for other in selection where other != path { setSelected(false, other, animated: animated) } }
        setSelected(true, path, animated: animated)
        selectionAnchor = path
        if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        loadIfNeeded()
        setSelected(false, indexPath, animated: animated)
    }

    // MARK: SelectableList

    var sectionCount: Int { counts.count }
    func elementCount(in section: Int) -> Int { counts[section] }

    var isSelectingSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    var canSelect: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }

    func showSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
        guard let cell = cell(at: path), cell.isSelected != isSelected else { return }
        cell.isSelected = isSelected
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { cell.updateConfigurationIfNeeded() }
    }

    func target(selecting path: IndexPath) -> IndexPath? { itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil }
    func target(deselecting path: IndexPath) -> IndexPath? { itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil }
    func personDidSelect(_ path: IndexPath) { itemDelegate?.collectionView(self, didSelectItemAt: path) }
    func personDidDeselect(_ path: IndexPath) { itemDelegate?.collectionView(self, didDeselectItemAt: path) }

    // MARK: Edit mode

    func editModeDidChange() {
        loadIfNeeded()
        cancelMove(animated: true)
        if !isSelectingSeveral { keepOneSelected() }
        if !canSelect { deselectAll() }
        updateEditModeOfCells()
        setNeedsLayout()
    }

    func updateEditModeOfCells() {
        for case (.cell(let path), let cell as UICollectionViewCell) in elements { cell.isInEditMode = takesPartInEditing(path) }
    }

    func takesPartInEditing(_ path: IndexPath) -> Bool { isEditing && itemDelegate?.collectionView(self, canEditItemAt: path) ?? true }

    // MARK: Primary action

    /// Runs what an item is there for.
    func performPrimaryAction(_ path: IndexPath) {
        guard contains(path), let delegate = itemDelegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else { return }
        Trace.log(.outcome, "primary action of item \(path.item) of section \(path.section)")
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
}
