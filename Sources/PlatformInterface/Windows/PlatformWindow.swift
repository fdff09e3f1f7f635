package import Foundation

/// One window of the desktop, as the view tree sees it.
/// Contract: the owner keeps it; it keeps its delegate weakly. All calls on the main thread.
@MainActor package protocol PlatformWindow: AnyObject {
    var title: String { get set }
    /// Units: points of content. Setting it asks; the desktop answers through the delegate.
    var size: CGSize { get set }
    /// Pixels a point.
    var scale: CGFloat { get }
    var isActive: Bool { get }
    func show()
    func close()
    /// Asks for one call of the delegate's `draw(at:)` in the next frame; asking twice is asking once.
    func requestFrame()
    /// What the window shows from now on. The overlay stands above the content and above foreign widgets.
    func present(content: RenderNode, overlay: RenderNode)
    /// Opens a window of its own that may leave this one's bounds.
    /// Contract: call it in the turn of the event that asks for it. The popup is placed so that it touches `placement.anchor`.
    func makePopup(_ placement: PopupPlacement, delegate: any PlatformPopupDelegate) -> any PlatformPopup
    /// Makes ready, while nobody waits, what the first popup would have to make. Units: points, as in `PopupPlacement`.
    func preparePopups(margin: CGFloat)
    /// The space in which popups can be placed, in this window's coordinates; nil when the desktop does not tell (Wayland).
    var popupBounds: CGRect? { get }
    func updateAccessibility(_ root: AccessibilityNode)
    func setCursor(_ cursor: PointerCursor)

    /// Gives a drag that goes on to the desktop, so that other programs can take it.
    /// Contract: call it while the button is down that the drag began with. From then on its moves come as a `PlatformDrop` of our own, where it
    /// is over a window of ours. `ended` is called once, with what became of it. Errors: false when the desktop cannot.
    func beginDrag(_ content: DragContent, actions: DragActions, picture: DragPicture,
                   ended: @escaping @MainActor (DragActions) -> Void) -> Bool
    /// Whether another program's window is under the pointer, as far as the desktop tells.
    var isPointerOverOthers: Bool { get }
}

package enum PointerCursor: String, Sendable { case `default`, pointer, text, grab, grabbing, copy, notAllowed = "not-allowed" }

/// What a window tells its owner.
@MainActor package protocol PlatformWindowDelegate: AnyObject {
    /// Errors: none; returns whether somebody took the event (an untaken key goes on to the desktop).
    @discardableResult func handle(_ event: InputEvent) -> Bool
    func windowDidResize(to size: CGSize, scale: CGFloat)
    func windowActiveChanged(_ isActive: Bool)
    /// The person asked to close it. Nothing closes unless the delegate does it.
    func windowCloseRequested()
    /// A frame begins. Units: seconds on the platform's clock. The delegate answers with `present`.
    func draw(at time: TimeInterval)
    func performAccessibilityAction(_ name: String, node: Int) -> Bool

    /// The desktop brings a drag over the window, or moves it there. Returns what a drop here would do. Units: points of the window.
    func dropMoved(_ drop: any PlatformDrop, to location: CGPoint) -> DragActions
    func dropLeft(_ drop: any PlatformDrop)
    /// Returns whether somebody takes it.
    func dropReleased(_ drop: any PlatformDrop, at location: CGPoint) -> Bool
}
