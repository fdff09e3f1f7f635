/// Where a drag's preview comes from or goes to.
/// Source: Apple, UIDragPreviewTarget.
@MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
