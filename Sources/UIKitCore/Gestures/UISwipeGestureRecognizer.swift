import Foundation

/// Recognises a quick straight movement of fingers in one direction.
/// Source: Apple, UISwipeGestureRecognizer.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var numberOfTouchesRequired = 1
    /// Any of these counts.
    open var direction: Direction = .right

    /// At least so far along, at most so far across, at most so long. Units: points, seconds.
    private static let length: CGFloat = 50
    private static let waver: CGFloat = 50
    private static let duration: TimeInterval = 0.5

    override func acceptsButton(of touch: UITouch) -> Bool {
        touch.type != .indirectPointer || touch.buttonMask == .primary
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired { return state = .failed }
        if numberOfTouches == touches.count { startDeadline(at: event.timestamp + Self.duration) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired else { return }
        let steps = current.map { CGPoint(x: $0.point.x - $0.startPoint.x, y: $0.point.y - $0.startPoint.y) }
        if steps.allSatisfy({ !directions(of: $0).isDisjoint(with: direction) }) {
            state = .ended
        } else if steps.contains(where: isAstray) {
            state = .failed
        }
    }

    private func directions(of step: CGPoint) -> Direction {
        var found: Direction = []
        if abs(step.y) <= Self.waver, abs(step.x) >= Self.length { found.insert(step.x > 0 ? .right : .left) }
        if abs(step.x) <= Self.waver, abs(step.y) >= Self.length { found.insert(step.y > 0 ? .down : .up) }
        return found
    }

    private func isAstray(_ step: CGPoint) -> Bool {
        let across = direction.isDisjoint(with: [.left, .right]) ? abs(step.x) : abs(step.y)
        return across > Self.waver
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func deadlineReached() { state = .failed }
}
