public import Foundation
import PlatformInterface

/// Gives a view a context menu.
/// Contract: the view holds the interaction; the interaction holds its delegate weakly.
/// Source: Apple, UIContextMenuInteraction.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable {
        case unknown
        /// Modal, beside a preview.
        case rich
        /// A list at the pointer.
        case compact
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    weak var session: ContextMenuSession?
    /// What keys or assistive technology act on, while they ask for a menu; nil for a place that was pointed at.
    weak var keyPart: UIView?
    private var gestures: [UIGestureRecognizer] = []
    private var lastLocation: CGPoint?
    /// Whether there is no menu for the finger that is down: the delegate had none, or it was sent away.
    var wasDeclined = false
    /// Whether nobody said where the last preview that was asked for goes.
    private(set) var lacksDismissalPreview = false

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        session?.end(.sourceGone)
        for gesture in gestures { gesture.view?.removeGestureRecognizer(gesture) }
        gestures = []
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        guard let view, gestures.isEmpty else { return }
        self.view = view
        gestures = makeGestures()
        for gesture in gestures {
            gesture.delegate = self
            gesture.addHandler { [weak self] in self?.gestureChanged($0) }
            view.addGestureRecognizer(gesture)
        }
    }

    // MARK: What kinds of interaction differ in

    func makeGestures() -> [UIGestureRecognizer] {
        let press = MenuPressGestureRecognizer()
        press.onAnswer = { [weak self, weak press] in if let press { self?.answer(press) } }
        press.onWithdrawal = { [weak self] in self?.withdraw() }
        return [SecondaryClickGestureRecognizer(), press]
    }

    /// Whether the delegate is asked at all.
    var isAvailable: Bool { view != nil }

    /// What a menu at a place is about: the view, or a part of it such as a list's row; nil where there is no menu to ask for.
    /// Units: points of the view.
    func subject(at location: CGPoint) -> UIView? { view }

    /// Whether keys and assistive technology that act on `part`, which lies in the view, ask for this menu.
    func isMeant(by part: UIView) -> Bool { true }

    func presentation(in window: UIWindow, source: UIView, input: ContextMenuInput) -> MenuPresentation {
        input.presentation(window: window, source: source)
    }

    /// What the menu hangs from; nil for the place that was pressed, or the view that the keyboard acts on.
    func anchor(of configuration: UIContextMenuConfiguration, at location: CGPoint) -> CompactPlacement.Anchor? { nil }

    /// Whether the first element stands nearest to what the menu hangs from, rather than on top.
    func startsNearSource(_ configuration: UIContextMenuConfiguration, input: ContextMenuInput) -> Bool {
        configuration.preferredMenuElementOrder == .priority
    }

    /// Called when a menu was asked for and accepted, before it is made.
    func menuIsTriggered() {}

    /// Performs what a row is for. Contract: called after the menu is gone, unless the row keeps it.
    @discardableResult func choose(_ row: MenuTree.Row, source: UIView?) -> Bool {
        MenuDispatcher.choose(row, sender: self, sourceItem: source)
    }

    // MARK: The menu

    /// How the menu looks; `.unknown` while none is up.
    open var menuAppearance: Appearance { session?.isOpen == true ? session?.presentation.appearance ?? .unknown : .unknown }

    /// Where the menu was asked for last. Units: points in `view`; the window's when nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(session?.location ?? lastLocation ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Changes the menu that is up.
    /// Contract: `block` gets a mutable copy of each visible level, the root first, and returns what that level shows from now on.
    /// Nothing happens while no menu is up.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.updateLevels(block) }

    /// Takes the menu away; nothing happens while none is up.
    open func dismissMenu() { session?.end(.byApp) }

    /// What a delegate answers that does not say where a preview goes: not the nil that lets it fade.
    package func withoutDismissalPreview() -> UITargetedPreview? {
        lacksDismissalPreview = true
        return nil
    }

    /// Asks the delegate where an item's preview goes.
    func home(of identifier: any NSCopying, _ configuration: UIContextMenuConfiguration) -> PreviewHome {
        lacksDismissalPreview = false
        guard let delegate else { return .back }
        let preview = delegate.contextMenuInteraction(self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
        return preview.map { .place($0) } ?? (lacksDismissalPreview ? .back : .nowhere)
    }

    func remember(_ location: CGPoint) { lastLocation = location }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
    /// Asks the delegate: a gesture begins only where there is a menu, so that an outer view gets its turn.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        guard gestureRecognizer is MenuPressGestureRecognizer else {
            let input: ContextMenuInput = gestureRecognizer.touches.contains { $0.type == .direct } ? .touch : .pointer
            return ContextMenuSession.prepare(self, at: gestureRecognizer.location(in: view), input: input)
        }
        // The answer to the touch has asked already; a press is asked about once.
        if session?.input == .touch { return true }
        return !wasDeclined && ContextMenuSession.prepare(self, at: gestureRecognizer.location(in: view), input: .touch)
    }

    /// The finger rests: asks the delegate, and lets the view give way when there will be a menu.
    private func answer(_ press: MenuPressGestureRecognizer) {
        guard let view, let window = view.window, !outerWaits(window) else { return }
        if ContextMenuSession.prepare(self, at: press.location(in: view), input: .touch) {
            session?.highlight()
        } else {
            wasDeclined = true
        }
    }

    /// Whether a view further in has a menu under this finger already.
    private func outerWaits(_ window: UIWindow) -> Bool {
        guard let other = window.contextMenuSession, let source = other.source, let view else { return false }
        return other.input == .touch && !other.isOpen && source !== view && source.isDescendant(of: view)
    }

    /// The finger went before the menu came.
    private func withdraw() {
        wasDeclined = false
        if let session, session.input == .touch, !session.isOpen { session.end(.withdrawn) }
    }

    private func gestureChanged(_ gesture: UIGestureRecognizer) {
        guard gesture.state == .began else { return }
        session?.open()
    }
}
