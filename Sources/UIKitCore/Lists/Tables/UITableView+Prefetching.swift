import Foundation

extension UITableView {
    /// Announces a viewport's worth of rows beyond the edge that the content moves to.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0, window != nil else { return }
        let step = bounds.minY - lastPrefetchOffset
        guard abs(step) >= 1 || prefetched.isEmpty else { return }
        lastPrefetchOffset = bounds.minY
        let isDown = step >= 0
        let low = isDown ? bounds.maxY : bounds.minY - bounds.height
        let ahead = (indexPathsForRows(in: CGRect(x: 0, y: low, width: 1, height: bounds.height)) ?? []).prefix(200)
        let wanted = Set(ahead.filter { cells[$0] == nil })
        let shown = prefetched.filter { cells[$0] != nil }
        let given = prefetched.subtracting(wanted).subtracting(shown)
        let new = ahead.filter { wanted.contains($0) && !prefetched.contains($0) }
        prefetched = wanted
        if !given.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: given.sorted()) }
        // The nearest first.
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: isDown ? new : new.reversed()) }
    }
}
