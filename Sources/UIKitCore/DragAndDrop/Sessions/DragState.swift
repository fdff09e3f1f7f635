/// Where a drag is in its life.
///
/// | state | event | next |
/// | --- | --- | --- |
/// | lifted | moved | moving |
/// | lifted | let go | ended |
/// | moving | left the window | with the desktop |
/// | moving, with the desktop | released over a view that takes it, over another program, or over nothing | landing |
/// | landing | landed | ended |
/// | any but ended | abandoned (the window went) | ended |
package enum DragState: Sendable, Equatable {
    case lifted, moving, withDesktop
    case landing(UIDropOperation)
    case ended

    package enum Event: Sendable { case moved, letGo, leftWindow, released(UIDropOperation), landed, abandoned }

    /// The state after `event`, or nil where the table has no such row.
    package func after(_ event: Event) -> DragState? {
        switch (self, event) {
        case (.lifted, .moved): .moving
        case (.lifted, .letGo): .ended
        case (.moving, .leftWindow): .withDesktop
        case (.moving, .released(let operation)), (.withDesktop, .released(let operation)): .landing(operation)
        case (.landing, .landed): .ended
        case (.lifted, .abandoned), (.moving, .abandoned), (.withDesktop, .abandoned), (.landing, .abandoned): .ended
        default: nil
        }
    }

    /// Whether it can still be dropped somewhere.
    var isGoingOn: Bool { self == .moving || self == .withDesktop }
}
