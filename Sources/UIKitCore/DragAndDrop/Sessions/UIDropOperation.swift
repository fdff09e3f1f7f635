/// What becomes of a dragged item where it is dropped.
/// Source: Apple, UIDropOperation.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing; the item goes back.
    case cancel
    /// Nothing, although it would be possible at other times; the badge says so.
    case forbidden
    case copy
    /// The item leaves where it was. Contract: only for sessions that allow it.
    case move

    /// Whether a release here is a drop.
    var isDrop: Bool { self == .copy || self == .move }
}
