import CoreGraphics
import Foundation

extension UICollectionView {
    /// Announces a viewport's worth of items beyond the edge that the content moves to.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0, bounds.width > 0, window != nil else { return }
        let last = lastPrefetchOffset ?? bounds.origin
        let step = CGPoint(x: bounds.minX - last.x, y: bounds.minY - last.y)
        guard abs(step.x) >= 1 || abs(step.y) >= 1 || lastPrefetchOffset == nil else { return }
        lastPrefetchOffset = bounds.origin
        let isSideways = contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5
        let isOn = isSideways ? step.x >= 0 : step.y >= 0
        let ahead = bounds.offsetBy(dx: isSideways ? (isOn ? bounds.width : -bounds.width) : 0, dy: isSideways ? 0 : (isOn ? bounds.height : -bounds.height))
        let found = attributes(in: ahead).compactMap { $0.representedElementCategory == .cell && $0.scrollingSection == nil ? $0.indexPath : nil }
        let order = found.filter(contains).sorted().prefix(200)
        let wanted = Set(order.filter { cell(at: $0) == nil })
        let given = prefetched.filter { !wanted.contains($0) && cell(at: $0) == nil }
        let new = order.filter { wanted.contains($0) && !prefetched.contains($0) }
        prefetched = wanted
        if !given.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: given.sorted()) }
        // The nearest first.
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: isOn ? Array(new) : new.reversed()) }
    }
}
