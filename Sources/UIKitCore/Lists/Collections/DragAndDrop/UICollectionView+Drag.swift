import CoreGraphics
import Foundation

extension UICollectionView {
    /// Whether a drag of this collection's items goes on.
    public var hasActiveDrag: Bool { listDrag?.hasActiveDrag ?? false }
    /// Whether a drag is over this collection.
    public var hasActiveDrop: Bool { listDrag?.hasActiveDrop ?? false }

    /// Called after a delegate or the switch changed: the interactions are there only where somebody answers.
    func dragDelegatesDidChange() {
        guard dragDelegate != nil || dropDelegate != nil || listDrag != nil else { return }
        let drag = listDrag ?? ListDrag(self)
        listDrag = drag
        drag.dragInteraction.isEnabled = dragInteractionEnabled
        attach(drag.dragInteraction, dragDelegate != nil)
        attach(drag.dropInteraction, dropDelegate != nil)
    }
}

extension UICollectionView: DragList {
    // MARK: The drag delegate

    func dragItems(at path: IndexPath, for session: any UIDragSession) -> [UIDragItem] {
        guard swipe == nil, rowMove == nil else { return [] }
        return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    func dragItemsToAdd(at path: IndexPath, for session: any UIDragSession, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? false
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? true
    }

    // MARK: The drop delegate

    func dropCanHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal? {
        guard let proposal = dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path) else { return nil }
        dropProposal = proposal
        let intent: ListDropIntent = switch proposal.intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertAtDestination
        case .insertIntoDestinationIndexPath: .insertIntoDestination
        }
        return ListDropProposal(proposal, intent: intent)
    }
    func performDrop(_ drop: ListDrop) {
        guard let proposal = dropProposal else { return }
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, proposal: proposal, in: self))
    }

    // MARK: Items

    func selectedPaths() -> [IndexPath] { selection.count > 1 ? selection.sorted() : [] }
    func pathSeen(at point: CGPoint) -> IndexPath? { cell(under: point)?.indexPath }

    /// Places stand still while items move between them, so that the place under the finger stays the same.
    func insertionPath(at point: CGPoint) -> IndexPath? {
        guard let slot = slot(at: point) else { return nil }
        var path = itemRooms?.insertion(inSlot: slot) ?? slot
        if let moved = itemGap?.moved, moved.section == path.section { path = IndexPath(item: min(path.item, counts[path.section] - 1), section: path.section) }
        return path
    }
    func showsGap(at point: CGPoint) -> Bool { itemRooms?.gapSlot.flatMap(slotFrame)?.contains(point) ?? false }

    var gapDelay: TimeInterval {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.6
        }
    }

    func openGap(at path: IndexPath, size: CGSize, moved: IndexPath?) {
        guard counts.indices.contains(path.section), path.item >= 0, path.item <= counts[path.section] else { return }
        var path = path
        if let moved, moved.section == path.section { path = IndexPath(item: min(path.item, counts[path.section] - 1), section: path.section) }
        itemGap = ItemGap(target: path, moved: moved)
        settleItems(animated: true)
    }

    func closeGap(animated: Bool) {
        guard animated else { return dissolveGap() }
        itemGap = nil
        // Where an update left something to do, that goes first.
        if updateDepth == 0 { for (element, _) in elements { if let own = attributes(of: element) { placed[element] = own } } }
        settleItems(animated: true)
    }

    // The data source of a collection moves nothing by itself: the drop delegate does.
    func canReorder(_ path: IndexPath) -> Bool { false }
    func reorderTarget(from path: IndexPath, proposed: IndexPath) -> IndexPath { proposed }
    func reorder(from path: IndexPath, to target: IndexPath) -> Bool { false }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) { (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted }

    // MARK: Spring loading

    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        canSelect && itemDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
    }
    func springLoad(_ path: IndexPath) {
        if let cell = cell(at: path), toggles(cell) { return }
        tap(path)
    }
}
