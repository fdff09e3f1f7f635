public import Foundation

/// Makes the controller that a rich menu shows as its preview; nil for a picture of the source.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu from the actions that the system suggests; nil for none.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What one context menu is made of: its identity, its menu and its preview.
/// Contract: the providers are called when the menu is about to be presented, not before.
/// Source: Apple, UIContextMenuConfiguration.
@MainActor open class UIContextMenuConfiguration: NSObject {
    /// In which direction a menu's elements run.
    public enum ElementOrder: Int, Sendable {
        case automatic
        /// The first element nearest to what the menu belongs to.
        case priority
        /// As given, from top to bottom.
        case fixed
    }

    /// What the menu is about; a generated UUID when none was given.
    public private(set) lazy var identifier: any NSCopying = NSUUID()
    /// What else the menu is about: the items of a selection. Each gets a preview of its own, stacked under the first one's.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number beside the preview; less than 2 shows none. Unless set, the number of items.
    open var badgeCount: Int {
        get { storedBadgeCount ?? secondaryItemIdentifiers.count + 1 }
        set { storedBadgeCount = newValue }
    }
    private var storedBadgeCount: Int?
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Whether typing a title's beginning moves to it.
    open var allowsTypeSelect = true
    /// Behind `showsPreviewInCompactMenu`.
    var previewsBesideCompactMenu = false
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    public init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
                actionProvider: UIContextMenuActionProvider? = nil) {
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
        if let identifier { self.identifier = identifier }
    }
}

extension String: @retroactive NSCopying {
    /// A string is its own copy, so that it can identify a configuration as an NSString does.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
