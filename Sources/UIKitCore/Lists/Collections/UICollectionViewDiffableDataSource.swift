public import Foundation

/// A data source that is told what is there, and finds out what changed.
/// Contract: every method of UICollectionViewDataSource is declared here, so that an override of any of them is reached.
/// Source: Apple, UICollectionViewDiffableDataSource. Section snapshots are in UICollectionViewDiffableDataSource+Outline.
@MainActor open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Makes or sets up the cell of an item.
    public typealias CellProvider = @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes or sets up what the layout places besides cells.
    public typealias SupplementaryViewProvider = @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    open var supplementaryViewProvider: SupplementaryViewProvider?
    var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The sections whose items have items below them.
    var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Called when rows of an outline open and close.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    /// Asked and told when a person moves an item.
    open var reorderingHandlers = ReorderingHandlers()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What is there now.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot`: items that are in both stay the same items. Contract: `completion` is called when nothing moves any more.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
                    completion: (() -> Void)? = nil) {
        outlines = outlines.filter { section, outline in snapshot.items[section] == outline.visibleItems }
        show(snapshot, animated: animatingDifferences, completion)
    }

    /// Shows `snapshot` and comes back when nothing moves any more.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() } }
    }

    /// Shows `snapshot` as if everything in it were new.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                                           completion: (() -> Void)? = nil) {
        outlines = [:]
        current = snapshot
        current.forgetReloads()
        collectionView?.reloadData()
        completion?()
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, _ completion: (() -> Void)?) {
        guard let collectionView else {
            current = snapshot
            return completion?() ?? ()
        }
        let changes = SnapshotDifference.changes(from: current, to: snapshot)
        let reconfigured = snapshot.reconfiguredItemIdentifiers
        collectionView.apply(changes, animated: animated, update: {
            self.current = snapshot
            self.current.forgetReloads()
        }, completion: { _ in completion?() })
        collectionView.reconfigureItems(at: reconfigured.compactMap(indexPath(for:)))
    }

    // MARK: Section snapshots

    /// Shows the items of one section, with those below them. The section is appended when it is not there.
    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
                    animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        apply(outline: snapshot, to: section, animated: animatingDifferences, completion)
    }

    /// Shows the items of one section and comes back when nothing moves any more.
    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
                    animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() } }
    }

    /// What is in a section, with what lies below its items.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        result.append(current.items[section] ?? [])
        return result
    }

    // MARK: Finding

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.items[current.sections[indexPath.section]] ?? []
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { SnapshotDifference.path(of: itemIdentifier, in: current) }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sections.indices.contains(index) ? current.sections[index] : nil }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.items[current.sections[section]]?.count ?? 0 : 0
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure("UICollectionViewDiffableDataSource: the cell provider gave no cell for item \(indexPath.item) of section "
                + "\(indexPath.section); return one for every item.")
        }
        return cell
    }

    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        guard let provider = supplementaryViewProvider else {
            preconditionFailure("UICollectionViewDiffableDataSource: the layout places a view of the kind \"\(kind)\"; set supplementaryViewProvider.")
        }
        guard let view = provider(collectionView, kind, indexPath) else {
            preconditionFailure("UICollectionViewDiffableDataSource: supplementaryViewProvider gave no view of the kind \"\(kind)\" for section "
                + "\(indexPath.first ?? 0); return one wherever the layout places one.")
        }
        return view
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}
