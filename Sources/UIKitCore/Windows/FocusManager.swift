import Foundation
import PlatformInterface

/// The keyboard's focus of one window: which view has it, how Tab moves it, and when a person sees the ring.
/// Contract: the window owns it. The focused view is where the Menu key opens a menu.
@MainActor package final class FocusManager {
    private unowned let window: UIWindow
    package private(set) weak var focusedView: UIView?
    /// Whether the last input was a key: only then is the ring drawn.
    private var isKeyboardInUse = false

    init(window: UIWindow) { self.window = window }

    /// Where a menu asked for by keys hangs from: the focused view, the first responder's, or what is in front.
    package var menuSource: UIView? {
        if let view = focusedView, view.isVisibleInWindow { return view.partForMenu() }
        switch window.firstResponder {
        case let view as UIView: return view
        case let controller as UIViewController: return controller.viewIfLoaded
        default: return window.rootViewController?.frontmost.viewIfLoaded?.partForMenu()
        }
    }

    /// Moves the focus. A view that can be first responder becomes it.
    package func focus(_ view: UIView?) {
        guard view !== focusedView else { return }
        focusedView = view
        if let view, view.canBecomeFirstResponder {
            view.becomeFirstResponder()
        } else if let responder = window.firstResponder as? UIView, responder !== view {
            responder.resignFirstResponder()
        }
        window.overlayView.focusRing.setNeedsLayout()
        window.layerTreeDidChange()
    }

    func firstResponderChanged() {
        if let view = window.firstResponder as? UIView { focusedView = view }
        window.layerTreeDidChange()
    }

    func treeWillLeave(_ root: UIView) {
        guard let view = focusedView, view.isDescendant(of: root) else { return }
        focusedView = nil
    }

    func presentationChanged() {
        if let view = focusedView, !candidates.contains(view) { focus(nil) }
        window.layerTreeDidChange()
    }

    // MARK: Input

    func noticeInput(_ event: InputEvent) {
        let byKeyboard: Bool
        switch event.kind {
        case .keyPressed(let key, _): byKeyboard = !FocusManager.isModifier(key) || isKeyboardInUse
        case .pointerPressed, .touchBegan: byKeyboard = false
        default: return
        }
        guard byKeyboard != isKeyboardInUse else { return }
        isKeyboardInUse = byKeyboard
        window.layerTreeDidChange()
    }

    private static func isModifier(_ key: KeyStroke) -> Bool { (0xE0...0xE7).contains(key.usage) }

    /// What a window does with a key that nobody took.
    func handle(_ key: KeyStroke, modifiers: InputModifiers) -> Bool {
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardTab where modifiers.isSubset(of: [.shift]):
            return move(backwards: modifiers.contains(.shift))
        case .keyboardEscape where modifiers.isEmpty:
            return window.stepBack()
        default:
            return false
        }
    }

    private func move(backwards: Bool) -> Bool {
        let order = candidates
        guard !order.isEmpty else { return false }
        let next: Int
        if let view = focusedView, let index = order.firstIndex(of: view) {
            next = (index + (backwards ? order.count - 1 : 1)) % order.count
        } else {
            next = backwards ? order.count - 1 : 0
        }
        focus(order[next])
        return true
    }

    /// Every view that the focus can stop at, in reading order; inside what is presented when something is.
    private var candidates: [UIView] {
        let root = window.overlayView.frontPresentation ?? window.rootViewController?.viewIfLoaded ?? window
        var found: [UIView] = []
        collect(root, into: &found)
        return found
    }

    private func collect(_ view: UIView, into found: inout [UIView]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if view.takesKeyboardFocus { found.append(view) }
        for subview in view.subviews { collect(subview, into: &found) }
    }

    // MARK: Ring

    func placeRing() {
        let ring = window.overlayView.focusRing
        guard isKeyboardInUse, let view = focusedView, view.isVisibleInWindow, window.contextMenuSession?.isOpen != true else {
            ring.isHidden = true
            return
        }
        ring.isHidden = false
        ring.show(around: view.focusedPart)
    }
}

extension UIView {
    /// Whether Tab stops here: what can be focused, what takes keys, and what has a menu of its own.
    var takesKeyboardFocus: Bool {
        canBecomeFocused || canBecomeFirstResponder || interactionList.contains { $0 is UIContextMenuInteraction }
    }
}
