public import Foundation

/// A button beside a row that was swiped to the side.
/// Source: Apple, UIContextualAction.
@MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Contract: call the last parameter once when the action is done, with whether it was.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    open var handler: Handler { storedHandler }
    open var title: String?
    /// Nil takes the colour of the style.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { ownColor = newValue }
    }
    open var image: UIImage?
    private let storedHandler: Handler
    private var ownColor: UIColor?

    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        storedHandler = handler
        super.init()
    }

    /// What is said where the button is not seen.
    var spokenName: String { title ?? "" }
}
