/// A drag as the side sees it that gives.
/// Source: Apple, UIDragSession.
@MainActor public protocol UIDragSession: UIDragDropSession {
    /// Whatever the app wants to know again at the drop.
    var localContext: Any? { get set }
}
