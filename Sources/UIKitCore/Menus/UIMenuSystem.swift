public import Foundation

/// Which menus a builder builds.
/// Source: Apple, UIMenuSystem.
@MainActor public class UIMenuSystem: NSObject {
    /// The menu bar. Nothing is built for it on Linux: a check for it fails, as in an app without a menu bar.
    public static let main = UIMenuSystem()
    /// Context menus: a menu is built each time one is asked for.
    public static let context = UIMenuSystem()

    private override init() { super.init() }
}
