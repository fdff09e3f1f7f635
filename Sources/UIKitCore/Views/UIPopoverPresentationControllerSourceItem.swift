public import Foundation

/// What a menu or popover hangs from.
/// Source: Apple, UIPopoverPresentationControllerSourceItem.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Units: points in `referenceView`'s coordinates.
    func frame(in referenceView: UIView) -> CGRect?
}
