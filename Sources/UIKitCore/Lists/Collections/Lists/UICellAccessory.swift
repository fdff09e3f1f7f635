import CoreGraphics
public import Foundation

/// Something beside a list cell's content: a chevron, a tick, a control for edit mode, a view of the app's own.
/// Shape: a value; the cell makes the view.
/// Source: Apple, UICellAccessory. The options are in UICellAccessory+Options.
@MainActor public struct UICellAccessory {
    /// In which mode the accessory shows.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    /// How wide the room is that the accessory gets. Units: points.
    public enum LayoutDimension: Sendable, Equatable { case actual, standard, custom(CGFloat) }

    public typealias ActionHandler = @MainActor () -> Void

    enum Kind {
        case disclosureIndicator, detail(ActionHandler?), checkmark, delete(ActionHandler?), insert(ActionHandler?), multiselect, reorder(line: Bool)
        case outlineDisclosure(OutlineDisclosureOptions.Style, ActionHandler?)
        case label(String, UIFont), menu(UIMenu, (@MainActor (UIMenu) -> Void)?), custom(CustomViewConfiguration)
    }

    let kind: Kind
    let displayed: DisplayedState
    let isHidden: Bool
    let width: LayoutDimension
    let tintColor: UIColor?

    /// A chevron: the item leads on.
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()) -> UICellAccessory {
        UICellAccessory(kind: .disclosureIndicator, displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
                        tintColor: options.tintColor)
    }

    /// A button that tells more about the item.
    public static func detail(displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil)
        -> UICellAccessory
    {
        UICellAccessory(kind: .detail(actionHandler), displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
                        tintColor: options.tintColor)
    }

    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        UICellAccessory(kind: .checkmark, displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
                        tintColor: options.tintColor)
    }

    /// A button that deletes. Contract: without a handler it uncovers the trailing swipe actions.
    public static func delete(displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil)
        -> UICellAccessory
    {
        UICellAccessory(kind: .delete(actionHandler), displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
                        tintColor: options.backgroundColor)
    }

    public static func insert(displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil)
        -> UICellAccessory
    {
        UICellAccessory(kind: .insert(actionHandler), displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
                        tintColor: options.backgroundColor)
    }

    /// A circle that is ticked while the item is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        UICellAccessory(kind: .multiselect, displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
                        tintColor: options.tintColor)
    }

    /// A grip by which the item is moved. Contract: the data source says whether it can be, and hears of it.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        UICellAccessory(kind: .reorder(line: options.showsVerticalSeparator), displayed: displayed, isHidden: options.isHidden,
                        width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// A chevron that opens and closes what lies below the item. Contract: without a handler, in the section snapshot of the data source.
    public static func outlineDisclosure(displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
                                         actionHandler: ActionHandler? = nil) -> UICellAccessory {
        UICellAccessory(kind: .outlineDisclosure(options.style, actionHandler), displayed: displayed, isHidden: options.isHidden,
                        width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory {
        UICellAccessory(kind: .label(text, options.font), displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
                        tintColor: options.tintColor)
    }

    /// A pop-up button: it shows the selected element of the menu.
    public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
                                 selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil) -> UICellAccessory {
        UICellAccessory(kind: .menu(menu, selectedElementDidChangeHandler), displayed: displayed, isHidden: options.isHidden,
                        width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let shown: DisplayedState = switch configuration.placement {
        case .leading(let displayed, _), .trailing(let displayed, _): displayed
        }
        return UICellAccessory(kind: .custom(configuration), displayed: shown, isHidden: configuration.isHidden,
                               width: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
    }

    // MARK: For the cell

    var isLeading: Bool {
        switch kind {
        case .delete, .insert, .multiselect: true
        case .custom(let configuration): if case .leading = configuration.placement { true } else { false }
        case .disclosureIndicator, .detail, .checkmark, .reorder, .outlineDisclosure, .label, .menu: false
        }
    }

    /// Whether two accessories are of one kind, so that one view may go on showing the other.
    func isLike(_ other: UICellAccessory) -> Bool {
        switch (kind, other.kind) {
        case (.custom(let a), .custom(let b)): a.customView === b.customView
        case (.label(let a, _), .label(let b, _)): a == b
        case (.menu(let a, _), .menu(let b, _)): a === b
        default: order == other.order && isLeading == other.isLeading
        }
    }

    /// The place among accessories of one side, from the content to the edge; as the system has it.
    var order: Int {
        switch kind {
        case .multiselect: 0
        case .delete, .insert: 1
        case .custom: 2
        case .label: 3
        case .menu: 4
        case .detail: 5
        case .checkmark: 6
        case .outlineDisclosure: 7
        case .disclosureIndicator: 8
        case .reorder: 9
        }
    }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case _ where isHidden: false
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
