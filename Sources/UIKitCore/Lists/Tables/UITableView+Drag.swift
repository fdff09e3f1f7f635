import CoreGraphics
import Foundation

extension UITableView {
    /// Whether a drag of this table's rows goes on.
    public var hasActiveDrag: Bool { listDrag?.hasActiveDrag ?? false }
    /// Whether a drag is over this table.
    public var hasActiveDrop: Bool { listDrag?.hasActiveDrop ?? false }

    /// Called after a delegate or the switch changed: the interactions are there only where somebody answers.
    func dragDelegatesDidChange() {
        guard dragDelegate != nil || dropDelegate != nil || listDrag != nil else { return }
        let drag = listDrag ?? ListDrag(self)
        listDrag = drag
        drag.dragInteraction.isEnabled = dragInteractionEnabled
        attach(drag.dragInteraction, dragDelegate != nil)
        // Its own rows come back to a table that has no drop delegate, when the data source moves them.
        attach(drag.dropInteraction, dragDelegate != nil || dropDelegate != nil)
    }

    /// Lets rows, headings and the content's size follow a gap.
    func settleRows(animated: Bool) {
        let settle: @MainActor () -> Void = { [self] in
            for (path, cell) in cells where cell !== swipe?.cell && contains(path) {
                let rect = rowRect(path)
                if cell.frame != rect { cell.frame = rect }
            }
            placePlaceholderCells()
            placeHeadings()
            tableFooterView?.frame.origin.y = geometry.bottom
        }
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { settle() }
        } else {
            settle()
        }
        setNeedsLayout()
    }
}

extension UITableView: DragList {
    // MARK: The drag delegate

    func dragItems(at path: IndexPath, for session: any UIDragSession) -> [UIDragItem] {
        guard swipe == nil, rowMove == nil else { return [] }
        return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }
    func dragItemsToAdd(at path: IndexPath, for session: any UIDragSession, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? false
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? true
    }

    // MARK: The drop delegate

    func dropCanHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal? {
        guard let proposal = dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path) else { return nil }
        dropProposal = proposal
        let intent: ListDropIntent = switch proposal.intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertAtDestination
        case .insertIntoDestinationIndexPath: .insertIntoDestination
        case .automatic: .automatic
        }
        return ListDropProposal(proposal, intent: intent)
    }
    func performDrop(_ drop: ListDrop) {
        guard let proposal = dropProposal else { return }
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, proposal: proposal, in: self))
    }

    // MARK: Rows

    func cellInSight(at path: IndexPath) -> UIView? { cells[path] }
    func selectedPaths() -> [IndexPath] { selection.count > 1 ? selection.sorted() : [] }

    func pathSeen(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < bounds.width, let place = geometry.row(at: point.y) else { return nil }
        return IndexPath(row: place.row, section: place.section)
    }
    func insertionPath(at point: CGPoint) -> IndexPath? {
        geometry.insertion(at: point.y).map { IndexPath(row: $0.row, section: $0.section) }
    }
    func showsGap(at point: CGPoint) -> Bool { geometry.isInGap(point.y) }

    var gapDelay: TimeInterval { 0 }

    func openGap(at path: IndexPath, size: CGSize, moved: IndexPath?) {
        let moved = moved.map { TableGap.Row(section: $0.section, row: $0.row) }
        let count = geometry.sections.indices.contains(path.section) ? geometry.sections[path.section].rows.count : -1
        let place = TableGap.place(ofInsertion: path.row, in: path.section, moved: moved)
        guard place.row >= 0, place.row <= count else { return }
        let own = moved.map { geometry.sections[$0.section].rows[$0.row] }
        let usual = cells.first { contains($0.key) }?.value.bounds.height ?? 44
        geometry.gap = TableGap(place: place, height: own ?? (size.height > 0 ? size.height : usual), moved: moved)
        settleRows(animated: true)
    }

    func closeGap(animated: Bool) {
        geometry.gap = nil
        if animated { settleRows(animated: true) }
    }

    func canReorder(_ path: IndexPath) -> Bool {
        guard let dataSource, !missing.contains(.move), contains(path) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path)
    }

    func reorderTarget(from path: IndexPath, proposed: IndexPath) -> IndexPath {
        guard let target = rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed),
              geometry.sections.indices.contains(target.section) else { return proposed }
        let count = geometry.sections[target.section].rows.count - (target.section == path.section ? 1 : 0)
        return target.row >= 0 && target.row <= count ? target : proposed
    }

    func reorder(from path: IndexPath, to target: IndexPath) -> Bool {
        guard let dataSource, !missing.contains(.move), let update = mapping(from: path, to: target) else { return false }
        dataSource.tableView(self, moveRowAt: path, to: target)
        guard !missing.contains(.move) else { return false }
        let height = geometry.sections[path.section].rows[path.row]
        geometry.gap = nil
        rearrange(by: update)
        geometry.measure(row: target.row, in: target.section, height)
        updateSurroundings()
        settleRows(animated: true)
        return true
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: true)
    }

    // MARK: Spring loading

    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        canSelect && rowDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
    }
    func springLoad(_ path: IndexPath) { tap(path) }
}
