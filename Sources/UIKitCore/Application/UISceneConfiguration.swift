public import Foundation

/// Which classes a new scene is made of.
/// Source: Apple, UISceneConfiguration.
@MainActor open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        guard let entry = ApplicationBundle.main.windowSceneConfigurations.first(where: {
            name == nil || ($0["UISceneConfigurationName"] as? String) == name
        }) else { return }
        let modules = SceneLauncher.modules
        func find(_ key: String) -> AnyClass? {
            guard let text = entry[key] as? String else { return nil }
            let className = text.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: modules.first ?? "")
            let found: AnyClass? = InstanceMaker.find(className, modules: modules)
            if found == nil {
                Log.once("Info.plist: \(key) of UIApplicationSceneManifest names \(text), but the app has no class \(className).")
            }
            return found
        }
        delegateClass = find("UISceneDelegateClassName")
        sceneClass = find("UISceneClassName")
    }
}
