import Foundation

extension UIControl {
    /// An action and what it was added for.
    package struct ActionEntry {
        package var action: UIAction
        package var events: UIControl.Event
    }

    /// Performs `action` whenever one of `controlEvents` happens.
    /// Contract: actions are told apart by their identifier: one with an identifier that is already there takes its place.
    public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        guard let index = actionEntries.firstIndex(where: { $0.action.identifier == action.identifier }) else {
            actionEntries.append(ActionEntry(action: action, events: controlEvents))
            return
        }
        actionEntries[index].action = action
        actionEntries[index].events.formUnion(controlEvents)
    }

    public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        guard let index = actionEntries.firstIndex(where: { $0.action.identifier == actionIdentifier }) else { return }
        actionEntries[index].events.subtract(controlEvents)
        if actionEntries[index].events.isEmpty { actionEntries.remove(at: index) }
    }

    /// Everything that some action was added for.
    public var allControlEvents: UIControl.Event {
        actionEntries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Calls `iterator` with each action and the events that it was added for, until the last argument is set to true.
    /// Shape: the second argument is always nil: Linux has no selectors, so there are no target-action pairs.
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Never)?, UIControl.Event, inout Bool) -> Void) {
        var stop = false
        for entry in actionEntries {
            iterator(entry.action, nil, entry.events, &stop)
            if stop { return }
        }
    }
}
