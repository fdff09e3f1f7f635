import CoreGraphics
import Foundation

extension UICollectionView: SwipingList {
    func rowToSwipe(at point: CGPoint) -> UIView? { isEditing || updateDepth > 0 ? nil : cell(under: point) as? UICollectionViewListCell }

    func swipeActions(of row: UIView, leading: Bool) -> UISwipeActionsConfiguration? {
        guard let path = (row as? UICollectionViewListCell).flatMap(indexPath(for:)), let list = currentLayout.listConfiguration(of: path.section)
        else { return nil }
        return leading ? list.leadingSwipeActionsConfigurationProvider?(path) : list.trailingSwipeActionsConfigurationProvider?(path)
    }

    func restingFrame(of row: UIView) -> CGRect? {
        guard let path = (row as? UICollectionViewCell).flatMap(indexPath(for:)) else { return nil }
        return placed[.cell(path)]?.frame
    }

    func swipeDidBegin(_ row: UIView, leading: Bool) { (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    func swipeDidEnd(_ row: UIView) { (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    func isRowInFocus(_ row: UIView) -> Bool { !isEditing && (row as? UICollectionViewCell).map(isItemFocused) == true }
}
