import Foundation

/// How a menu was asked for. It decides the presentation and where the menu hangs from.
package enum ContextMenuInput: String, Sendable {
    case pointer, touch, keyboard, accessibility, code
    /// The keys that ask for the rich menu.
    case keyboardPreview

    /// A finger gets the rich menu, and who asks for it by keys; everyone else the compact one: the one place where this is decided.
    @MainActor func presentation(window: UIWindow, source: UIView) -> MenuPresentation {
        switch self {
        case .touch, .keyboardPreview: RichMenuPresentation(window: window, source: source)
        case .pointer, .keyboard, .accessibility, .code: CompactMenuPresentation(window: window)
        }
    }

    /// Whether it came from where one cannot point: the menu hangs from the view, and starts somewhere.
    var hasNoPlace: Bool { self == .keyboard || self == .accessibility || self == .keyboardPreview }
}
