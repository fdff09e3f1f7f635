public import Foundation

/// One row of a table.
/// Contract: cells are used again for other rows; what a row shows is set each time that the data source is asked for it.
/// Source: Apple, UITableViewCell. The topics are in the files beside this one.
@MainActor open class UITableViewCell: UIView {
    public let reuseIdentifier: String?
    let style: CellStyle

    // MARK: Content

    /// The view that an app's own content belongs in.
    public let contentView = UIView()
    private(set) lazy var legacy = CellContent(style: style, in: contentView)
    /// Whether a text or image of the style's was asked for.
    private(set) var usesLegacyContent = false

    /// Errors: nil once the cell has a content configuration.
    open var imageView: UIImageView? { useLegacyContent()?.imageView }
    open var textLabel: UILabel? { useLegacyContent()?.textLabel }
    /// Errors: nil in the style `.default`, which has no second text.
    open var detailTextLabel: UILabel? { style == .default ? nil : useLegacyContent()?.detailLabel }

    private func useLegacyContent() -> CellContent? {
        guard contentConfiguration == nil else { return nil }
        usesLegacyContent = true
        return legacy
    }

    /// How often `indentationWidth` is left free before the content.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    // MARK: Configuration; how it is applied is in UITableViewCell+Configuration.

    /// What the cell shows, in place of the style's texts and image.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    open var automaticallyUpdatesContentConfiguration = true
    /// What stands behind the content; nil for what suits the table, or the cell's own `backgroundView` and `backgroundColor`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
    /// Called whenever the cell's state changed, to change its configurations.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// The configuration that suits the cell's style, with no content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration { style.contentConfiguration }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { surroundings.style.cellBackground }
    /// What the cell is like now. Override it to add states of your own.
    open var configurationState: UICellConfigurationState { currentState }
    /// Changes the configurations for a state. Override it in place of setting a handler.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigurations(using: state)
        configurationUpdateHandler?(self, state)
    }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    var needsConfiguration = true
    var contentConfigurationView: (any UIView & UIContentView)?

    // MARK: Background

    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }
    /// Shown over the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue) } } }
    /// The same in edit mode with multiple selection; nil means `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { replaceBackground(oldValue) } }
    }
    var configuredBackground: ConfiguredBackgroundView?

    // MARK: Selection

    open var selectionStyle: SelectionStyle = .default { didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } } }
    open var isSelected: Bool {
        get { selectedFlag }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { highlightedFlag }
        set { setHighlighted(newValue, animated: false) }
    }
    private var selectedFlag = false
    private var highlightedFlag = false

    /// Contract: the table calls it when the selection changes; an override calls super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedFlag else { return }
        selectedFlag = selected
        stateDidChange(animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedFlag else { return }
        highlightedFlag = highlighted
        stateDidChange(animated: animated)
    }

    // MARK: Accessories

    open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoriesDidChange() } } }
    /// A view in place of the one for `accessoryType`; as large as it is.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } } }
    /// The same in edit mode.
    open var editingAccessoryType: AccessoryType = .none { didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } } }
    open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { replaceAccessory(oldValue) } } }
    var standardAccessory: CellAccessoryView?

    // MARK: Edit mode

    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }
    private var editingFlag = false
    /// What the table would do with the row in edit mode.
    open var editingStyle: EditingStyle {
        switch surroundings.editControl {
        case .none, .selection: .none
        case .delete: .delete
        case .insert: .insert
        }
    }
    /// Whether the row can be dragged to another place in edit mode, where the data source does not say which rows can.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { table?.updateSurroundings() } } }
    /// Whether the content makes room for the control in edit mode.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether the row's delete button shows.
    open internal(set) var showingDeleteConfirmation = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingFlag else { return }
        willTransition(to: stateMask(editing: editing))
        editingFlag = editing
        editingDidChange(animated: animated)
        didTransition(to: stateMask(editing: editing))
    }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    var editControl: CellEditControl?
    var reorderControl: ReorderGrip?

    // MARK: Separator

    /// Where the line below the row ends; at first the table's. Units: points; on the left as on the leading side.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? surroundings.separatorInset ?? UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    let separator = UIView()

    // MARK: The table

    weak var table: UITableView?
    /// Where the cell stands in its table now; nil while it waits for use.
    var indexPath: IndexPath?
    var surroundings = RowSurroundings() { didSet { if surroundings != oldValue { surroundingsDidChange(from: oldValue) } } }
    /// Whether a compact menu is about this row.
    package var isOutlined = false { didSet { if isOutlined != oldValue { showOutline() } } }
    var outline: UIView?
    /// Whether the corners are the table's doing.
    var hasRoundedCorners = false

    // MARK: Making

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        separator.isUserInteractionEnabled = false
        addSubview(contentView)
        addSubview(separator)
    }

    /// Makes the cell ready for another row. Contract: called before the data source gets it again; an override calls super.
    open func prepareForReuse() {
        selectedFlag = false
        highlightedFlag = false
        isOutlined = false
        setNeedsUpdateConfiguration()
    }

    // MARK: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(width: size.width) }

    /// Here: the height that the content view's constraints give, or that `sizeThatFits` says where there are none.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                                               verticalFittingPriority: UILayoutPriority) -> CGSize {
        isSizedByConstraints ? contentSize(width: targetSize.width) : sizeThatFits(targetSize)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? !hasControls }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenText }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = accessibilityStorage.traits ?? .none
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    open override func accessibilityActivate() -> Bool { table?.activateRow(of: self) ?? false }
}
