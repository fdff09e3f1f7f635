public import Foundation
import PlatformInterface

/// The running app: its delegate, its scenes, and what it shares with the desktop.
/// Source: Apple, UIApplication.
@MainActor open class UIApplication: UIResponder {
    public private(set) static var shared = UIApplication()

    /// Why the app was opened; on Linux an app is opened with no options.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable { case active, inactive, background }

    open weak var delegate: (any UIApplicationDelegate)?
    /// The app's delegate lives as long as the app, whoever else holds it.
    package var ownedDelegate: (any UIApplicationDelegate)?
    package weak var keyWindowReference: UIWindow?
    package var sceneList: [UIScene] = []
    open private(set) var applicationState: State = .inactive

    public override init() { super.init() }

    // MARK: Scenes and windows

    open var connectedScenes: Set<UIScene> { Set(sceneList) }
    open var openSessions: Set<UISceneSession> { Set(sceneList.map(\.session)) }
    open var supportsMultipleScenes: Bool {
        (ApplicationBundle.main.value("UIApplicationSceneManifest") as? [String: Any])?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }
    open var windows: [UIWindow] { sceneList.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }
    open var keyWindow: UIWindow? { keyWindowReference }

    /// The scene of windows that name none.
    package var defaultScene: UIWindowScene {
        if let scene = sceneList.lazy.compactMap({ $0 as? UIWindowScene }).first { return scene }
        let scene = UIWindowScene(session: UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))
        sceneList.append(scene)
        return scene
    }

    /// Opens another window of the app, or brings the session's forward.
    /// Errors: handed to `errorHandler` when the app does not support several.
    open func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        if let scene = request.session?.scene as? UIWindowScene {
            for window in scene.windows { window.makeKeyAndVisible() }
            return
        }
        guard supportsMultipleScenes else {
            errorHandler?(PlatformError("This app shows one window: UIApplicationSupportsMultipleScenes is not true in its Info.plist."))
            return
        }
        SceneLauncher.connectScene(in: self)
    }

    /// Closes the windows of a scene; the app ends with its last one.
    /// Errors: handed to `errorHandler` when the session has no scene.
    open func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
                                             errorHandler: ((any Error) -> Void)? = nil) {
        guard let scene = sceneSession.scene as? UIWindowScene, sceneList.contains(where: { $0 === scene }) else {
            errorHandler?(PlatformError("The session's scene is not connected: there is no window to close."))
            return
        }
        for window in scene.windows { window.disconnectFromPlatform() }
    }

    package func sceneDidDisconnect(_ scene: UIScene) {
        sceneList.removeAll { $0 === scene }
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
        if sceneList.isEmpty { quit() }
    }

    package func activeChanged() {
        let new: State = sceneList.contains { $0.activationState == .foregroundActive } ? .active : .inactive
        guard new != applicationState else { return }
        applicationState = new
        if new == .active { delegate?.applicationDidBecomeActive(self) } else { delegate?.applicationWillResignActive(self) }
    }

    private func quit() {
        delegate?.applicationWillTerminate(self)
        CurrentPlatform.shared.quit(status: 0)
    }

    // MARK: The desktop

    /// Opens an address with the desktop's program for it. Contract: `completion` hears whether one was found.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {
        let opened = CurrentPlatform.shared.openURL(url)
        completion?(opened)
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        CurrentPlatform.shared.settings.isRightToLeft ? .rightToLeft : .leftToRight
    }

    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }

    /// Hears of changed settings and hands them to every window.
    package func followSettings() {
        CurrentPlatform.shared.settingsDidChange = { [weak self] in
            for window in self?.windows ?? [] {
                window.adoptRootTraits()
                // Not all of it is a trait: what is told to a screen reader begins when one comes.
                window.layerTreeDidChange()
            }
        }
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Starting anew

    /// Replaces the shared application: the test kit starts each app with a fresh one.
    package static func reset() {
        shared = UIApplication()
    }
    package static func activate(_ application: UIApplication) { shared = application }
}
