import CoreGraphics
import Foundation

extension ContextMenuSession {
    /// Turns an open menu into a drag when the finger that opened it moves on, and there is something to drag under it.
    /// Contract: the menu ends as with any dismissal; the drag's picture goes on from where the lifted one stands.
    func becomesDrag(_ id: Int, at point: CGPoint) -> Bool {
        guard input == .touch, pointer.isOpening, mayBecomeDrag, let source else { return false }
        let start = source.convert(location, to: nil)
        let lists = presentation.levels.map(\.panel.frame)
        guard MenuDragOut.meaning(of: point, from: start, lists: lists) == .drags else { return false }
        guard let drag = drag(from: source, at: start, device: .finger(id)) else {
            mayBecomeDrag = false
            return false
        }
        let lifts = (presentation as? RichMenuPresentation)?.lifts ?? []
        let frame = lifts.first?.frame
        end(.draggedOut)
        for lift in lifts { lift.giveToDrag() }
        drag.lift(from: frame, at: point)
        return true
    }

    /// Asks the drag interactions from the touched view outwards, as the finger's own press would have.
    private func drag(from source: UIView, at start: CGPoint, device: DragSession.Device) -> DragSession? {
        var view: UIView? = source.hitTest(location, with: nil) ?? source
        while let here = view {
            for case let interaction as UIDragInteraction in here.interactionList {
                if let session = DragSession.prepare(interaction, at: start, device: device) { return session }
            }
            view = here.superview
        }
        return nil
    }
}
