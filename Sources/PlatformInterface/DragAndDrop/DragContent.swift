package import Foundation

/// What a drag gives to whoever takes it, in the desktop's words: bytes of MIME types, made when they are asked for.
@MainActor package struct DragContent {
    /// The truest first. Shape: empty for a drag that is no other program's business.
    package var types: [String]
    /// Makes the bytes of a type. Contract: calls back once on the main thread; nil when there are none.
    package var load: @MainActor (_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) -> Void

    package init(types: [String], load: @escaping @MainActor (String, @escaping @MainActor (Data?) -> Void) -> Void) {
        self.types = types
        self.load = load
    }
}
