public import Foundation

/// Which scene to bring forward; a new one when it names none.
/// Source: Apple, UISceneSessionActivationRequest, iOS 17.
@MainActor open class UISceneSessionActivationRequest: NSObject {
    open private(set) var session: UISceneSession?

    public override init() { super.init() }
    public init(session: UISceneSession) {
        self.session = session
        super.init()
    }
}
