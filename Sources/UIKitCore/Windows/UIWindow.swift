import CoreGraphics
public import Foundation
package import PlatformInterface
import QuartzCore

/// A window of the desktop: the root of a view tree, and where its events come in.
/// Source: Apple, UIWindow. What connects it with the desktop is in UIWindow+Platform.
@MainActor open class UIWindow: UIView {
    package let overlayView: OverlayView
    package private(set) var focus: FocusManager!
    private(set) var router: EventRouter!
    package weak var firstResponder: UIResponder? { didSet { if firstResponder !== oldValue { focus.firstResponderChanged() } } }
    package var platformWindow: (any PlatformWindow)?
    package var rootTraits: UITraitCollection?
    /// The one context menu of this window, from the question to the delegate until its end.
    package var contextMenuSession: ContextMenuSession?
    /// Menus whose sessions are over and whose views are still on their way out.
    var leavingMenus: [RichMenuPresentation] = []
    /// The one drag that goes on in this window, or that the desktop has from it.
    package internal(set) var dragSession: DragSession?
    /// Drags that were let go and whose pictures are still on their way.
    package internal(set) var landingDrags: [DragSession] = []
    /// A drag that the desktop brought here.
    package internal(set) var desktopDrop: DesktopDrop?
    /// The views of menus that left the window, recorded for their popups, never for the window.
    let popupRoot = PassThroughView()
    private weak var sceneReference: UIWindowScene?
    package var accessibilityUpdate: (any PlatformTimer)?

    public override init(frame: CGRect) {
        overlayView = OverlayView(frame: CGRect(origin: .zero, size: frame.withoutNaN.size))
        super.init(frame: CGRect(origin: .zero, size: frame.withoutNaN.size))
        setUp()
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        overlayView = OverlayView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        super.init(coder: coder)
        setUp()
        frame = CGRect(origin: .zero, size: UIWindow.defaultSize)
    }

    private func setUp() {
        focus = FocusManager(window: self)
        router = EventRouter(window: self)
        windowReference = self
        isHidden = true
        storedBackgroundColor = .systemBackground
        for root in [overlayView, popupRoot] { root.adoptWindow(self) }
        for root in [self, overlayView, popupRoot] { root.layer.host = self }
        adoptRootTraits()
        updateLayerColors()
    }

    /// A comfortable window on a desktop, and never larger than most of its screen. Units: points.
    package static var defaultSize: CGSize {
        let screen = CurrentPlatform.shared.screenSize
        return CGSize(width: min(1024, (screen.width * 0.8).rounded()), height: min(720, (screen.height * 0.8).rounded()))
    }

    // MARK: Root controller

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            replaceRoot(oldValue)
        }
    }

    private func replaceRoot(_ old: UIViewController?) {
        if let old {
            if old.presentation != nil { old.dismissNow(animated: false, completion: nil) }
            old.beginAppearanceTransition(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
        }
        if let new = rootViewController {
            new.view.frame = bounds
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if !isHidden { new.beginAppearanceTransition(true, animated: false) }
            insertSubview(new.view, at: 0)
            if !isHidden { new.endAppearanceTransition() }
        }
        updateTitle()
    }

    // MARK: Showing

    /// The scene that the window belongs to.
    open var windowScene: UIWindowScene? {
        get { sceneReference }
        set {
            guard newValue !== sceneReference else { return }
            sceneReference?.remove(self)
            sceneReference = newValue
            newValue?.add(self)
            updateTitle()
        }
    }
    open var screen: UIScreen { UIScreen.main }
    public var isKeyWindow: Bool { UIApplication.shared.keyWindowReference === self }

    /// Shows the window and makes it the one that keys go to.
    open func makeKeyAndVisible() {
        if windowScene == nil { windowScene = UIApplication.shared.defaultScene }
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        guard !isKeyWindow else { return }
        UIApplication.shared.keyWindowReference?.resignKey()
        UIApplication.shared.keyWindowReference = self
        becomeKey()
    }

    /// Called after the window became the one that keys go to.
    open func becomeKey() {}
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { disconnectFromPlatform() } else { connectToPlatform() }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            // Where a window stands is the desktop's to say.
            super.frame = CGRect(origin: .zero, size: newValue.size)
            overlayView.frame = bounds
            popupRoot.frame = bounds
            if let platformWindow, platformWindow.size != newValue.size { platformWindow.size = newValue.size }
        }
    }

    open override var traitCollection: UITraitCollection {
        guard let rootTraits else { return UITraitCollection.current }
        guard overrideUserInterfaceStyle != .unspecified else { return rootTraits }
        return UITraitCollection(traitsFrom: [rootTraits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    // MARK: Events

    /// Hands an event to the views. Override it to see every event of the window.
    open func sendEvent(_ event: UIEvent) { router.deliver(event) }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overlayView.hitTest(point, with: event) ?? super.hitTest(point, with: event)
    }

    /// The mouse's back button, as Escape: one step back where there is one.
    package func handleNavigationButton(back: Bool) {
        if back { stepBack() }
    }

    /// Closes what stands in front, or goes one step back; true when there was something.
    @discardableResult package func stepBack() -> Bool {
        guard let front = rootViewController?.frontmost else { return false }
        if rootViewController?.navigateBack() == true { return true }
        guard let presenting = front.presentingViewController, !front.isModalInPresentation, !(front is UIAlertController) else { return false }
        presenting.dismiss(animated: true)
        return true
    }

    // MARK: Leaving

    /// Called for the root of a subtree that is about to leave: nothing may point into it afterwards.
    package func treeWillLeave(_ root: UIView) {
        router.cancelTouches(in: root)
        focus.treeWillLeave(root)
        contextMenuSession?.treeWillLeave(root)
        dropTracker?.treeWillLeave(root)
        if let responder = firstResponder as? UIView, responder.isDescendant(of: root) { firstResponder = nil }
    }

    /// A view that is pressed again while its picture is on the way back is not lifted twice: the picture is the new menu's.
    func leavingLift(of view: UIView) -> LiftView? {
        for menu in leavingMenus { if let lift = menu.giveUpLift(of: view) { return lift } }
        return nil
    }

    func finishLeavingMenus() { for menu in leavingMenus { menu.finishNow() } }

    package func endContextMenu(_ cause: ContextMenuDismissal) { contextMenuSession?.end(cause) }
}

extension UIView {
    /// Puts a root that is no subview into the window's space.
    func adoptWindow(_ window: UIWindow) {
        forEachInTree { $0.windowReference = window }
    }
}
