public import Foundation

/// A drag as the side sees it that takes.
/// Source: Apple, UIDropSession.
@MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, when it began in this app.
    var localDragSession: (any UIDragSession)? { get }
    /// How much of what was asked for has come.
    var progress: Progress { get }
    /// Makes an object of each item that can be one, in the items' order.
    /// Contract: called while the drop is performed; the handler is called once, on the main thread, after this turn.
    @discardableResult
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

extension UIDropSession {
    @discardableResult
    public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
        loadObjects(ofClass: NSString.self) { objects in completion(objects.compactMap { ($0 as? NSString).map { $0 as String } }) }
    }

    @discardableResult
    public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
        loadObjects(ofClass: NSURL.self) { objects in completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
    }
}
