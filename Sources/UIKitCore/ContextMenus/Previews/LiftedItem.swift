import Foundation

/// One of the things that a menu is about, and the view that is lifted for it.
@MainActor struct LiftedItem {
    let identifier: any NSCopying
    let preview: UITargetedPreview
}

/// Where a lifted picture goes when its menu ends.
@MainActor enum PreviewHome {
    /// To where it came from, if that is still there.
    case back
    case place(UITargetedPreview)
    /// It fades where it stands.
    case nowhere
}
