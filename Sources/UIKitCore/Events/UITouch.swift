public import Foundation

/// A finger on the screen, a held button of the pointer, or the hovering pointer, from its beginning to its end.
/// Contract: one object for the whole sequence; it belongs to the view that it began in, wherever it moves.
/// Source: Apple, UITouch.
@MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// The pointer hovers: it came into the window, moved in it, left it.
        case regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    /// When the phase began. Units: seconds on the clock of UIEvent's.
    public internal(set) var timestamp: TimeInterval
    public var phase: Phase { shownPhase ?? actualPhase }
    /// How often in a row the person tapped or clicked here, this time included; 0 while hovering.
    public internal(set) var tapCount: Int
    public let type: TouchType
    public internal(set) weak var window: UIWindow?
    /// The view that the touch began in.
    public internal(set) weak var view: UIView?

    /// Where it is, was in the event before, and began. Units: points in the window.
    private(set) var point: CGPoint
    private(set) var previousPoint: CGPoint
    let startPoint: CGPoint
    /// The pointer's button that the touch began with; empty for a finger.
    let buttonMask: UIEvent.ButtonMask
    private(set) var actualPhase: Phase = .began
    /// The phase for a view that hears of the touch late, early or alone.
    var shownPhase: Phase?
    /// What the view knows of the touch.
    var delivery: TouchDelivery.Stage = .waiting
    /// Whether the touch moved since its view last heard of it.
    var hasUnreportedMove = false
    private var followers: [WeakReference<UIGestureRecognizer>] = []

    init(type: TouchType, window: UIWindow?, point: CGPoint, timestamp: TimeInterval, tapCount: Int,
         buttonMask: UIEvent.ButtonMask = []) {
        self.type = type
        self.window = window
        self.point = point
        self.timestamp = timestamp
        self.tapCount = tapCount
        self.buttonMask = buttonMask
        previousPoint = point
        startPoint = point
    }

    /// The recognisers that follow the touch.
    public var gestureRecognizers: [UIGestureRecognizer]? { followers.compactMap(\.object) }

    /// Units: points in `view`'s space, in the window's for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    /// Where the touch was in the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    // MARK: For the router and the arena

    /// Whether it is still going on.
    var isLive: Bool { actualPhase != .ended && actualPhase != .cancelled }

    func update(to point: CGPoint? = nil, phase: Phase, timestamp: TimeInterval) {
        previousPoint = self.point
        if let point { self.point = point }
        actualPhase = phase
        self.timestamp = timestamp
    }

    func follow(by recognizer: UIGestureRecognizer) { followers.append(WeakReference(object: recognizer)) }
    func unfollow(by recognizer: UIGestureRecognizer) {
        followers.removeAll { $0.object === recognizer || $0.object == nil }
    }
}
