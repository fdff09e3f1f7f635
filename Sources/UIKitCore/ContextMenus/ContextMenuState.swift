/// Why a menu goes away.
package enum ContextMenuDismissal: String, Sendable {
    case chosen, committed, popped, escaped, clickedOutside, replaced, byApp, sourceGone, windowResized, windowLostFocus, windowClosed, popupTaken,
         withdrawn, empty, draggedOut
}

/// Where the one context menu of a window is in its life.
///
/// | state | event | next |
/// | --- | --- | --- |
/// | asking | declined (nil from the delegate, or its view went away) | ended, nothing sent |
/// | asking | accepted | accepted |
/// | accepted | nothing to show, or the source went away | ended, will-end sent |
/// | accepted | shown | open |
/// | open | chosen or dismissed | ended, will-end sent |
/// | ended | anything | ended |
package enum ContextMenuState: Sendable, Equatable {
    case asking, accepted, open
    case ended(ContextMenuDismissal?)

    enum Event: Sendable { case declined, accepted, shown, dismissed(ContextMenuDismissal) }

    /// The state after `event`, or nil where the table has no such row.
    func after(_ event: Event) -> ContextMenuState? {
        switch (self, event) {
        case (.asking, .declined): .ended(nil)
        case (.asking, .dismissed): .ended(nil)
        case (.asking, .accepted): .accepted
        case (.accepted, .shown): .open
        case (.accepted, .dismissed(let cause)), (.open, .dismissed(let cause)): .ended(cause)
        default: nil
        }
    }

    /// Whether the delegate is owed one will-end.
    var owesEnd: Bool { self == .accepted || self == .open }
}

extension ContextMenuState: CustomStringConvertible {
    package var description: String {
        switch self {
        case .asking: "asking"
        case .accepted: "accepted"
        case .open: "open"
        case .ended(let cause): cause.map { "ended (\($0))" } ?? "ended"
        }
    }
}
