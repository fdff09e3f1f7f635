import Foundation

/// A scene that shows windows.
/// Source: Apple, UIWindowScene.
@MainActor open class UIWindowScene: UIScene {
    open private(set) var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { UIScreen.main }
    open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? UITraitCollection.current }

    public override init(session: UISceneSession) { super.init(session: session) }

    func add(_ window: UIWindow) { windows.append(window) }

    func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }

    package override func titleDidChange() { for window in windows { window.updateTitle() } }

    func windowActiveChanged(_ isActive: Bool) { move(to: isActive ? .foregroundActive : .foregroundInactive) }

    /// A scene whose last window went away is over.
    func windowDidHide(_ window: UIWindow) {
        guard !windows.contains(where: { !$0.isHidden }) else { return }
        move(to: .background)
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        UIApplication.shared.sceneDidDisconnect(self)
    }
}

/// What a window scene's delegate holds besides.
/// Source: Apple, UIWindowSceneDelegate.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
