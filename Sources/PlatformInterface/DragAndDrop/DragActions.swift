/// What may become of a dragged thing, or did. Shape: empty is nothing: nobody took it.
package struct DragActions: OptionSet, Sendable, CustomStringConvertible {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let copy = DragActions(rawValue: 1)
    package static let move = DragActions(rawValue: 2)

    package var description: String {
        let names = [contains(.copy) ? "copy" : nil, contains(.move) ? "move" : nil].compactMap(\.self)
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
