import CoreGraphics
import Foundation

extension UICollectionView: IndexedList {
    var indexColor: UIColor? { nil }
    var indexBackground: UIColor? { nil }
    var minimumIndexCount: Int { 0 }
    func askIndexTitles() -> [String] { dataSource?.indexTitles(for: self) ?? [] }

    func goToIndexTitle(_ index: Int) {
        guard indexTitles.indices.contains(index), let dataSource else { return }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: indexTitles[index], at: index)
        guard contains(path) else { return }
        scrollToItem(at: path, at: .top, animated: false)
        // The first item brings its heading along.
        let heading = attributes(of: .supplementary(Self.elementKindSectionHeader, IndexPath(item: 0, section: path.section)))
        guard path.item == 0, let height = heading?.size.height, height > 0 else { return }
        contentOffset = clamped(CGPoint(x: contentOffset.x, y: offsetAtTop(of: path) - height))
    }

    /// Where the content stands when an item is at the top, also past the end. Units: points.
    private func offsetAtTop(of path: IndexPath) -> CGFloat { (attributes(of: .cell(path))?.frame.minY ?? 0) - adjustedContentInset.top }
}
