public import Foundation

/// A button of a navigation bar.
/// Source: Apple, UIBarButtonItem (the forms without a selector).
@MainActor open class UIBarButtonItem: UIBarItem {
    open var style: UIBarButtonItem.Style = .plain { didSet { itemDidChange() } }
    /// Units: points; for a fixed space its width, for a button the least one, 0 as wide as its content.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// A view that stands there instead of a button.
    open var customView: UIView? { didSet { itemDidChange() } }
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    open var isHidden = false { didSet { itemDidChange() } }
    open var isSelected = false { didSet { itemDidChange() } }
    /// What the button does; its title and image are shown where the item has none.
    open var primaryAction: UIAction? { didSet { itemDidChange() } }

    /// The item's menu: it opens with the press where the item has no primary action, else when the press is held.
    /// Contract: copied as a button's is.
    open var menu: UIMenu? {
        get { ownMenu }
        set {
            ownMenu = newValue?.snapshot()
            itemDidChange()
        }
    }
    package private(set) var ownMenu: UIMenu?
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic { didSet { itemDidChange() } }
    /// Whether the item shows a choice: which element of its menu is on, where the menu opens with the press; else whether the
    /// item itself is, by `isSelected`.
    open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }

    /// What stands for the item in the menu of those that the bar has no room for.
    /// Contract: made of the item's title, image, action and menu until it is set; nil for a custom view, which has none.
    open var menuRepresentation: UIMenuElement? {
        get { ownRepresentation ?? madeRepresentation }
        set {
            ownRepresentation = newValue?.makeCopy()
            itemDidChange()
        }
    }
    private var ownRepresentation: UIMenuElement?

    package let systemItem: SystemItem?
    /// The view that shows the item now.
    package weak var shownView: BarButtonItemView?

    // MARK: Making

    public override init() {
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    public init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.systemItem = systemItem
        super.init()
        self.primaryAction = primaryAction
        self.menu = menu
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(primaryAction: UIAction?) { self.init(title: nil, image: nil, primaryAction: primaryAction) }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Empty room between two items. Units: points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    package override func itemDidChange() { shownView?.itemDidChange() }

    /// Does what a click on the item's button does, where that opens no menu.
    package func perform() {
        if changesSelectionAsPrimaryAction, !opensMenuFirst { isSelected.toggle() }
        primaryAction?.performWithSender(self, target: nil)
    }

    // MARK: What is shown

    package var isSpace: Bool { systemItem == .fixedSpace }

    /// Whether a press opens the menu at once.
    package var opensMenuFirst: Bool { menu != nil && primaryAction == nil }

    package var shownImage: UIImage? { image ?? (title == nil ? systemItem?.symbolName.flatMap { UIImage(systemName: $0) } : nil) }

    /// Nil when an image is shown.
    package var shownTitle: String? { shownImage == nil ? title ?? systemItem?.words : nil }

    private var madeRepresentation: UIMenuElement? {
        guard customView == nil, !isSpace else { return nil }
        let title = spokenName ?? ""
        let action = UIAction(
            title: title, image: shownImage, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in self?.perform() }
        guard let menu else { return action }
        let within = primaryAction == nil ? menu.children : [action, UIMenu(options: .displayInline, children: [menu])]
        return UIMenu(title: title, image: shownImage, options: menu.options.intersection(.singleSelection), children: within)
    }

    package var spokenName: String? {
        let words = systemItem?.words ?? primaryAction?.title
        return accessibilityLabel ?? title ?? (words?.isEmpty == false ? words : nil)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
