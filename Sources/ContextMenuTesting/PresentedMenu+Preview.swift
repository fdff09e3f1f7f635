public import Foundation
import UIKitCore

/// The preview beside a rich menu.
@MainActor public struct PresentedPreview {
    public let viewController: UIViewController?
    public let view: UIView?
    /// In the window's coordinates. Units: points.
    public let frame: CGRect
    public let backgroundColor: UIColor?
}

extension PresentedMenu {
    /// Taps the preview.
    /// Errors: a menu without a preview has nothing to commit; that stops the test with these words.
    public func commitPreview() {
        precondition(preview != nil, "PresentedMenu.commitPreview: this \(appearance) menu shows no preview to tap.")
    }
}
