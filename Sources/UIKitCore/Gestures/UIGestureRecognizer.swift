public import Foundation

/// Watches the touches in a view and its subviews for one movement of the person, and tells its handlers.
/// Contract: touches go to the recognisers of the touched view and of all its superviews first, then to the view. Which
/// recogniser wins is decided in one place, GestureArena; the states and their order are in UIGestureRecognizer+State.
/// Linux has no selectors: in place of a target and an action, a recogniser has handlers (UIGestureRecognizer+Handler).
/// Source: Apple, UIGestureRecognizer.
@MainActor open class UIGestureRecognizer: NSObject {
    public override init() { super.init() }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recogniser was added to.
    public private(set) weak var view: UIView?
    /// A name for traces.
    open var name: String?
    /// Whether it gets touches. Switching it off cancels what it is recognising.
    open var isEnabled = true { didSet { if oldValue, !isEnabled { withdraw() } } }

    /// Where the recogniser stands. Contract: set by subclasses, read by everybody; what the setter takes is written in
    /// `State.transition(from:to:)`, and a beginning takes effect when the arena allows it.
    open var state: State {
        get { isHandling ? apparentState : settledState }
        set { propose(newValue) }
    }

    /// Whether recognition takes the touches away from the view.
    open var cancelsTouchesInView = true
    /// Whether the view hears of a touch only after this recogniser failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of a touch only after this recogniser failed.
    open var delaysTouchesEnded = true
    /// The raw values of the UITouch.TouchType that it takes; at first, all.
    open var allowedTouchTypes: [NSNumber] = [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer]
        .map { NSNumber(value: $0.rawValue) }
    /// Whether the first touch decides which type the others must have.
    open var requiresExclusiveTouchType = true

    /// The buttons and modifier keys of the last event that it got.
    public private(set) var buttonMask: UIEvent.ButtonMask = []
    public private(set) var modifierFlags: UIKeyModifierFlags = []

    // MARK: Storage of the files beside this one and of the arena

    var settledState: State = .possible
    /// States that the subclass reached and the arena has not allowed or told yet, in order.
    var queue: [State] = []
    private var isHandling = false
    var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
    var requiredFailures: [WeakReference<UIGestureRecognizer>] = []
    weak var arena: GestureArena?
    /// Every touch since the last reset, finished ones too.
    private(set) var touches: [UITouch] = []
    /// The touches that locations are about: those of the last event that had any.
    private(set) var current: [UITouch] = []

    // MARK: Touches

    /// How many touches it follows; in the handlers of its end, those that ended it.
    open var numberOfTouches: Int { touches.isEmpty ? 0 : current.count }

    /// The middle of the touches. Units: points in `view`'s space, in the window's for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(windowLocation, from: nil) ?? windowLocation }

    /// Errors: stops the program when there is no touch with this index.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard current.indices.contains(touchIndex) else {
            preconditionFailure("location(ofTouch:in:): no touch \(touchIndex); ask only below numberOfTouches.")
        }
        return current[touchIndex].location(in: view)
    }

    /// Units: points in the window.
    var windowLocation: CGPoint {
        guard !current.isEmpty else { return .zero }
        let sum = current.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
        return CGPoint(x: sum.x / CGFloat(current.count), y: sum.y / CGFloat(current.count))
    }

    // MARK: Relations

    /// This recogniser waits until the other one has failed, and fails when the other recognises.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
        requiredFailures.append(WeakReference(object: otherGestureRecognizer))
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after recognition, failure or cancellation when the touches have ended: forget them.
    open func reset() {}
    /// Follows `touch` no more.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop([touch]) }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether it enters the arena; the hovering pointer has its own way.
    var followsTouches: Bool { true }
    /// Whether a touch with the pointer's button is one for this kind of recogniser.
    func acceptsButton(of touch: UITouch) -> Bool { true }
    /// Called at the moment that was asked for with `startDeadline(at:)`.
    func deadlineReached() {}

    // MARK: The view

    /// Contract: UIView calls it after it took the recogniser in, and `detach` after it let it go.
    func attach(to view: UIView) {
        if self.view !== view { withdraw() }
        self.view = view
    }

    func detach() {
        withdraw()
        view = nil
    }

    /// Ends what is going on, cancelled when it had begun.
    func withdraw() { arena?.withdraw(self) }

    // MARK: The arena

    func track(_ touch: UITouch) {
        if touches.isEmpty { current = [] }
        touches.append(touch)
        touch.follow(by: self)
    }

    func drop(_ dropped: [UITouch]) {
        touches.removeAll { dropped.contains($0) }
        for touch in dropped { touch.unfollow(by: self) }
    }

    func dropAllTouches() { drop(touches) }

    /// Shows the subclass the phase of some of its touches.
    /// Contract: what it decides is settled by the arena afterwards.
    func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        current = self.touches.filter { $0.isLive || touches.contains($0) }
        noteDevice(of: event)
        handle {
            switch phase {
            case .began: touchesBegan(touches, with: event)
            case .moved: touchesMoved(touches, with: event)
            case .ended: touchesEnded(touches, with: event)
            case .cancelled: touchesCancelled(touches, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    /// What a recogniser that follows the hovering pointer takes over from its event.
    func noteDevice(of event: UIEvent) {
        buttonMask = event.buttonMask
        modifierFlags = event.modifierFlags
    }

    func setCurrent(_ touch: UITouch) { current = [touch] }

    /// Runs the subclass's code, which sees its own decisions at once.
    func handle(_ decide: () -> Void) {
        isHandling = true
        decide()
        isHandling = false
    }

    /// Units: a vector in the window, turned into `view`'s space.
    func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let origin = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}
