import CoreGraphics
import Foundation

/// Which view a drag is over, and what that view would do with it.
/// Contract: one for a drag, and one for a drag of another program over one window. Each enter has one exit or one drop.
@MainActor final class DropTracker {
    let session: DropSession
    /// What the drag opens by resting on it.
    let springs: SpringLoader
    private(set) var target: UIDropInteraction?
    private(set) var proposal: UIDropProposal?
    private weak var hit: UIView?
    /// Those that are owed one did-end.
    private var entered: [UIDropInteraction] = []

    init(_ session: DropSession) {
        self.session = session
        springs = SpringLoader(session)
    }

    /// What a release here and now would do.
    var operation: UIDropOperation { proposal?.operation ?? .cancel }

    // MARK: Moving

    /// Units: points of the window.
    func move(to point: CGPoint, in window: UIWindow) {
        session.place(point, in: window)
        let under = window.bounds.contains(point) ? window.hitTest(point, with: nil) : nil
        if under !== hit || (target.map { $0.view?.window !== window } ?? false) {
            hit = under
            change(to: interaction(from: under))
        }
        springs.update(over: under)
        askTarget()
    }

    /// Asks the view again: what is under the drag has moved.
    func ask() {
        springs.update(over: session.viewUnder)
        askTarget()
    }

    private func askTarget() {
        guard let target, let delegate = target.delegate else { return proposal = nil }
        var answer = delegate.dropInteraction(target, sessionDidUpdate: session)
        if answer.operation == .move, !session.allowsMoveOperation { answer = answer.withOperation(.forbidden) }
        if self.target === target { proposal = answer }
    }

    func leave() {
        hit = nil
        springs.leave()
        change(to: nil)
    }

    private func interaction(from view: UIView?) -> UIDropInteraction? {
        var view = view
        while let here = view {
            for case let candidate as UIDropInteraction in here.interactionList {
                if candidate === target { return candidate }
                guard let delegate = candidate.delegate else { continue }
                if delegate.dropInteraction(candidate, canHandle: session) { return candidate }
            }
            view = here.superview
        }
        return nil
    }

    private func change(to new: UIDropInteraction?) {
        guard new !== target else { return }
        let old = target
        target = new
        proposal = nil
        if let old { old.delegate?.dropInteraction(old, sessionDidExit: session) }
        guard let new, target === new else { return }
        if !entered.contains(new) { entered.append(new) }
        Trace.log(.session, "drop enters \(new.view.map { String(describing: type(of: $0)) } ?? "no view")")
        new.delegate?.dropInteraction(new, sessionDidEnter: session)
    }

    // MARK: The end

    /// Lets the view take the items. Returns who took them.
    func perform() -> UIDropInteraction? {
        springs.leave()
        guard operation.isDrop, let target, let delegate = target.delegate else { return nil }
        delegate.dropInteraction(target, performDrop: session)
        return target
    }

    /// The drag is over: those that it entered hear of it once.
    func end() {
        springs.leave()
        let owed = entered
        entered = []
        target = nil
        proposal = nil
        for interaction in owed { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    }

    /// Called before a subtree leaves the window.
    func treeWillLeave(_ root: UIView) {
        springs.treeWillLeave(root)
        if target?.view?.isDescendant(of: root) == true { leave() }
    }
}
