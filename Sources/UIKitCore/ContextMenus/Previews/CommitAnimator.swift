/// Collects what the app wants done on the way from a preview to its destination.
@MainActor final class CommitAnimator: ContextMenuAnimator, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
