import CoreGraphics
import Foundation
import PlatformInterface

extension DragSession {
    /// The finger or the button is up.
    func released() {
        switch state {
        case .lifted: putBack()
        case .moving:
            // What is under it may have changed since it moved.
            refresh()
            land(tracker?.operation ?? .cancel, showing: true)
        case .withDesktop, .landing, .ended: break
        }
    }

    /// Everything goes back: Escape, or a finger that was taken away.
    package func cancel() {
        switch state {
        case .lifted: putBack()
        case .moving: land(.cancel, showing: true)
        case .withDesktop, .landing, .ended: break
        }
    }

    /// Its window goes: nothing more is to be seen, and everybody hears of the end.
    func abandon() {
        let before = state
        guard move(.abandoned) else { return }
        if before.isGoingOn { interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: .cancel) }
        tracker?.leave()
        remove()
        switch before {
        case .lifted: liftTakenBack()
        case .landing(let operation): tell(operation)
        default: tell(.cancel)
        }
    }

    /// It was lifted and never moved.
    private func putBack() {
        guard move(.letGo) else { return }
        startLanding()
        stack.land(stack.pictures.map { DragStackView.Landing(picture: $0, place: home(of: $0), animator: DragAnimator()) }) { [self] in
            liftTakenBack()
            remove()
        }
        window.layerTreeDidChange()
    }

    /// It was let go. `showing` is false where the desktop shows what becomes of it.
    func land(_ operation: UIDropOperation, showing: Bool) {
        guard move(.released(operation)) else { return }
        startLanding()
        Trace.log(.outcome, "drag ends with \(operation)")
        interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: operation)
        let taker = operation.isDrop ? tracker?.perform() : nil
        if taker == nil { tracker?.leave() }
        guard showing else {
            CurrentPlatform.shared.clock.schedule(after: 0) { [self] in landed(operation, taker, []) }
            return
        }
        let landings = stack.pictures.map { picture in
            taker.map { drop(picture, on: $0) } ?? (operation.isDrop ? fade(picture) : flyBack(picture))
        }
        stack.land(landings) { [self] in landed(operation, taker, landings) }
        window.layerTreeDidChange()
    }

    private func landed(_ operation: UIDropOperation, _ taker: UIDropInteraction?, _ landings: [DragStackView.Landing]) {
        guard move(.landed) else { return }
        for landing in landings { landing.animator.finish(at: .end) }
        if let taker, let tracker { taker.delegate?.dropInteraction(taker, concludeDrop: tracker.session) }
        remove()
        tell(operation)
    }

    private func tell(_ operation: UIDropOperation) {
        tracker?.end()
        interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: operation)
        guard operation.isDrop else { return }
        guard let session = tracker?.session, session.isWaiting else {
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: self)
            return
        }
        session.allArrived = { [self] in
            session.allArrived = nil
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: self)
        }
    }

    // MARK: The window

    /// The window may have its next drag, while this one's pictures are on their way.
    private func startLanding() {
        if window.dragSession === self { window.dragSession = nil }
        window.landingDrags.append(self)
        window.platformWindow?.setCursor(.default)
    }

    private func remove() {
        stack.putSourcesBack()
        stack.removeFromSuperview()
        if window.dragSession === self { window.dragSession = nil }
        window.landingDrags.removeAll { $0 === self }
    }

    // MARK: Where pictures go

    private func home(of picture: DragPictureView) -> (center: CGPoint, transform: CGAffineTransform)? {
        picture.home.flatMap { picture.place(on: $0, in: window) }
    }

    private func fade(_ picture: DragPictureView) -> DragStackView.Landing {
        DragStackView.Landing(picture: picture, place: nil, animator: DragAnimator())
    }

    /// Back to where it was lifted, or where its view is now.
    private func flyBack(_ picture: DragPictureView) -> DragStackView.Landing {
        let animator = DragAnimator()
        guard let delegate = interaction.delegate else { return fade(picture) }
        let preview = currentPreview(of: picture).flatMap {
            delegate.dragInteraction(interaction, previewForCancelling: picture.item, withDefault: $0)
        }
        delegate.dragInteraction(interaction, item: picture.item, willAnimateCancelWith: animator)
        return DragStackView.Landing(picture: picture, place: preview.flatMap { picture.place(on: $0, in: window) }, animator: animator)
    }

    private func drop(_ picture: DragPictureView, on taker: UIDropInteraction) -> DragStackView.Landing {
        let animator = DragAnimator()
        guard let delegate = taker.delegate, let view = taker.view else { return fade(picture) }
        // By itself it shrinks away where it is let go.
        let target = UIDragPreviewTarget(container: view, center: view.convert(picture.center, from: stack), transform: .identity.scaledBy(x: 0.1, y: 0.1))
        let standard = UITargetedDragPreview(view: picture.subject, parameters: picture.home?.parameters ?? UIPreviewParameters(), target: target)
        let preview = delegate.dropInteraction(taker, previewForDropping: picture.item, withDefault: standard)
        delegate.dropInteraction(taker, item: picture.item, willAnimateDropWith: animator)
        guard let preview, preview !== standard else { return DragStackView.Landing(picture: picture, place: nil, animator: animator) }
        if preview.view !== picture.subject { picture.take(preview.view, preview.parameters) }
        return DragStackView.Landing(picture: picture, place: picture.place(on: preview, in: window), animator: animator)
    }

    /// The lifted preview with the place that its view has now; nil when there is none.
    private func currentPreview(of picture: DragPictureView) -> UITargetedDragPreview? {
        guard let home = picture.home else { return nil }
        let isWhereItWas = home.target.container === home.view.superview
        let center = isWhereItWas ? home.view.center : home.target.center
        let target = UIDragPreviewTarget(container: home.target.container, center: center, transform: home.target.transform)
        guard target.container.window === window else { return nil }
        return UITargetedDragPreview(view: home.view, parameters: home.parameters, target: target)
    }
}
