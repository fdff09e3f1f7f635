import Foundation

/// Starts the app: its delegate, then its first scene.
@MainActor package enum SceneLauncher {
    /// Where class names of Info.plist are looked for when they name no module: the delegate's module first.
    static var modules = [ApplicationBundle.main.executableName]

    /// Contract: the platform is connected. Errors: stops the program with a sentence when the delegate class cannot be made.
    package static func launch(_ application: UIApplication, delegateClass: AnyClass?) {
        application.followSettings()
        if let delegateClass {
            modules = [moduleName(of: delegateClass), ApplicationBundle.main.executableName]
            guard let delegate = InstanceMaker.make(delegateClass) as? any UIApplicationDelegate else {
                preconditionFailure("\(delegateClass) cannot be the app's delegate: derive it from NSObject or UIResponder "
                    + "and adopt UIApplicationDelegate.")
            }
            application.ownedDelegate = delegate
            application.delegate = delegate
        }
        _ = application.delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
        // An app whose delegate made its window has the older life cycle; its window stands in the default scene.
        if application.windows.isEmpty { connectScene(in: application) }
        if application.windows.allSatisfy(\.isHidden) {
            Log.once("The app shows no window. Make one in application(_:didFinishLaunchingWithOptions:), or name a scene delegate under "
                + "UIApplicationSceneManifest › UISceneConfigurations › UIWindowSceneSessionRoleApplication › UISceneDelegateClassName "
                + "in Info.plist.")
        }
    }

    static func connectScene(in application: UIApplication) {
        let first = ApplicationBundle.main.windowSceneConfigurations.first
        let manifest = UISceneConfiguration(name: first?["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
        let session = UISceneSession(configuration: manifest)
        let options = UIScene.ConnectionOptions()
        if let chosen = application.delegate?.application(application, configurationForConnecting: session, options: options) {
            session.configuration = chosen
        }
        let scene = UIWindowScene(session: session)
        application.sceneList.append(scene)
        if let delegateClass = session.configuration.delegateClass {
            guard let delegate = InstanceMaker.make(delegateClass) as? any UISceneDelegate else {
                return Log.once("\(delegateClass) cannot be a scene's delegate: derive it from NSObject or UIResponder and adopt "
                    + "UIWindowSceneDelegate (UISceneDelegateClassName in Info.plist).")
            }
            scene.delegate = delegate
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.move(to: .foregroundInactive)
    }

    private static func moduleName(of type: AnyClass) -> String {
        String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
    }
}
