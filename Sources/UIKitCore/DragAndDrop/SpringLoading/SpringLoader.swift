import CoreGraphics
import Foundation
import PlatformInterface

/// Opens what a drag rests on.
/// Contract: one for each drop tracker. A view is lit as soon as the drag is on it, blinks after a while and opens then; it opens again
/// only when the drag was somewhere else meanwhile.
@MainActor final class SpringLoader {
    /// How long a drag rests before the view blinks. Units: seconds.
    static let rest: TimeInterval = 0.6

    private final class Context: UISpringLoadedInteractionContext {
        var state = UISpringLoadedInteractionEffectState.inactive
        weak var targetView: UIView?
        var targetItem: Any?
        let session: DropSession
        init(_ session: DropSession) { self.session = session }

        func location(in view: UIView?) -> CGPoint { session.windowLocation(in: view) }

        func isAbout(_ view: UIView?, _ item: AnyHashable?) -> Bool { targetView === view && (targetItem as? AnyHashable) == item }
    }

    private let session: DropSession
    private var current: UISpringLoadedInteraction?
    private var context: Context
    private var timer: (any PlatformTimer)?

    init(_ session: DropSession) {
        self.session = session
        context = Context(session)
    }

    /// The drag moved, or what is under it did. `view` is what it is over.
    func update(over view: UIView?) {
        var view = view
        while let here = view {
            for case let candidate as UISpringLoadedInteraction in here.interactionList where allows(candidate, here) { return }
            view = here.superview
        }
        leave()
    }

    func leave() { change(to: nil, Context(session)) }

    /// An interaction is taken from its view.
    func forget(_ interaction: UISpringLoadedInteraction) { if interaction === current { leave() } }

    /// Called before a subtree leaves the window.
    func treeWillLeave(_ root: UIView) { if current?.view?.isDescendant(of: root) == true { leave() } }

    /// Whether the drag may open this one; then it is the current one.
    private func allows(_ candidate: UISpringLoadedInteraction, _ view: UIView) -> Bool {
        if (view as? UIControl)?.isEnabled == false { return false }
        let isSame = candidate === current
        let asked = isSame ? context : Context(session)
        let before = (view: asked.targetView, item: asked.targetItem as? AnyHashable)
        if asked.targetView == nil { asked.targetView = view }
        guard candidate.behavior?.shouldAllow(candidate, with: asked) ?? true else { return false }
        if !isSame {
            change(to: candidate, asked)
        } else if !asked.isAbout(before.view, before.item) {
            // Another target of the same interaction begins anew.
            let new = Context(session)
            new.targetView = asked.targetView
            new.targetItem = asked.targetItem
            asked.targetView = before.view
            asked.targetItem = before.item?.base
            change(to: candidate, new)
        }
        return true
    }

    private func change(to new: UISpringLoadedInteraction?, _ newContext: Context) {
        timer?.cancel()
        timer = nil
        if let old = current {
            let oldContext = context
            current = nil
            if oldContext.state != .inactive {
                let wasOpen = oldContext.state == .activated
                set(.inactive, old, oldContext)
                if !wasOpen { old.behavior?.interactionDidFinish(old) }
            }
        }
        context = newContext
        current = new
        guard let new else { return }
        set(.possible, new, newContext)
        wait(Self.rest, new) { [self] in
            set(.activating, new, newContext)
            wait(BlinkEffect.duration, new) { [self] in
                set(.activated, new, newContext)
                Trace.log(.session, "drag opens \(new.view.map { String(describing: type(of: $0)) } ?? "no view")")
                new.behavior?.interactionDidFinish(new)
                new.handler(new, newContext)
            }
        }
    }

    private func wait(_ delay: TimeInterval, _ interaction: UISpringLoadedInteraction, _ action: @escaping @MainActor () -> Void) {
        timer = CurrentPlatform.shared.clock.schedule(after: delay) { [weak self] in
            if let self, current === interaction { action() }
        }
    }

    private func set(_ state: UISpringLoadedInteractionEffectState, _ interaction: UISpringLoadedInteraction, _ context: Context) {
        context.state = state
        interaction.effect.interaction(interaction, didChangeWith: context)
    }
}
