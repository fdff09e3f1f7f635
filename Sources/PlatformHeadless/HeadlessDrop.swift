package import Foundation
package import PlatformInterface

/// A drag that the virtual desktop brings over a window: of a made-up other program, or of the window itself.
@MainActor package final class HeadlessDrop: PlatformDrop {
    package let links: [URL]
    package let actions: DragActions
    private let content: [(type: String, data: Data)]
    private weak var own: HeadlessDrag?
    /// What the window said that it did; nil before it did.
    package private(set) var result: DragActions?

    /// A drag of another program. Shape: links are told apart from their list, as a desktop does.
    package init(_ content: [(type: String, data: Data)], links: [URL] = [], actions: DragActions = [.copy, .move]) {
        self.content = content
        self.links = links
        self.actions = actions
    }

    init(_ own: HeadlessDrag) {
        self.own = own
        content = []
        links = []
        actions = own.actions
    }

    package var isOurs: Bool { own != nil }
    package var types: [String] { own?.content.types ?? content.map(\.type) }

    package func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
        if let own { own.content.load(type, completion) } else { completion(content.first { $0.type == type }?.data) }
    }

    package func finish(_ action: DragActions) {
        guard result == nil else { return }
        result = action
        own?.finish(action)
    }
}
