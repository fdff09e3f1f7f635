public import Foundation
import UIKitCore

/// The preview beside a menu.
@MainActor public struct PresentedPreview {
    /// What the configuration's provider made; nil for a picture of a view.
    public let viewController: UIViewController?
    /// The view that is lifted, or the controller's.
    public let view: UIView?
    /// Where it stands, or is on its way to, in the window's coordinates. Units: points.
    public let frame: CGRect
    /// What stands behind the lifted view, or the controller's own background.
    public let backgroundColor: UIColor?
}

extension PresentedMenu {
    /// Taps the preview: the delegate hears of it, and the menu ends.
    /// Errors: a menu without a preview has nothing to commit; that stops the test with these words.
    public func commitPreview() {
        precondition(preview != nil, "PresentedMenu.commitPreview: this \(appearance) menu shows no preview to tap.")
        app.activate()
        session.commit()
        app.drawFrame()
    }
}
