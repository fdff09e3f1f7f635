public import Foundation
import PlatformInterface

/// One thing that a person did in one window.
/// Source: Apple, UIEvent.
@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches = 0, presses = 3, scroll = 10, hover = 11 }

    /// The buttons of a mouse or touchpad.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// The button with this number, counted from 1; 3 is the middle one.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    public let type: EventType
    /// Units: seconds since an arbitrary moment.
    public let timestamp: TimeInterval
    public let modifierFlags: UIKeyModifierFlags
    /// The pointer's buttons that are down; on the release of a button, that one too. Empty for fingers.
    public let buttonMask: ButtonMask
    /// Every touch in the window, the finished ones of this event too; nil for presses and scrolling.
    public let allTouches: Set<UITouch>?

    /// What an event of type scroll is about.
    let scroll: ScrollInput?
    /// Whether a view took what has no touch to belong to: a turn of the wheel.
    var isTaken = false

    init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags, buttonMask: ButtonMask = [],
         touches: Set<UITouch>? = nil, scroll: ScrollInput? = nil) {
        self.type = type
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        self.buttonMask = buttonMask
        allTouches = touches
        self.scroll = scroll
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }
}

extension UIEvent.ButtonMask {
    init(_ button: PointerButton) {
        self = switch button {
        case .primary: .primary
        case .secondary: .secondary
        case .middle: .button(3)
        case .back: .button(4)
        case .forward: .button(5)
        }
    }
}
