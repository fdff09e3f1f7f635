import Foundation

/// Another item that a menu is about: it is its cell, wherever that goes meanwhile, and only where that is on screen can it be lifted.
@MainActor final class ItemMenuKey: NSObject, NSCopying {
    weak var cell: UICollectionViewCell?
    /// Keeps keys in the order of their items.
    private nonisolated let order: Int

    init(_ cell: UICollectionViewCell?, order: Int) {
        self.cell = cell
        self.order = order
        super.init()
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    nonisolated override var description: String { "item " + String(repeating: "0", count: max(0, 9 - "\(order)".count)) + "\(order)" }
}
