import CoreGraphics
public import Foundation

/// A row of a list: content, accessories beside it, and a line below.
/// Source: Apple, UICollectionViewListCell. Where the parts stand is in UICollectionViewListCell+Layout.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Beside the content; those of one side in the system's order.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

    /// How often `indentationWidth` is left free before the content. An outline sets it to the level of the item.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// Units: points.
    open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// Whether leading accessories are indented with the content.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// Where the lines begin and end, when their insets are automatic: at first with the texts and at the cell's end. Constrain its sides to
    /// have the lines follow other views.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = SeparatorGuide(in: self)
        separatorGuide = guide
        return guide.guide
    }()
    private(set) var separatorGuide: SeparatorGuide?

    /// The configuration that suits the list, with no content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let surroundings = currentSurroundings
        if surroundings.isFooter { return surroundings.appearance.footerContent }
        return surroundings.isHeading ? surroundings.appearance.headingContent : surroundings.appearance.cellContent
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        // A heading that rows pass below hides them.
        let isOpaque = indexPath == nil && surroundings.appearance == .plain
        return surroundings.isHeading && !isOpaque ? surroundings.appearance.headingBackground : surroundings.appearance.cellBackground
    }

    // MARK: What is shown

    var accessoryViews: [ListAccessoryView] = []
    let separators = (top: UIView(), bottom: UIView())
    var surroundings = ListCellSurroundings()
    /// Whether the corners are the list's doing.
    var hasRoundedCorners = false
    /// Whether what lies below the item shows.
    var isExpanded: Bool { sourceIndexPath.flatMap { collection?.outline?.isItemExpanded(at: $0) } ?? false }

    /// Where the cell stands, or is about to.
    var currentSurroundings: ListCellSurroundings {
        guard let collection, let element = element ?? collection.loading?.element else { return surroundings }
        return surroundings(of: element, in: collection) ?? surroundings
    }

    /// Nil outside lists.
    private func surroundings(of element: ListElement, in collection: UICollectionView) -> ListCellSurroundings? {
        switch element {
        case .cell(let path): return collection.currentLayout.listSurroundings(at: path)
        case .supplementary(let kind, let path):
            guard path.count == 2, let list = collection.currentLayout.listConfiguration(of: path.section) else { return nil }
            var result = ListCellSurroundings()
            result.appearance = list.appearance
            result.isHeading = true
            result.isFooter = kind == UICollectionView.elementKindSectionFooter
            return result
        case .decoration: return nil
        }
    }

    /// Takes over what is around the cell. Contract: the collection calls it when the cell is placed and when its section changed.
    func surroundingsMayHaveChanged() {
        guard let collection, let element else { return }
        let new = surroundings(of: element, in: collection) ?? ListCellSurroundings()
        if let path = sourceIndexPath, let level = collection.outline?.levelOfItem(at: path), indentationLevel != level { indentationLevel = level }
        for view in accessoryViews { view.update() }
        guard new != surroundings else { return }
        if new.appearance != surroundings.appearance || new.isHeading != surroundings.isHeading { setNeedsUpdateConfiguration() }
        surroundings = new
        setNeedsLayout()
    }

    /// Whether there is a grip by which the row is moved.
    var showsGrip: Bool { accessoryViews.contains(where: \.isGrip) }

    // MARK: UICollectionViewCell

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeListParts()
    }

    override func contentFrame(in bounds: CGRect) -> CGRect { listContentFrame(in: bounds) }

    override func stateDidChange() {
        super.stateDidChange()
        for view in accessoryViews { view.update() }
    }

    override func editModeDidChange() {
        super.editModeDidChange()
        accessoriesDidChange()
        guard window != nil, indexPath != nil else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.placeParts()
            self.placeListParts()
        }
    }

    // MARK: Outline

    private var outlineAccessory: (style: UICellAccessory.OutlineDisclosureOptions.Style, handler: UICellAccessory.ActionHandler?)? {
        for accessory in accessories {
            if case .outlineDisclosure(let style, let handler) = accessory.kind, accessory.isShown(isEditing: isInEditMode) { return (style, handler) }
        }
        return nil
    }

    /// Whether a tap anywhere on the cell opens and closes it.
    var togglesAnywhere: Bool { outlineAccessory.map { $0.style == .header || $0.style == .automatic && surroundings.isHeading } ?? false }

    func toggleOutline() {
        if let handler = outlineAccessory?.handler { return handler() }
        guard let path = indexPath else { return }
        collection?.outline?.toggleItem(at: path)
    }
}
