import CoreGraphics
public import Foundation
import PlatformInterface

/// Items that a layout places, of which only those in sight have views.
/// Contract: the data source is asked for numbers when the data is loaded and for a cell when its item comes into sight; where items
/// stand is the layout's to say.
/// Source: Apple, UICollectionView. The topics are in the files beside this one.
@MainActor open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { sourcesDidChange() } } }
    open var delegate: (any UICollectionViewDelegate)? {
        get { itemDelegate }
        set {
            itemDelegate = newValue
            scrollDelegate = newValue
            sourcesDidChange()
        }
    }
    private(set) weak var itemDelegate: (any UICollectionViewDelegate)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// What the delegate has turned out not to implement.
    var missing: MissingItemMethods = []

    // MARK: Layout

    /// Where the items stand. Contract: one layout belongs to one collection.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    var currentLayout: UICollectionViewLayout
    var isLayoutValid = false
    /// The ground of a list, behind everything.
    var listGround: UIView?
    /// Behind the items; it does not scroll.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }

    // MARK: Content

    /// The number of items of each section.
    var counts: [Int] = []
    var isLoaded = false
    /// The views in sight, and those that are kept though they are not.
    var elements: [ListElement: UICollectionReusableView] = [:]
    /// How each of them was placed last.
    var placed: [ListElement: UICollectionViewLayoutAttributes] = [:]
    /// Views on their way out; they stand for no element any more.
    var leavingViews: [UICollectionReusableView] = []
    /// The scrollers of sections that scroll by themselves.
    var scrollers: [Int: SectionScrollView] = [:]
    var pool = ReusePool<UICollectionReusableView>()
    var classes: [String: AnyClass] = [:]
    var isPlacing = false
    /// Where the element stands that the data source is asked for.
    var loading: UICollectionViewLayoutAttributes?
    /// Views whose content changed since they were measured.
    var changedViews: [UICollectionReusableView] = []
    /// The item whose cell `dequeueReusableCell` hands out again.
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    /// Which items were announced to the prefetching source.
    var prefetched: Set<IndexPath> = []
    /// Where the content stood then; nil after changes.
    var lastPrefetchOffset: CGPoint?

    var indexView: SectionIndexView?
    var indexTitles: [String] = []

    // MARK: Updates

    var updateDepth = 0
    var batch = CollectionBatch()
    /// The change of layouts that a gesture has in hand.
    var transition: LayoutTransition?
    /// Views on their way to other places.
    var movingViews: [UICollectionReusableView] = []

    // MARK: Selection

    open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection, !isEditing { keepOneSelected() } } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { updateEditModeOfCells() } }
    /// Whether the keyboard's focus can stop at items.
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    /// Whether moving the keyboard's focus selects.
    open var selectionFollowsFocus = false
    var selection: Set<IndexPath> = []
    /// Where the keyboard is.
    var focusedPath: IndexPath? { didSet { if focusedPath != oldValue { focusDidMove(from: oldValue) } } }
    var selectionAnchor: IndexPath?
    /// The item under a finger or a held button.
    weak var pressedCell: UICollectionViewCell?

    /// Whether the collection is in edit mode, in which a finger selects several items where that is allowed.
    open var isEditing = false { didSet { if isEditing != oldValue { editModeDidChange() } } }

    var swipe: RowSwipe?
    var padSwipe: PadSwipe?

    // MARK: Drag and drop; the rest is in UICollectionView+Drag.

    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
    /// Whether items can be dragged where there is a drag delegate.
    open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }
    /// Whether an item that a drag rests on is selected, so that the drag can go on in what it shows.
    open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { attach(springInteraction, isSpringLoaded) } } }
    private lazy var springInteraction = ListSpring.interaction(of: self)
    /// How soon items make room for what is dragged over them.
    open var reorderingCadence = ReorderingCadence.immediate
    var listDrag: ListDrag?
    /// What the drop delegate said last.
    var dropProposal: UICollectionViewDropProposal?
    var itemGap: ItemGap?

    // MARK: Movement; the rest is in Moving.

    var rowMove: RowMove?
    var moveGesture: MovePressGestureRecognizer?
    /// Whether views that have another place go there by and by.
    var slides = false

    // MARK: Menus; the rest is in UICollectionView+Menus.

    private let itemMenuDelegate = ItemMenuDelegate()
    /// The interaction that shows the items' menus.
    open var contextMenuInteraction: UIContextMenuInteraction? { itemMenuInteraction }
    private(set) lazy var itemMenuInteraction = ItemMenuInteraction(delegate: itemMenuDelegate)
    /// The item under the pointer or the finger that a menu is about.
    weak var menuCell: UICollectionViewCell?
    /// All items that a menu is about, where they stand now.
    var menuTargets: Set<IndexPath> = [] { didSet { if menuTargets != oldValue { updateOutlines() } } }
    /// Whether they get an outline: a lifted item needs none.
    var outlinesMenuTargets = false { didSet { if outlinesMenuTargets != oldValue { updateOutlines() } } }

    // MARK: Making

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        adopt(currentLayout)
        itemMenuDelegate.collection = self
        addInteraction(itemMenuInteraction)
        addSwipeGesture()
    }

    /// Asks the data source for everything anew. The selection is lost.
    open func reloadData() {
        isLoaded = false
        loadIfNeeded()
    }

    /// Changes the layout; items in sight go from where they stand to where the new layout has them.
    /// Contract: what is in the middle of sight stays there where it can, a selected item first; at its beginning the content stays at its
    /// beginning. The layout and the delegate may say otherwise.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Contract: `completion` is called when nothing moves any more.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        change(to: layout, animated: animated, completion: completion)
    }

    /// Shape: whether nothing moves any more, and whether the transition was finished and not cancelled.
    public typealias LayoutInteractiveTransitionCompletion = @MainActor (Bool, Bool) -> Void

    /// Begins a change of layouts that goes as far as the `transitionProgress` of the layout that is returned.
    /// Contract: ended by `finishInteractiveTransition` or `cancelInteractiveTransition`; then `completion` is called when nothing moves any
    /// more. Errors: stops the program during another one, and when the collection has the layout already.
    @discardableResult
    open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil)
        -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    /// Goes on to the new layout. Errors: stops the program when no interactive transition is going on.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Goes back to the old layout. Errors: stops the program when no interactive transition is going on.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: UIScrollView

    override func scrollDelegateDidChange() {
        // Set through the superclass, it may be a collection's delegate all the same.
        if scrollDelegate !== itemDelegate { itemDelegate = scrollDelegate as? any UICollectionViewDelegate }
    }

    override func contentOffsetDidChange() { closeSwipeWhenScrolled() }
    package override func handleScroll(_ scroll: ScrollInput) -> Bool { swipeTakes(scroll) || super.handleScroll(scroll) }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }
    override var barInset: CGFloat { indexView?.superview == nil ? 0 : SectionIndexView.width }
    override var fillsController: Bool { super.fillsController || superview is CollectionHolderView }
    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        currentLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: UIView

    package override var managesContentSize: Bool { true }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeElements()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        guard isLoaded else { return }
        currentLayout.invalidateLayout()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressEnded(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        moveMayBegin(gestureRecognizer) ?? swipeMayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override var canBecomeFocused: Bool { takesFocus || super.canBecomeFocused }
    package override var focusedPart: UIView { focusedCell ?? selectedCellInSight ?? self }
    package override func partForMenu() -> UIView {
        revealFocusedItem()
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
        if result { focusFirstItem() }
        return result
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        focusedPath.flatMap(cell(at:))?.setNeedsUpdateConfiguration()
        return result
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isLoaded { currentLayout.invalidateLayout() }
    }

    private func sourcesDidChange() {
        missing = []
        isLoaded = false
        setNeedsLayout()
    }
}
