import Foundation

/// A container of menu elements: a whole menu, a menu within a menu, or (inline) a group of rows.
/// Source: Apple, UIMenu.
@MainActor open class UIMenu: UIMenuElement {
    public let options: Options
    /// Contract: the very objects that were given; changing one changes the menu.
    public let children: [UIMenuElement]
    /// How large the rows of this menu's own children are; menus within have their own.
    open var preferredElementSize: ElementSize
    private var storedPreferences: UIMenuDisplayPreferences?
    private let explicitIdentifier: Identifier?

    /// A menu; all arguments may be left out.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        preferredImageVisibility: UIMenuElement.ImageVisibility = .automatic,
        identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.init(
            elementID: .next(), title: title, subtitle: subtitle, image: image,
            preferredImageVisibility: preferredImageVisibility, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: children)
    }

    package init(
        elementID: MenuElementID, title: String, subtitle: String?, image: UIImage?,
        preferredImageVisibility: UIMenuElement.ImageVisibility, identifier: UIMenu.Identifier?,
        options: UIMenu.Options, preferredElementSize: UIMenu.ElementSize, children: [UIMenuElement]
    ) {
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        explicitIdentifier = identifier
        super.init(
            title: title, subtitle: subtitle, image: image, preferredImageVisibility: preferredImageVisibility,
            elementID: elementID)
    }

    /// The identifier that was given, or one that this menu and its copies alone have.
    open var identifier: Identifier { explicitIdentifier ?? Identifier("com.apple.menu.dynamic.\(elementID)") }

    /// What the rows of this menu's own children may look like. Contract: reads and writes copies.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { storedPreferences?.duplicate() }
        set { storedPreferences = newValue?.duplicate() }
    }

    /// A copy that differs in its children alone.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let copy = UIMenu(
            elementID: elementID, title: title, subtitle: subtitle, image: image,
            preferredImageVisibility: preferredImageVisibility, identifier: explicitIdentifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        copy.storedPreferences = storedPreferences?.duplicate()
        copy.highlightStateUpdateHandler = highlightStateUpdateHandler
        return copy
    }

    /// The elements of this menu and of the menus within whose state is on, in order; at most one where the menu is
    /// `.singleSelection`.
    open var selectedElements: [UIMenuElement] {
        let selected = children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.selectedElements
            case let leaf as any UIMenuLeaf: leaf.state == .on ? [child] : []
            case let deferred as UIDeferredMenuElement: UIMenu(children: deferred.latestElements).selectedElements
            default: []
            }
        }
        return options.contains(.singleSelection) ? Array(selected.prefix(1)) : selected
    }

    package override func makeCopy() -> UIMenuElement { replacingChildren(children.map { $0.makeCopy() }) }

    /// What the library keeps of a menu that it is given: a copy that the app does not hold.
    package func snapshot() -> UIMenu { replacingChildren(children.map { $0.makeCopy() }) }

    /// Whether the app gave the identifier, so that it means the same in another menu.
    package var givenIdentifier: Identifier? { explicitIdentifier }
}
