public import Foundation

/// What a drag can open by resting on it.
/// Source: Apple, UISpringLoadedInteractionSupporting.
@MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}
