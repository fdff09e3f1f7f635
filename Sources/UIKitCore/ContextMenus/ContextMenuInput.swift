import Foundation

/// How a menu was asked for. It decides the presentation and where the menu hangs from.
package enum ContextMenuInput: String, Sendable {
    case pointer, touch, keyboard, accessibility, code

    /// A finger gets the rich menu, everyone else the compact one: the one place where this is decided.
    @MainActor func presentation(window: UIWindow, source: UIView) -> MenuPresentation {
        self == .touch ? RichMenuPresentation(window: window, source: source) : CompactMenuPresentation(window: window)
    }

    /// Whether the menu's first row is highlighted when it opens: who cannot point starts somewhere.
    var highlightsFirstRow: Bool { self == .keyboard || self == .accessibility }
}
