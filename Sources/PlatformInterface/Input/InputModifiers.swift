/// The physical modifier keys that were down. What they mean (⌘ is Control here) is UIKit's business, not the platform's.
package struct InputModifiers: OptionSet, Sendable, Hashable, CustomStringConvertible {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = InputModifiers(rawValue: 1)
    package static let control = InputModifiers(rawValue: 2)
    package static let alt = InputModifiers(rawValue: 4)
    package static let `super` = InputModifiers(rawValue: 8)
    package static let capsLock = InputModifiers(rawValue: 16)
    package static let keypad = InputModifiers(rawValue: 32)

    package var description: String {
        let names: [(InputModifiers, String)] = [
            (.shift, "shift"), (.control, "control"), (.alt, "alt"), (.super, "super"), (.capsLock, "caps"), (.keypad, "keypad"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
