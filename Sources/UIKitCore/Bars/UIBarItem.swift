public import Foundation

/// Something that can stand in a bar, apart from the view that shows it.
/// Source: Apple, UIBarItem.
@MainActor open class UIBarItem: NSObject {
    open var title: String? { didSet { itemDidChange() } }
    open var image: UIImage? { didSet { itemDidChange() } }
    open var isEnabled = true { didSet { itemDidChange() } }
    /// A number of the app's own.
    open var tag = 0
    /// What a screen reader says; nil means the title.
    open var accessibilityLabel: String? { didSet { itemDidChange() } }
    open var accessibilityIdentifier: String? { didSet { itemDidChange() } }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Called after anything that a bar shows of the item changed.
    package func itemDidChange() {}
}
