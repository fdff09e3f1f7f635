import Foundation

/// How a menu was asked for. It decides the presentation and where the menu hangs from.
package enum ContextMenuInput: String, Sendable {
    case pointer, touch, keyboard, accessibility, code

    /// Whether the menu's first row is highlighted when it opens: who cannot point starts somewhere.
    var highlightsFirstRow: Bool { self == .keyboard || self == .accessibility }
}
