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

    public init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
        self.systemItem = systemItem
        super.init()
        self.primaryAction = primaryAction
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
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

    // MARK: What is shown

    package var isSpace: Bool { systemItem == .fixedSpace }

    package var shownImage: UIImage? { image ?? (title == nil ? systemItem?.symbolName.flatMap { UIImage(systemName: $0) } : nil) }

    /// Nil when an image is shown.
    package var shownTitle: String? { shownImage == nil ? title ?? systemItem?.words : nil }

    package var spokenName: String? {
        let words = systemItem?.words ?? primaryAction?.title
        return accessibilityLabel ?? title ?? (words?.isEmpty == false ? words : nil)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
