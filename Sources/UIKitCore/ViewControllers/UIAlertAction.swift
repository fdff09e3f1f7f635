public import Foundation

/// One thing that a person can choose in an alert.
/// Source: Apple, UIAlertAction.
@MainActor open class UIAlertAction: NSObject, NSCopying {
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    public let title: String?
    public let style: UIAlertAction.Style
    open var isEnabled = true { didSet { if isEnabled != oldValue { row?.isEnabled = isEnabled } } }

    package let handler: ((UIAlertAction) -> Void)?
    /// The row that shows the action now.
    package weak var row: AlertActionRow?

    /// Contract: `handler` is called after the alert is gone.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    private func makeCopy() -> UIAlertAction {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}
