import CoreGraphics
import Foundation

/// The menus of a collection's items: one interaction on the collection, whose menus are about the item under the finger, the pointer or
/// the keys, about all selected ones, or about none.
@MainActor final class ItemMenuInteraction: UIContextMenuInteraction {
    private var collection: UICollectionView? { view as? UICollectionView }

    /// Keys that act on the collection itself, with no item to act on, ask for the menu of none.
    override func isMeant(by part: UIView) -> Bool {
        if part === collection { return true }
        var view: UIView? = part
        while let here = view, here !== self.view {
            if here is UICollectionViewCell { return true }
            view = here.superview
        }
        return false
    }

    override func subject(at location: CGPoint) -> UIView? { collection?.menuSubject(at: location, for: keyPart) }

    /// Beside items nothing is lifted.
    override func presentation(in window: UIWindow, source: UIView, input: ContextMenuInput) -> MenuPresentation {
        source === view && input == .touch ? FingerListPresentation(window: window) : super.presentation(in: window, source: source, input: input)
    }
}
