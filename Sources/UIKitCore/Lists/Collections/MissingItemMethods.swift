/// The optional methods that turned out not to be there: Swift cannot ask, so their defaults report that they were reached.
struct MissingItemMethods: OptionSet {
    let rawValue: Int
    /// The menu of one item, and the menu of any number of items.
    static let itemMenu = MissingItemMethods(rawValue: 1 << 0)
    static let itemsMenu = MissingItemMethods(rawValue: 1 << 1)
    static let canMove = MissingItemMethods(rawValue: 1 << 2)
    static let move = MissingItemMethods(rawValue: 1 << 3)
}
