import CoreGraphics
public import Foundation

/// Lets the content of a view be dragged: a pointer by pressing and moving, a finger by holding and moving on.
/// Contract: the view holds the interaction; the interaction holds its delegate weakly. Where the view also has a menu for the finger, holding
/// opens the menu, and moving on turns it into the drag.
/// Source: Apple, UIDragInteraction.
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var gestures: [UIGestureRecognizer] = []
    /// The drag that a gesture asked for and that waits for its beginning.
    private var prepared: DragSession?
    /// What a tap is about to add to a drag that goes on.
    private var added: [UIDragItem] = []

    /// Whether a new interaction is enabled; on every Linux device it is.
    open class var isEnabledByDefault: Bool { true }
    open var isEnabled = true { didSet { for gesture in gestures { gesture.isEnabled = isEnabled } } }

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        isEnabled = Self.isEnabledByDefault
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        for gesture in gestures { gesture.view?.removeGestureRecognizer(gesture) }
        gestures = []
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        guard let view, gestures.isEmpty else { return }
        self.view = view
        let tap = UITapGestureRecognizer()
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        gestures = [DragPullGestureRecognizer(), DragPressGestureRecognizer(), tap]
        for gesture in gestures {
            gesture.isEnabled = isEnabled
            gesture.delegate = self
            gesture.addHandler { [weak self] in self?.gestureChanged($0) }
            view.addGestureRecognizer(gesture)
        }
    }

    // MARK: What kinds of interaction differ in

    /// Whether previews keep their size, whatever the delegate says.
    var keepsPreviewSize: Bool { false }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
    /// The tap is for a second finger, and only while a first one drags.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer) || view?.window?.dragSession?.takesMore == true
    }

    /// Asks the delegate: a gesture begins only where there is something to drag.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let window = view?.window else { return false }
        prepared = nil
        switch gestureRecognizer {
        case let pull as DragPullGestureRecognizer:
            prepared = DragSession.prepare(self, at: pull.grip, device: .pointer)
        case let press as DragPressGestureRecognizer:
            // Where there is a menu, holding is the menu's; it hands the finger over when that moves on.
            guard window.contextMenuSession == nil, let device = window.router.device(of: press.touches.first) else { return false }
            prepared = DragSession.prepare(self, at: press.grip, device: device)
        default:
            added = window.dragSession?.itemsToAdd(from: self, at: gestureRecognizer.location(in: view)) ?? []
            return !added.isEmpty
        }
        return prepared != nil
    }

    private func gestureChanged(_ gesture: UIGestureRecognizer) {
        if gesture is UITapGestureRecognizer {
            if gesture.state == .ended { view?.window?.dragSession?.add(added, from: self) }
            added = []
            return
        }
        guard gesture.state == .began, let session = prepared else { return }
        prepared = nil
        let place = gesture.location(in: nil)
        session.lift()
        if session.device == .pointer { session.moved(to: place) }
    }
}
