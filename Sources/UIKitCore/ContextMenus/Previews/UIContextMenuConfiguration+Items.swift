import Foundation

extension UIContextMenuConfiguration {
    /// Whether the identifier is the one of the item under the finger.
    func isPrimary(_ other: any NSCopying) -> Bool {
        if (identifier as AnyObject) === (other as AnyObject) { return true }
        guard let mine = identifier as? AnyHashable, let theirs = other as? AnyHashable else { return false }
        return mine == theirs
    }

    /// The primary item's identifier, then the secondary ones but for it.
    /// Shape: a set has no order; by their descriptions two openings look alike.
    var itemIdentifiers: [any NSCopying] {
        [identifier] + secondaryItemIdentifiers.sorted { "\($0)" < "\($1)" }.compactMap { item in
            let copied = (item.base as? any NSCopying) ?? (item.base as AnyObject) as? any NSCopying
            return copied.flatMap { isPrimary($0) ? nil : $0 }
        }
    }
}
