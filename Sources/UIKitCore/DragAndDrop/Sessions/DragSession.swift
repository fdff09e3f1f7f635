import CoreGraphics
package import Foundation
import PlatformInterface

/// One drag, from the lift until its pictures have landed.
/// Contract: the window that it began in holds it while it lives; its state changes by the table of `DragState` alone.
@MainActor package final class DragSession: NSObject, UIDragSession {
    /// What drags.
    package enum Device: Sendable, Equatable { case pointer, finger(Int) }

    /// A finger that holds something lifted has to move this far before it drags. Units: points.
    static let threshold: CGFloat = 6

    unowned let window: UIWindow
    let interaction: UIDragInteraction
    let device: Device
    package private(set) var items: [UIDragItem] = []
    package var localContext: Any?
    package private(set) var state = DragState.lifted
    /// Units: points of the window.
    private(set) var location: CGPoint
    private let grip: CGPoint
    package let stack: DragStackView
    private let liftAnimator = DragAnimator()
    package private(set) var allowsMoveOperation = false
    package private(set) var isRestrictedToDraggingApplication = false
    private(set) var tracker: DropTracker?
    /// Whether the drag's own side wants the pictures as large as they are.
    private var keepsSize = false

    private init(_ interaction: UIDragInteraction, _ window: UIWindow, _ grip: CGPoint, _ device: Device) {
        self.interaction = interaction
        self.window = window
        self.grip = grip
        self.device = device
        location = grip
        stack = DragStackView(at: grip)
        super.init()
    }

    package func location(in view: UIView) -> CGPoint { view.convert(location, from: nil) }

    // MARK: Beginning

    /// Asks for what is dragged from a place; nil when there is nothing. Units: points of the window.
    static func prepare(_ interaction: UIDragInteraction, at grip: CGPoint, device: Device) -> DragSession? {
        guard interaction.isEnabled, let view = interaction.view, let window = view.window, window.dragSession == nil,
              let delegate = interaction.delegate else { return nil }
        let session = DragSession(interaction, window, grip, device)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !session.items.isEmpty, view.window === window, window.dragSession == nil else { return nil }
        return session
    }

    /// Lifts the items' previews, and takes the finger or the pointer.
    func lift() {
        Trace.log(.session, "drag lifts \(items.count) item\(items.count == 1 ? "" : "s")")
        window.dragSession = self
        window.router.handOver(to: device)
        window.overlayView.drags.addSubview(stack)
        for item in items { addPicture(of: item, from: interaction) }
        guard state == .lifted else { return }
        interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: self)
        if device != .pointer { stack.holdSources() }
        stack.lift(alongside: liftAnimator.runAnimations) { [self] in
            if state != .ended { liftAnimator.finish(at: .end) }
        }
        window.layerTreeDidChange()
    }

    /// Goes on from a menu's lifted picture, already moving. Units: points of the window.
    func lift(from frame: CGRect?, at point: CGPoint) {
        location = point
        stack.center = point
        lift()
        stack.putSourcesBack()
        if let frame { stack.pictures.first?.stand(in: frame.offsetBy(dx: -point.x, dy: -point.y)) }
        moved(to: point)
    }

    private func addPicture(of item: UIDragItem, from interaction: UIDragInteraction) {
        let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: self)
        stack.add(item, preview, in: window)
    }

    /// The person moves on: from now on it is a drag.
    private func begin() {
        guard move(.moved) else { return }
        stack.putSourcesBack()
        if let delegate = interaction.delegate {
            allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
            isRestrictedToDraggingApplication = delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: self)
        }
        tracker = DropTracker(DropSession(items, local: self))
        interaction.delegate?.dragInteraction(interaction, sessionWillBegin: self)
        showProvidedPreviews()
        gather()
    }

    private func showProvidedPreviews() {
        for picture in stack.pictures {
            guard let provider = picture.item.previewProvider else { continue }
            if let preview = provider() { picture.take(preview.view, preview.parameters) } else { picture.isHidden = true }
        }
    }

    private func gather() {
        keepsSize = interaction.keepsPreviewSize
            || interaction.delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: self) ?? false
        stack.gather(pose)
        showOperation()
    }

    /// How the pictures stand, as the drag and the view under it want them.
    private var pose: DragStackView.Pose {
        let proposal = tracker?.proposal
        return DragStackView.Pose(isFullSize: keepsSize || proposal?.prefersFullSizePreview ?? false,
                                  isRaised: device != .pointer && proposal?.isPrecise ?? false)
    }

    // MARK: Moving

    /// Units: points of the window.
    package func moved(to point: CGPoint) {
        location = point
        stack.center = point
        if state == .lifted {
            guard device == .pointer || distance(point, grip) >= DragSession.threshold else { return }
            begin()
        }
        guard state == .moving else { return }
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: self)
        guard state == .moving else { return }
        tracker?.move(to: point, in: window)
        showOperation()
        if state == .moving { giveToDesktop() }
    }

    /// Asks what is under the drag again: the view there has moved.
    func refresh() {
        guard state.isGoingOn else { return }
        tracker?.ask()
        showOperation()
    }

    private func showOperation() {
        guard state.isGoingOn, let tracker else { return }
        if pose != stack.pose { stack.gather(pose) }
        stack.badge.content = DragBadgeView.content(items: items.count, operation: tracker.operation)
        guard state == .moving, device == .pointer else { return }
        let cursor: PointerCursor = switch tracker.operation {
        case .copy: .copy
        case .forbidden: .notAllowed
        case .move, .cancel: .grabbing
        }
        window.platformWindow?.setCursor(cursor)
    }

    // MARK: Adding

    /// Whether another finger can add to it.
    var takesMore: Bool { state == .moving && device != .pointer }

    func itemsToAdd(from interaction: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
        guard takesMore else { return [] }
        let found = interaction.delegate?.dragInteraction(interaction, itemsForAddingTo: self, withTouchAt: point) ?? []
        return takesMore ? found : []
    }

    func add(_ new: [UIDragItem], from adding: UIDragInteraction) {
        guard takesMore, !new.isEmpty else { return }
        interaction.delegate?.dragInteraction(interaction, session: self, willAdd: new, for: adding)
        guard takesMore else { return }
        items += new
        tracker?.session.items = items
        for item in new { addPicture(of: item, from: adding) }
        gather()
    }

    // MARK: The desktop

    /// Outside the window other programs can take it.
    private func giveToDesktop() {
        guard let platformWindow = window.platformWindow,
              !window.bounds.contains(location) || (device == .pointer && platformWindow.isPointerOverOthers) else { return }
        stack.badge.content = DragBadgeView.content(items: items.count, operation: .cancel)
        guard let picture = stack.desktopPicture() else { return }
        let content = isRestrictedToDraggingApplication ? DragExport.nothing : DragExport.content(of: items)
        tracker?.leave()
        let isTaken = platformWindow.beginDrag(content, actions: .copy, picture: picture) { [weak self] action in self?.desktopEnded(action) }
        guard isTaken, move(.leftWindow) else { return }
        // Whatever else is pressed comes up where nobody here sees it.
        window.router.cancelAllTouches()
        window.platformWindow?.setCursor(.default)
        stack.isHidden = true
    }

    /// Another program took it, or nobody.
    private func desktopEnded(_ action: DragActions) {
        guard state == .withDesktop else { return }
        land(action.isEmpty ? .cancel : .copy, showing: false)
    }

    /// The desktop brought it to a window of ours, where it is let go. Returns whether it was taken. Units: points of that window.
    func dropped(by desktop: any PlatformDrop, in other: UIWindow, at point: CGPoint) -> Bool {
        guard state == .withDesktop, let tracker else { return false }
        let operation = tracker.operation
        guard operation.isDrop else { return false }
        if other === window { stand(at: point) }
        land(operation, showing: other === window)
        // Last: the desktop's word that it is over is no news any more.
        desktop.finish(.copy)
        return true
    }

    // MARK: State

    /// The one place where the state changes. Returns false where the table has no such step.
    @discardableResult func move(_ event: DragState.Event) -> Bool {
        guard let next = state.after(event) else { return false }
        Trace.log(.session, "drag \(state) → \(next)")
        state = next
        return true
    }

    /// The lift was taken back.
    func liftTakenBack() { liftAnimator.finish(at: .start) }

    func stand(at point: CGPoint) {
        location = point
        stack.center = point
        stack.isHidden = false
    }
}
