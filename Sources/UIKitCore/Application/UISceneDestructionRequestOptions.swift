public import Foundation

/// How a scene is to go: the desktop shows no motion of its own choosing for it, so there is nothing to say.
/// Source: Apple, UISceneDestructionRequestOptions.
@MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}
