/// The optional methods that turned out not to be there: Swift cannot ask, so their defaults report that they were reached.
struct MissingMethods: OptionSet {
    let rawValue: Int
    static let rowMenus = MissingMethods(rawValue: 1 << 0)
    static let commit = MissingMethods(rawValue: 1 << 1)
    static let move = MissingMethods(rawValue: 1 << 2)
    static let canMove = MissingMethods(rawValue: 1 << 3)
    static let indentation = MissingMethods(rawValue: 1 << 4)
}
