public import Foundation

/// What a navigation bar shows for one view controller.
/// Source: Apple, UINavigationItem.
@MainActor open class UINavigationItem: NSObject {
    open var title: String? { didSet { itemDidChange() } }
    /// A view in the middle of the bar instead of the title.
    open var titleView: UIView? { didSet { itemDidChange() } }
    /// Makes the title a button whose menu this gives, out of the actions that the system suggests; nil from it shows none.
    /// Contract: asked at each opening; without a title, or with a title view, there is no button.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
    /// The back button's title while the *next* item is shown; nil means this item's title.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// Gives the back button of the next item its title, image and tint.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// Whether left items stand beside the back button rather than in its place.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }

    /// The first of the left items; setting it replaces the first one only.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, with: newValue) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, with: newValue) }
    }

    /// The bar that shows the item, or the one below it.
    package weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private static func replacingFirst(of items: [UIBarButtonItem]?, with item: UIBarButtonItem?) -> [UIBarButtonItem]? {
        guard let items, items.count > 1 else { return item.map { [$0] } }
        return (item.map { [$0] } ?? []) + items.dropFirst()
    }

    private func itemDidChange() { bar?.itemDidChange(self) }

    /// What the back button that leads here is called.
    package var titleForBackButton: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "" }
}
