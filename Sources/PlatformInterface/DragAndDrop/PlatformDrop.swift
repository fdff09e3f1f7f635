package import Foundation

/// A drag that the desktop brings over one of our windows, of another program or of our own.
/// Contract: one object from its coming to its going or its drop; after a drop that was taken, `finish` is called once.
@MainActor package protocol PlatformDrop: AnyObject {
    /// The MIME types that it has.
    var types: [String] { get }
    /// Its links, when it has some: read before the drop is told, since they say how many things there are.
    var links: [URL] { get }
    /// What its source allows.
    var actions: DragActions { get }
    /// Whether this program began it.
    var isOurs: Bool { get }
    /// Contract: calls back once on the main thread; nil for bytes that did not come.
    func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void)
    /// Tells the source what became of it.
    func finish(_ action: DragActions)
}
