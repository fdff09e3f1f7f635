import Foundation

/// A place holder for elements that are found out when a menu is about to show it; meanwhile a loading row stands there.
/// Source: Apple, UIDeferredMenuElement.
@MainActor public class UIDeferredMenuElement: UIMenuElement {
    /// Shared by copies, so that a cached element is asked once wherever it is used.
    private let content: DeferredContent

    /// Elements that are found out once, when the element is first met in a shown menu, and kept.
    /// Contract: `elementProvider` calls its argument once, now or later, on any thread. What it gives after the menu closed is
    /// kept for the next one.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(content: DeferredContent(isCached: true, provider: elementProvider), elementID: .next())
    }

    /// Elements that are found out each time they are about to be shown.
    /// Contract: as for the cached kind, but what is given after the menu closed is ignored.
    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        self.init(content: DeferredContent(isCached: false, provider: elementProvider), elementID: .next())
    }

    package required init(content: DeferredContent, elementID: MenuElementID) {
        self.content = content
        super.init(title: "", subtitle: nil, image: nil, elementID: elementID)
    }

    package override func makeCopy() -> UIMenuElement {
        let copy = Self(content: content, elementID: elementID)
        copy.subtitle = subtitle
        return copy
    }

    /// What was given last.
    package var latestElements: [UIMenuElement] { content.latest ?? [] }
    /// What need not be asked for; nil when it must.
    package var cachedElements: [UIMenuElement]? { content.isCached ? content.latest : nil }

    /// Asks for the elements.
    /// Contract: `completion` is called at most once, possibly before this returns.
    package func request(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) { content.request(completion) }
}
