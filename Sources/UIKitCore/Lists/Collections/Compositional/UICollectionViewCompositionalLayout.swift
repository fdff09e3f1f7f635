public import CoreGraphics
public import Foundation

/// A layout made of parts: items in groups, groups in sections.
/// Contract: groups that nobody measured are counted, not listed, however many items there are.
/// Source: Apple, UICollectionViewCompositionalLayout. How a section is worked out is in CompositionalSection.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    // MARK: What was worked out

    var sections: [CompositionalSection] = []
    var stack = SectionStack()
    /// The views at the edges of the whole content.
    var globalEdges = SectionEdges()
    var globalSizes: [Int: CGSize] = [:]
    /// What is kept of sections until they are worked out anew.
    private var kept: [Int: CompositionalSection.Kept] = [:]
    private var isPrepared = false
    private var preparedSize = CGSize.zero

    // MARK: Making

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration = .init()) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Contract: `sectionProvider` is asked for each section when the layout is worked out, and again when the room changes.
    public init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration = .init()) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: UICollectionViewLayout

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView, !isPrepared else { return restack() }
        isPrepared = true
        let size = room(of: view)
        // What was measured in another width is measured again.
        if size.width != preparedSize.width { kept = kept.mapValues { .init(measured: [:], edges: [:], offset: $0.offset, rows: nil) } }
        if size.width != preparedSize.width { globalSizes = [:] }
        preparedSize = size
        sections = (0..<view.numberOfSections).map { makeSection($0, size, view) }
        kept = [:]
        restack()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            kept = [:]
            sections = []
            globalSizes = [:]
        }
        // Sections know already what was measured of them.
        if !context.isOnlyMeasured, !context.isOnlyScrolled {
            isPrepared = false
            if !context.invalidateDataSourceCounts { keepSections() }
        }
        super.invalidateLayout(with: context)
    }

    private func keepSections() {
        for (index, section) in sections.enumerated() { kept[index] = section.kept }
    }

    open override var collectionViewContentSize: CGSize {
        let across = preparedSize
        return isSideways ? CGSize(width: stack.length + globalEdges.trailing, height: across.height)
            : CGSize(width: across.width, height: stack.length + globalEdges.bottom)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), (0..<sections[indexPath.section].count).contains(indexPath.item) else { return nil }
        return itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        return decorations(of: indexPath.section).first { $0.representedElementKind == elementKind }
    }

    open override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                              withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool {
        let size = FlowSection.sane(preferredAttributes.size)
        switch originalAttributes.element {
        case .cell(let path):
            guard !originalAttributes.estimates.isEmpty, sections.indices.contains(path.section), path.item < sections[path.section].count
            else { return false }
            return sections[path.section].measure(item: path.item, size, originalAttributes.estimates)
        case .supplementary(let kind, let path):
            guard !originalAttributes.estimates.isEmpty else { return false }
            return measure(kind, path, size)
        case .decoration: return false
        }
    }

    open override func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                           withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.isOnlyMeasured = true
        return context
    }

    /// A row of a list moves up and down alone.
    open override func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        guard listConfiguration(of: indexPath.section) != nil, let row = layoutAttributesForItem(at: indexPath) else {
            return heldAttributes(at: indexPath, position)
        }
        return heldAttributes(at: indexPath, CGPoint(x: row.center.x, y: position.y))
    }

    // MARK: Sections

    var isSideways: Bool { configuration.scrollDirection == .horizontal }

    /// The room that sections are parts of. Units: points.
    private func room(of view: UICollectionView) -> CGSize {
        let inset = view.adjustedContentInset
        return CGSize(width: max(0, view.bounds.width - inset.left - inset.right), height: max(0, view.bounds.height - inset.top - inset.bottom))
    }

    private func makeSection(_ index: Int, _ size: CGSize, _ view: UICollectionView) -> CompositionalSection {
        let outer = LayoutEnvironment(size, view.traitCollection)
        guard let definition = provider(index, outer) else {
            preconditionFailure("UICollectionViewCompositionalLayout: the section provider gave no section for section \(index); return one for each.")
        }
        let isOrthogonal = definition.orthogonalScrollingBehavior != .none
        let insets = definition.contentInsets.adding(referenceInsets(definition.contentInsetsReference, view))
        let environment = LayoutEnvironment(size, insets: insets, view.traitCollection)
        return CompositionalSection(definition, environment, count: view.numberOfItems(inSection: index), isSideways: isSideways != isOrthogonal,
                                    isOrthogonal: isOrthogonal, kept: kept[index])
    }

    private func referenceInsets(_ reference: UIContentInsetsReference, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
        let used = reference == .automatic ? configuration.contentInsetsReference : reference
        let insets: UIEdgeInsets = switch used {
        case .automatic, .none: .zero
        case .safeArea: UIEdgeInsets(top: 0, left: view.safeAreaForSubviews.left, bottom: 0, right: view.safeAreaForSubviews.right)
        case .layoutMargins: UIEdgeInsets(top: 0, left: view.layoutMargins.left, bottom: 0, right: view.layoutMargins.right)
        case .readableContent: readableInsets(view)
        }
        return view.isRightToLeft ? NSDirectionalEdgeInsets(top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
            : NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    private func readableInsets(_ view: UICollectionView) -> UIEdgeInsets {
        let frame = view.readableContentGuide.layoutFrame.offsetBy(dx: -view.bounds.minX, dy: 0)
        return UIEdgeInsets(top: 0, left: max(0, frame.minX), bottom: 0, right: max(0, view.bounds.width - frame.maxX))
    }

    /// Puts the sections one after another as long as they are now.
    func restack() {
        globalEdges = SectionEdges()
        for (index, item) in configuration.boundarySupplementaryItems.enumerated() { globalEdges.add(item, size: globalSize(index, item)) }
        stack = SectionStack(sections.map { isSideways ? $0.size.width : $0.size.height }, gap: RowGeometry.sane(configuration.interSectionSpacing),
                             start: isSideways ? globalEdges.leading : globalEdges.top)
    }

    private func globalSize(_ index: Int, _ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        var size = item.layoutSize.size(in: preparedSize)
        let estimates = item.layoutSize.estimates(in: [])
        if let known = globalSizes[index] {
            if estimates.contains(.width) { size.width = known.width }
            if estimates.contains(.height) { size.height = known.height }
        }
        return size
    }

    private func measure(_ kind: String, _ path: IndexPath, _ size: CGSize) -> Bool {
        if path.count == 1 {
            guard let index = configuration.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == kind }) else { return false }
            let old = globalSize(index, configuration.boundarySupplementaryItems[index])
            globalSizes[index] = size
            return globalSize(index, configuration.boundarySupplementaryItems[index]) != old
        }
        guard sections.indices.contains(path.section),
              let index = sections[path.section].definition.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == kind }) else { return false }
        return sections[path.section].measure(edge: index, size)
    }

    // MARK: Updates

    override func take(_ update: ListUpdate, before: [Int], after: [Int]) {
        guard !sections.isEmpty else { return }
        kept = [:]
        for new in after.indices {
            guard let old = update.section(before: new), sections.indices.contains(old), !update.isReloaded(section: old) else { continue }
            let section = sections[old]
            var state = section.kept
            state.measured = Dictionary(state.measured.compactMap { item, size in
                update.path(after: IndexPath(item: item, section: old)).flatMap { $0.section == new ? ($0.item, size) : nil }
            }, uniquingKeysWith: { first, _ in first })
            for path in update.reloaded where path.section == new { state.measured[path.item] = nil }
            state.rows = state.rows.map { update.rows(of: new, from: $0) }
            kept[new] = state
        }
    }

    // MARK: Sections that scroll by themselves

    override func scroller(of section: Int) -> (value: SectionScroller, offset: CGFloat)? {
        guard sections.indices.contains(section), sections[section].isOrthogonal else { return nil }
        return (sections[section].scroller(at: origin(of: section)), sections[section].offset)
    }

    override func sectionWasScrolled(_ section: Int, to offset: CGFloat) {
        if sections.indices.contains(section) { sections[section].offset = offset }
    }

    // MARK: Lists

    override func listSurroundings(at path: IndexPath) -> ListCellSurroundings? {
        guard sections.indices.contains(path.section), let list = sections[path.section].definition.list else { return nil }
        let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
        return list.surroundings(item: path.item, count: sections[path.section].count, path: collectionView?.sourcePath(path) ?? path,
                                 pixel: 1 / scale)
    }

    override func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].definition.list : nil
    }
}

extension NSDirectionalEdgeInsets {
    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return NSDirectionalEdgeInsets(top: sane(top) + other.top, leading: sane(leading) + other.leading, bottom: sane(bottom) + other.bottom,
                                       trailing: sane(trailing) + other.trailing)
    }
}
