public import Foundation

/// One more thing that can be done with an element, offered to assistive technology by name.
/// Source: Apple, UIAccessibilityCustomAction (the forms without a selector).
@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
