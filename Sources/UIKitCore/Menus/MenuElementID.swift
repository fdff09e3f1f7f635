/// Which element something is, the same for an element and its copies.
package struct MenuElementID: Hashable, Sendable, CustomStringConvertible {
    private let number: Int

    @MainActor private static var last = 0

    @MainActor package static func next() -> MenuElementID {
        last += 1
        return MenuElementID(number: last)
    }

    package var description: String { "#\(number)" }
}
