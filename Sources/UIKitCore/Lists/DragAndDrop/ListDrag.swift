import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// The drags of one list: those that begin at its rows and those that come over it. What tables and collections share.
/// Contract: the list owns it. Rows are known by their paths, which follow the list's updates.
@MainActor final class ListDrag: NSObject {
    weak var list: (any DragList)?
    private(set) lazy var dragInteraction = ListDragInteraction(delegate: self)
    private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)

    /// The drags that began here, the newest last.
    private var drags: [ListDragRows] = []

    private weak var dropSession: DropSession?
    private var proposal: ListDropProposal?
    private var destination: IndexPath?
    private weak var litCell: UIView?
    private var isGapOpen = false
    /// Room that is made when the drag has been over a place for a while.
    private var awaited: (path: IndexPath, timer: any PlatformTimer)?
    /// The drops whose pictures are on their way.
    private var drops: [ListDrop] = []
    private var loop: FrameLoop?
    /// What stands for dropped items until their data is there, in the order of their places.
    var placeholders: [ListPlaceholder] = []

    init(_ list: any DragList) { self.list = list }

    var hasActiveDrag: Bool { drags.contains(where: \.isLive) }
    var hasActiveDrop: Bool { dropSession != nil }

    // MARK: Rows

    /// The list's rows have changed: each source is found again. Contract: gaps are closed by then.
    func rowsDidChange(_ path: (IndexPath) -> IndexPath?) {
        for drag in drags { drag.follow(path) }
        movePlaceholders(path)
        list?.holdPlaceholders()
        light(nil)
        stopWaiting()
        destination = nil
        isGapOpen = false
    }

    /// Whether a row's cell has to stay though it is out of sight.
    func keeps(_ path: IndexPath) -> Bool { drags.contains { $0.isLive && $0.sources.contains { $0.path == path } } }

    private func dressRows() {
        guard let list else { return }
        for drag in drags { drag.dress(in: list) }
    }

    private func rows(of session: (any UIDragSession)?) -> ListDragRows? { drags.first { $0.session === session && session != nil } }

    // MARK: Destination

    /// Asks where a drop would go, and shows it.
    private func updateDestination(_ drop: DropSession) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point = drop.location(in: list)
        let path = list.showsGap(at: point) || isGapOpen ? list.insertionPath(at: point) : list.pathSeen(at: point) ?? list.insertionPath(at: point)
        var answer = list.dropProposal(drop, at: path) ?? ownProposal(drop)
        if answer.operation == .move, !drop.allowsMoveOperation { answer.operation = .forbidden }
        show(answer, at: path, point)
        return answer.dropProposal
    }

    /// Without a drop delegate a list whose data source moves rows takes its own.
    private func ownProposal(_ drop: DropSession) -> ListDropProposal {
        reorderSource(drop) == nil ? ListDropProposal(operation: .cancel, intent: .unspecified)
            : ListDropProposal(operation: .move, intent: .insertAtDestination)
    }

    /// The one row of this list that is dragged and that the data source may move.
    private func reorderSource(_ drop: any UIDropSession) -> IndexPath? {
        guard let list, let path = movedRow(drop), list.canReorder(path) else { return nil }
        return path
    }

    /// The row of this list that is dragged, when it is only one.
    private func movedRow(_ drop: any UIDropSession) -> IndexPath? {
        guard let rows = rows(of: drop.localDragSession), rows.sources.count == 1 else { return nil }
        return rows.sources[0].path
    }

    private func show(_ answer: ListDropProposal, at path: IndexPath?, _ point: CGPoint) {
        guard let list else { return }
        proposal = answer
        var intent = answer.operation.isDrop ? answer.intent : .unspecified
        if intent == .automatic { intent = isInMiddle(point) ? .insertIntoDestination : .insertAtDestination }
        let moved = answer.operation == .move ? dropSession.flatMap(movedRow) : nil
        guard intent == .insertAtDestination, var path else {
            closeGap(animated: true)
            let into = intent == .insertIntoDestination ? list.pathSeen(at: point) : nil
            light(into)
            destination = into ?? path
            return
        }
        light(nil)
        if let moved, list.canReorder(moved) { path = list.reorderTarget(from: moved, proposed: path) }
        guard !isGapOpen || path != destination else { return stopWaiting() }
        guard awaited?.path != path else { return }
        stopWaiting()
        guard list.gapDelay > 0 else { return openGap(at: path, moved: moved) }
        awaited = (path, CurrentPlatform.shared.clock.schedule(after: list.gapDelay) { [weak self] in self?.openGap(at: path, moved: moved) })
    }

    private func openGap(at path: IndexPath, moved: IndexPath?) {
        awaited = nil
        destination = path
        isGapOpen = true
        rows(of: dropSession?.localDragSession)?.areHeld = moved != nil
        list?.openGap(at: path, size: gapSize, moved: moved)
        dressRows()
    }

    private func stopWaiting() {
        awaited?.timer.cancel()
        awaited = nil
    }

    private func isInMiddle(_ point: CGPoint) -> Bool {
        guard let list, !list.showsGap(at: point), let path = list.pathSeen(at: point), let cell = list.cellInSight(at: path) else { return false }
        let place = cell.convert(point, from: list)
        return place.y > cell.bounds.height / 4 && place.y < cell.bounds.height * 3 / 4
    }

    /// As large as what is dragged, when that is a row too; otherwise as a row in sight.
    private var gapSize: CGSize {
        if let session = dropSession?.localDragSession as? DragSession, session.interaction is ListDragInteraction,
           let picture = session.stack.pictures.first { return picture.bounds.size }
        return .zero
    }

    private func closeGap(animated: Bool) {
        stopWaiting()
        guard isGapOpen else { return }
        isGapOpen = false
        destination = nil
        rows(of: dropSession?.localDragSession)?.areHeld = false
        list?.closeGap(animated: animated)
        dressRows()
    }

    private func light(_ path: IndexPath?) {
        let cell = path.flatMap { list?.cellInSight(at: $0) }
        guard cell !== litCell else { return }
        if let litCell { list?.setHighlighted(false, litCell) }
        litCell = cell
        if let cell { list?.setHighlighted(true, cell) }
    }

    private func leaveList() {
        closeGap(animated: true)
        light(nil)
        loop?.stop()
        proposal = nil
        destination = nil
    }

    // MARK: Edges

    private func followEdges(_ drop: DropSession) {
        guard let list else { return }
        let speed = list.edgeSpeed(at: drop.location(in: list))
        if speed == .zero { return loop?.stop() ?? () }
        let loop = loop ?? FrameLoop { [weak self] in self?.scrollAtEdge() }
        self.loop = loop
        loop.start()
    }

    private func scrollAtEdge() {
        guard let list, let dropSession else { return loop?.stop() ?? () }
        let speed = list.edgeSpeed(at: dropSession.location(in: list))
        guard speed != .zero else { return loop?.stop() ?? () }
        list.scrollUnderDrag(to: CGPoint(x: list.contentOffset.x + speed.x, y: list.contentOffset.y + speed.y))
        if let local = dropSession.localDragSession as? DragSession { local.refresh() } else { list.window?.dropTracker?.ask() }
    }
}

extension ListDrag: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let list, let drag = session as? DragSession else { return [] }
        let point = session.location(in: list)
        guard let path = list.pathSeen(at: point), list.cellInSight(at: path) != nil else { return [] }
        var sources = list.dragItems(at: path, for: session).map { ListDragRows.Source(item: $0, path: path) }
        guard !sources.isEmpty else { return [] }
        // A selected row takes the others along.
        let selected = list.selectedPaths()
        if selected.contains(path) {
            for other in selected where other != path {
                let more = list.dragItemsToAdd(at: other, for: session, point: point)
                sources += more.map { ListDragRows.Source(item: $0, path: other) }
            }
        }
        drags.removeAll { !$0.isLive }
        drags.append(ListDragRows(drag, sources))
        return sources.map(\.item)
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
                         session: any UIDragSession) -> UITargetedDragPreview? {
        guard let list, let path = drags.lazy.compactMap({ $0.path(of: item) }).first, let cell = list.cellInSight(at: path) else { return nil }
        let parameters = list.dragPreviewParameters(at: path) ?? ListDrag.parameters(of: cell)
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    /// A row by itself, with the corners of something that can be taken hold of.
    private static func parameters(of cell: UIView) -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        let radius = max(cell.layer.cornerRadius, 8)
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: min(radius, min(cell.bounds.width, cell.bounds.height) / 2))
        return parameters
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        list?.dragWillBegin(session)
        dressRows()
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list?.dragAllowsMove(session) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        list?.dragIsRestricted(session) ?? true
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        // The pictures stand for the rows until they have landed.
        if !operation.isDrop, dropSession?.localDragSession === session { leaveList() }
        guard !operation.isDrop else { return }
        rows(of: session)?.areHeld = true
        dressRows()
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        rows(of: session)?.release()
        drags.removeAll { $0.session === session || !$0.isLive }
        // A row may be in the next drag already.
        dressRows()
        list?.setNeedsLayout()
        list?.dragDidEnd(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
                         withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let list, let path = drags.lazy.compactMap({ $0.path(of: item) }).first, let cell = list.cellInSight(at: path) else { return nil }
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: list, center: cell.center))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
                         withTouchAt point: CGPoint) -> [UIDragItem] {
        guard let list, let path = list.pathSeen(at: point), rows(of: session)?.sources.contains(where: { $0.path == path }) != true else { return [] }
        let items = list.dragItemsToAdd(at: path, for: session, point: point)
        rows(of: session)?.sources += items.map { ListDragRows.Source(item: $0, path: path) }
        return items
    }
}

extension ListDrag: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        return list.dropCanHandle(session) || reorderSource(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session as? DropSession
        list?.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let session = session as? DropSession else { return UIDropProposal(operation: .cancel) }
        let answer = updateDestination(session)
        followEdges(session)
        return answer
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leaveList()
        dropSession = nil
        list?.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list, let proposal else { return }
        loop?.stop()
        // What is let go comes where it is, and not where room was made before.
        let place = awaited?.path ?? destination, source = reorderSource(session)
        let isInsertion = isGapOpen || awaited != nil
        stopWaiting()
        light(nil)
        let sources = rows(of: session.localDragSession)?.sources ?? []
        let known = Dictionary(sources.compactMap { source in source.path.map { (ObjectIdentifier(source.item), $0) } }, uniquingKeysWith: { first, _ in first })
        let drop = ListDrop(session, at: place, proposal, from: known)
        drops.append(drop)
        isGapOpen = false
        destination = nil
        if proposal.operation == .move, isInsertion, let source, let place, moveRow(source, to: place, in: list) {
            if let item = sources.first?.item { _ = drop.land(item, .cell(place)) }
            return
        }
        list.closeGap(animated: false)
        list.performDrop(drop)
        list.closeGap(animated: true)
    }

    /// Where the data source moves its rows itself, a drop within the list is its business alone. Returns whether it was.
    private func moveRow(_ source: IndexPath, to place: IndexPath, in list: any DragList) -> Bool {
        guard source != place else {
            list.closeGap(animated: true)
            return true
        }
        return list.reorder(from: source, to: place)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if dropSession === session {
            leaveList()
            dropSession = nil
        }
        for drop in drops where drop.session === session { drop.uncover() }
        drops.removeAll { $0.session === session }
        list?.dropDidEnd(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
                         withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let list, let drop = drops.last(where: { $0.landings[ObjectIdentifier(item)] != nil }),
              let landing = drop.landings[ObjectIdentifier(item)]?.landing else { return defaultPreview }
        list.layoutIfNeeded()
        switch landing {
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder(let placeholder):
            guard placeholder.cell.superview === list else { return defaultPreview }
            drop.cover(placeholder.cell)
            let target = UIDragPreviewTarget(container: list, center: placeholder.cell.center)
            guard let parameters = placeholder.previewParameters() else { return defaultPreview.retargetedPreview(with: target) }
            return UITargetedDragPreview(view: placeholder.cell, parameters: parameters, target: target)
        case .cell(let path):
            guard let cell = list.cellInSight(at: path) else { return defaultPreview }
            drop.cover(cell)
            return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: list, center: cell.center))
        case .part(let path, let rect):
            guard let cell = list.cellInSight(at: path) else { return defaultPreview }
            let center = list.convert(CGPoint(x: rect.midX, y: rect.midY), from: cell)
            let size = defaultPreview.size, scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(
                container: list, center: center, transform: CGAffineTransform(scaleX: max(scale, 0.05), y: max(scale, 0.05))))
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        guard let own = drops.lazy.compactMap({ $0.landings[ObjectIdentifier(item)]?.animator }).first else { return }
        animator.addAnimations { own.runAnimations() }
        animator.addCompletion { own.finish(at: $0) }
    }
}
