import Foundation

/// The two fingers that a pinch or a rotation follows.
@MainActor struct FingerPair {
    private var fingers: [UITouch] = []

    /// How far one finger moves along the line between both before it is a pinch, or across it before it is a rotation.
    /// Units: points. Apple gives no number.
    nonisolated static let threshold: CGFloat = 8

    var isComplete: Bool { fingers.count == 2 }
    var isEmpty: Bool { fingers.isEmpty }

    /// Takes a finger in; says no to a third one.
    mutating func take(_ touch: UITouch) -> Bool {
        guard !isComplete else { return false }
        fingers.append(touch)
        return true
    }

    mutating func drop(_ touches: Set<UITouch>) { fingers.removeAll(where: touches.contains) }

    /// The way from the first finger to the second. Units: points in the window; zero without two.
    private var span: CGPoint {
        guard isComplete else { return .zero }
        return CGPoint(x: fingers[1].point.x - fingers[0].point.x, y: fingers[1].point.y - fingers[0].point.y)
    }

    /// Units: points in the window, at least one, so that it can be divided by.
    var distance: CGFloat { max(hypot(span.x, span.y), 1) }

    /// Units: radians, clockwise from the positive x axis.
    var angle: CGFloat { atan2(span.y, span.x) }
}
