import Foundation

extension UIViewController {
    package func loadViewOnce() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "\(type(of: self)).loadView did not set `view`; give it a view there.")
        viewDidLoad()
    }

    package func replaceView(_ new: UIView?) {
        if let old = loadedView, old !== new {
            old.viewController = nil
            if old.superview != nil { old.removeFromSuperview() }
        }
        loadedView = new
        new?.viewController = self
    }

    package var resolvedTraits: UITraitCollection {
        let inherited = parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? presentingReference?.traitCollection
            ?? UITraitCollection.current
        guard overrideUserInterfaceStyle != .unspecified, overrideUserInterfaceStyle != inherited.userInterfaceStyle else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    package func titleDidChange() {
        navigationItemStorage?.title = title
        if viewIfLoaded?.window?.rootViewController === self { viewIfLoaded?.window?.updateTitle() }
    }

    /// This controller or the deepest one that stands for it now: a presented one, or a container's visible child.
    package var frontmost: UIViewController {
        if let presented = presentation?.controller { return presented.frontmost }
        return frontChild?.frontmost ?? self
    }
}
