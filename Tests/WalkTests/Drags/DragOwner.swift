import ContextMenuTesting

/// Gives items away and takes them, and writes down what it is asked and told.
@MainActor final class DragOwner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var events: [String] = []
    /// What is dragged, anew each time.
    var items: () -> [UIDragItem] = { [UIDragItem(itemProvider: NSItemProvider(object: "Hello" as NSString))] }
    var added: [UIDragItem] = []
    var allowsMove = true
    var isRestricted = false
    var takes = true
    var operation = UIDropOperation.copy
    var cancelPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    var dropPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    var onDrop: (any UIDropSession) -> Void = { _ in }
    private(set) weak var dragSession: (any UIDragSession)?
    private(set) var dropped: [String] = []

    /// The events without those that come again and again, and without the end of the lift, which a pointer does not wait for.
    var steps: [String] { events.filter { !["move", "update", "lifted"].contains($0) } }

    func count(_ event: String) -> Int { events.count { $0 == event } }

    // MARK: Giving

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        events.append("ask")
        dragSession = session
        return items()
    }
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        events.append("lift")
        animator.addCompletion { [weak self] in self?.events.append($0 == .end ? "lifted" : "put back") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { events.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
    func dragInteraction(_ interaction: UIDragInteraction,
                         sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { isRestricted }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { events.append("move") }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        events.append("will end \(operation)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        events.append("did end \(operation)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { events.append("transferred") }
    func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
                         withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? { cancelPreview(defaultPreview) }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
                         withTouchAt point: CGPoint) -> [UIDragItem] { added }

    // MARK: Taking

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        events.append("can take")
        return takes
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { events.append("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        events.append("update")
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { events.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        events.append("drop")
        onDrop(session)
        session.loadObjects(ofClass: NSString.self) { [weak self] in self?.dropped += $0 as! [String] }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { events.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { events.append("drop ends") }
    func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
                         withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? { dropPreview(defaultPreview) }
}
