package import Foundation
package import PlatformInterface

/// A drag that a window gave to the virtual desktop.
@MainActor package final class HeadlessDrag {
    package let content: DragContent
    package let actions: DragActions
    package let picture: DragPicture
    /// What became of it; nil while it goes on.
    package private(set) var result: DragActions?
    private let ended: @MainActor (DragActions) -> Void

    init(_ content: DragContent, actions: DragActions, picture: DragPicture, ended: @escaping @MainActor (DragActions) -> Void) {
        self.content = content
        self.actions = actions
        self.picture = picture
        self.ended = ended
    }

    func finish(_ action: DragActions) {
        guard result == nil else { return }
        result = action
        ended(action)
    }

    /// The bytes of a type, if they come in this turn.
    package func bytes(of type: String) -> Data? {
        var found: Data?
        content.load(type) { found = $0 }
        return found
    }
}
