import CoreGraphics
import Foundation

extension UICollectionView {
    /// The cell under a menu's place, or the collection itself beside cells. Units: points of the collection.
    /// Contract: `part` is what keys act on; nil for a place that was pointed at.
    func menuSubject(at location: CGPoint, for part: UIView?) -> UIView? {
        guard itemDelegate != nil, rowMove == nil else { return nil }
        return menuCell(at: location, for: part) ?? self
    }

    private func menuCell(at location: CGPoint, for part: UIView?) -> UICollectionViewCell? {
        guard let part else { return cell(under: location) }
        var view: UIView? = part
        while let here = view, here !== self {
            if let cell = here as? UICollectionViewCell, cell.collection === self { return cell }
            view = here.superview
        }
        return nil
    }

    /// The items that a menu at a cell is about: all selected ones where it is one of several, else the one.
    func menuPaths(of cell: UICollectionViewCell?) -> [IndexPath] {
        guard let path = cell.flatMap(indexPath(for:)) else { return [] }
        return selection.count > 1 && selection.contains(path) ? selection.sorted() : [path]
    }

    /// Asks the delegate, with the places where the items stand now.
    func menuConfiguration(at location: CGPoint, for part: UIView?) -> UIContextMenuConfiguration? {
        guard let delegate = itemDelegate else { return nil }
        let cell = menuCell(at: location, for: part)
        var paths = menuPaths(of: cell)
        guard cell == nil || !paths.isEmpty else { return nil }
        // While the app answers, the items may move: they are found again by these changes.
        menuTargets = Set(paths)
        missing.remove(.itemsMenu)
        var answer = delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: location)
        if answer == nil, missing.contains(.itemsMenu), let path = cell.flatMap(indexPath(for:)) {
            // An app that knows of one item only is asked about the one that was pressed.
            paths = [path]
            menuTargets = [path]
            answer = delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: location)
        }
        guard let answer, cell.map({ indexPath(for: $0) != nil }) ?? true else {
            menuTargets = []
            return nil
        }
        // Without a session nobody opens a menu: a screen reader asks what there is.
        guard itemMenuInteraction.session != nil else {
            menuTargets = []
            return answer
        }
        name(paths, of: answer, but: cell)
        // The item of the menu before may still be on its way back; now it is as any other.
        let old = menuCell
        menuCell = cell
        if let old, old !== cell { release(old) }
        return answer
    }

    /// Says in a configuration which other items its menu is about, where the app did not.
    private func name(_ paths: [IndexPath], of configuration: UIContextMenuConfiguration, but cell: UICollectionViewCell?) {
        guard paths.count > 1, configuration.secondaryItemIdentifiers.isEmpty else { return }
        let pressed = cell.flatMap(indexPath(for:))
        configuration.secondaryItemIdentifiers = Set(paths.filter { $0 != pressed }.enumerated().map { order, path in
            AnyHashable(ItemMenuKey(cellForItem(at: path), order: order))
        })
    }

    /// The cell of one of a menu's items.
    func menuCell(_ identifier: any NSCopying, _ configuration: UIContextMenuConfiguration) -> UICollectionViewCell? {
        configuration.isPrimary(identifier) ? menuCell : (identifier as? ItemMenuKey)?.cell
    }

    /// Whether it is the item that was pressed.
    func isMenuItem(_ path: IndexPath) -> Bool { menuCell.flatMap(indexPath(for:)) == path }

    /// A menu and its pictures are gone: the item is as any other.
    func menuIsGone(of cell: UICollectionViewCell?) {
        // A menu that was opened anew meanwhile is the next one's to end.
        guard let cell, cell === menuCell, itemMenuInteraction.session == nil else { return }
        menuCell = nil
        release(cell)
    }

    /// Lets a cell go that was kept for its menu, and that shows no item any more.
    private func release(_ cell: UICollectionViewCell) {
        if cell.indexPath == nil, let place = leavingViews.firstIndex(where: { $0 === cell }) {
            leavingViews.remove(at: place)
            cell.removeFromSuperview()
        }
        setNeedsLayout()
    }

    func updateOutlines() {
        for case (.cell(let path), let cell as UICollectionViewCell) in elements { cell.isOutlined = outlinesMenuTargets && menuTargets.contains(path) }
    }

    /// Whether items may have menus: known once the delegate was asked.
    var mayHaveItemMenus: Bool { itemDelegate != nil && !(missing.contains(.itemMenu) && missing.contains(.itemsMenu)) }

    /// Opens the menu of a cell's item, as for the Menu key.
    func openMenu(of cell: UICollectionViewCell, input: ContextMenuInput) -> Bool {
        ContextMenuSession.begin(itemMenuInteraction, for: cell, input: input)
    }
}
