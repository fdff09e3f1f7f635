/// What a tap on a preview does to the menu.
/// Source: Apple, UIContextMenuInteractionCommitStyle.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu goes away, then the destination comes.
    case dismiss
    /// The preview grows into the destination.
    case pop
}

/// Lets an app join the way from a preview to its destination.
/// Source: Apple, UIContextMenuInteractionCommitAnimating.
@MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
