public import Foundation

/// Hears which rows will probably be shown soon, to fetch what they need.
/// Source: Apple, UITableViewDataSourcePrefetching.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Contract: the nearest rows first; each row once until it is shown or cancelled.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// The rows will not be shown soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
