package import Foundation

/// A window of its own that belongs to another one: where a menu goes that does not fit inside.
/// Contract: input over it arrives at the parent's delegate in the *parent's* coordinates, so that views, hit tests and
/// gestures never know that there is a second surface.
@MainActor package protocol PlatformPopup: AnyObject {
    /// Where it stands, in the parent window's points; zero until the desktop placed it.
    var frame: CGRect { get }
    /// Whether what is transparent in it shows what lies behind; elsewhere it is black.
    var isBlended: Bool { get }
    /// The picture, in the parent's coordinates; the popup shows the part inside `frame`.
    func present(_ node: RenderNode)
    func close()
}

@MainActor package protocol PlatformPopupDelegate: AnyObject {
    /// The desktop placed the popup or changed its size.
    func popup(_ popup: any PlatformPopup, didMoveTo frame: CGRect)
    /// The desktop took the popup away (a click elsewhere, another program).
    func popupWasDismissed(_ popup: any PlatformPopup)
}

/// What a popup wants of its place.
/// Units: points in the parent window; `margin` is kept free around the visible content for its shadow.
package struct PopupPlacement: Sendable, Equatable {
    /// The rectangle to stand beside; for a menu at the pointer, 1×1.
    package var anchor: CGRect
    package var size: CGSize
    /// Whether the popup opens to the left of its anchor first.
    package var opensLeft: Bool
    package var margin: CGFloat

    package init(anchor: CGRect, size: CGSize, opensLeft: Bool = false, margin: CGFloat = 0) {
        self.anchor = anchor
        self.size = size
        self.opensLeft = opensLeft
        self.margin = margin
    }
}
