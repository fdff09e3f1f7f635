public import Foundation

/// One instance of the app's interface.
/// Source: Apple, UIScene.
@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    /// What a new scene is told; a Linux desktop tells it nothing but that it is there.
    @MainActor open class ConnectionOptions: NSObject {}

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open package(set) var activationState: ActivationState = .unattached
    open var title: String! { didSet { titleDidChange() } }

    public init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    package func titleDidChange() {}
    open override var next: UIResponder? { UIApplication.shared }

    package func move(to state: ActivationState) {
        guard state != activationState else { return }
        let old = activationState
        activationState = state
        switch (old, state) {
        case (.unattached, _), (.background, _):
            delegate?.sceneWillEnterForeground(self)
            if state == .foregroundActive { delegate?.sceneDidBecomeActive(self) }
        case (_, .foregroundActive): delegate?.sceneDidBecomeActive(self)
        case (_, .foregroundInactive): delegate?.sceneWillResignActive(self)
        case (_, .background), (_, .unattached):
            if old == .foregroundActive { delegate?.sceneWillResignActive(self) }
            delegate?.sceneDidEnterBackground(self)
        }
        UIApplication.shared.activeChanged()
    }
}

/// What a scene's delegate hears.
/// Source: Apple, UISceneDelegate.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
