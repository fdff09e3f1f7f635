public import Foundation

/// One thing in a menu: an action, a menu within, or a place holder for what is not known yet.
/// Contract: the elements of your own menus can be changed; a shown menu does not follow such changes (ask for
/// `updateVisibleMenu`), and copying a menu gives elements that can be changed without touching the original.
/// Source: Apple, UIMenuElement.
@MainActor open class UIMenuElement: NSObject, NSCopying {
    /// What copies share, so that the library finds an element again in an updated menu.
    package let elementID: MenuElementID
    package final var storedTitle: String
    package final var storedImage: UIImage?

    /// A second, smaller line below the title.
    open var subtitle: String?
    /// Whether the image is drawn. `.automatic` draws it.
    open var preferredImageVisibility: ImageVisibility
    /// Called when the row that shows this element becomes or stops being the highlighted one.
    open var highlightStateUpdateHandler: ((UIMenuElement, Bool) -> Void)?

    package init(
        title: String, subtitle: String?, image: UIImage?, preferredImageVisibility: ImageVisibility = .automatic,
        elementID: MenuElementID = .next()
    ) {
        self.elementID = elementID
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        self.preferredImageVisibility = preferredImageVisibility
        super.init()
    }

    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    /// Contract: overridden by every kind of element; takes over `elementID`.
    package func makeCopy() -> UIMenuElement {
        preconditionFailure("UIMenuElement.copy(): \(type(of: self)) does not say how it is copied; subclass UIAction or UIMenu instead.")
    }
}
