public import Foundation

/// Rows below one another, in sections, of which only those in sight have views.
/// Contract: the data source is asked for numbers when the data is loaded and for a cell when its row comes into sight. A row's height is
/// asked for then too; until then it counts with the estimate.
/// Source: Apple, UITableView. The topics are in the files beside this one.
@MainActor open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    public let style: Style

    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { sourcesDidChange() } } }
    open var delegate: (any UITableViewDelegate)? {
        get { rowDelegate }
        set {
            rowDelegate = newValue
            scrollDelegate = newValue
            sourcesDidChange()
        }
    }
    private(set) weak var rowDelegate: (any UITableViewDelegate)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// What the delegate and the data source have turned out not to implement.
    var missing: MissingMethods = []

    // MARK: Measures. Units: points; `automaticDimension` lets the content decide.

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { measuresDidChange() } } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { measuresDidChange() } }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { measuresDidChange() } }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { measuresDidChange() } }
    }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Room above a plain table's section headers.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { measuresDidChange() } }
    }

    // MARK: Look

    /// Shape: at the table's own setting, nil in `ownSeparatorInset`, lines begin where the texts do.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: UITableViewCell.edgeMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            updateSurroundings()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { updateSurroundings() } }
    /// Nil means the system's colour.
    open var separatorColor: UIColor? { didSet { updateSurroundings() } }
    /// Behind the rows; it does not scroll.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }
    /// Above the first section; it keeps its height.
    open var tableHeaderView: UIView? { didSet { if tableHeaderView !== oldValue { replaceEnd(oldValue) } } }
    open var tableFooterView: UIView? { didSet { if tableFooterView !== oldValue { replaceEnd(oldValue) } } }

    // MARK: Content

    var geometry = TableGeometry()
    var isLoaded = false
    /// The cells in sight, and those that are kept though they are not.
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Rows on their way out; they belong to no path any more.
    var leavingCells: [UITableViewCell] = []
    var headerViews: [Int: UIView] = [:]
    var footerViews: [Int: UIView] = [:]
    var cellPool = ReusePool<UITableViewCell>()
    var cellClasses: [String: AnyClass] = [:]
    var headingPool = ReusePool<UITableViewHeaderFooterView>()
    var headingClasses: [String: AnyClass] = [:]
    /// The width that rows were measured for.
    var measuredWidth: CGFloat = 0
    var isPlacingRows = false
    /// Which rows were announced to the prefetching source.
    var prefetched: Set<IndexPath> = []
    var lastPrefetchOffset: CGFloat = 0
    var indexView: SectionIndexView?
    open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.backgroundColor = sectionIndexBackgroundColor } }
    /// The index shows from this many rows on.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    var indexTitles: [String] = []

    // MARK: Updates

    var updateDepth = 0
    var batch = TableBatch()
    /// The row whose cell `dequeueReusableCell` hands out again.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    /// Cells whose content changed since they were measured.
    var changedCells: [UITableViewCell] = []
    /// Cells on their way to other places.
    var movingCells: [UITableViewCell] = []

    // MARK: Selection

    open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection, !isEditing { keepOneSelected() } } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { updateSurroundings() } }
    /// Whether the keyboard's focus can stop at rows.
    open var allowsFocus = true
    /// Whether moving the keyboard's focus selects.
    open var selectionFollowsFocus = false
    var selection: Set<IndexPath> = []
    /// Where the keyboard is.
    var focusedPath: IndexPath? { didSet { if focusedPath != oldValue { focusDidMove(from: oldValue) } } }
    /// Where a selection began that Shift extends.
    var selectionAnchor: IndexPath?
    /// The row under a finger or a held button.
    weak var pressedCell: UITableViewCell?

    // MARK: Editing

    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }
    private var editingFlag = false
    /// Shows or takes away what rows have in edit mode.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingFlag else { return }
        closeSwipe(animated: animated)
        editingFlag = editing
        editingDidChange(animated: animated)
    }
    var swipe: RowSwipe?
    var padSwipe: PadSwipe?
    var rowMove: RowMove?

    // MARK: Drag and drop; the rest is in UITableView+Drag.

    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
    /// Whether rows can be dragged where there is a drag delegate.
    open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }
    /// Whether a row that a drag rests on is selected, so that the drag can go on in what it shows.
    open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { attach(springInteraction, isSpringLoaded) } } }
    private lazy var springInteraction = ListSpring.interaction(of: self)
    var listDrag: ListDrag?
    /// What the drop delegate said last.
    var dropProposal: UITableViewDropProposal?

    // MARK: Menus; the rest is in UITableView+Menus.

    private let rowMenuDelegate = RowMenuDelegate()
    /// The interaction that shows the rows' menus.
    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenuInteraction }
    private(set) lazy var rowMenuInteraction = RowMenuInteraction(delegate: rowMenuDelegate)
    /// The row that a menu is about.
    weak var menuCell: UITableViewCell?
    /// The cell with the outline, where the row of a menu got another cell meanwhile, and the row that is to get it.
    weak var outlinedCell: UITableViewCell?
    var outlinedPath: IndexPath?

    // MARK: Making

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        rowMenuDelegate.table = self
        addInteraction(rowMenuInteraction)
        addSwipeGesture()
    }

    // MARK: UIScrollView

    override func scrollDelegateDidChange() {
        // Set through the superclass, it may be a table's delegate all the same.
        if scrollDelegate !== rowDelegate { rowDelegate = scrollDelegate as? any UITableViewDelegate }
    }

    override func contentOffsetDidChange() { closeSwipeWhenScrolled() }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }
    override var barInset: CGFloat { indexView?.superview == nil ? 0 : SectionIndexView.width }

    package override func handleScroll(_ scroll: ScrollInput) -> Bool { swipeTakes(scroll) || super.handleScroll(scroll) }

    // MARK: UIView

    package override var managesContentSize: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        loadIfNeeded()
        return CGSize(width: size.width, height: geometry.bottom + (tableFooterView?.frame.height ?? 0))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressBegan(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressMoved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressEnded(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        swipeMayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override var canBecomeFocused: Bool { allowsFocus || super.canBecomeFocused }
    package override var focusedPart: UIView { focusedCell ?? selectedCellInSight ?? self }
    package override func partForMenu() -> UIView {
        revealFocusedRow()
        return focusedPart
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !takeKeys(presses, isRepeat: false) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !takeKeys(presses, isRepeat: true) { super.pressesChanged(presses, with: event) }
    }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        if result { focusFirstRow() }
        return result
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        focusedCell?.setNeedsUpdateConfiguration()
        return result
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measuresDidChange()
    }

    // MARK: Data

    /// Asks the data source for everything anew. The selection is lost.
    open func reloadData() {
        isLoaded = false
        loadIfNeeded()
    }

    /// Rows of a width that changed, or of a new class, are measured again.
    func measuresDidChange() {
        guard isLoaded else { return }
        forgetMeasures()
        setNeedsLayout()
    }

    private func sourcesDidChange() {
        missing = []
        isLoaded = false
        setNeedsLayout()
    }
}
