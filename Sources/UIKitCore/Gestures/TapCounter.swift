import Foundation
import PlatformInterface

/// Counts taps: so many fingers down, close to where they were, up again, and down again soon and nearby.
@MainActor struct TapCounter {
    private let touchesRequired: Int
    /// Finished taps.
    private(set) var taps = 0
    private var down: [UITouch] = []
    private var hasLifted = false
    private var firstPlace: CGPoint?

    /// How far a finger may slip, and how far apart two taps of it may be. Units: points.
    static let fingerSlop: CGFloat = 45

    init(touchesRequired: Int) { self.touchesRequired = max(1, touchesRequired) }

    /// Whether all fingers of the tap are down.
    var isPressed: Bool { down.count == touchesRequired && !hasLifted }

    /// Errors: false when there are too many fingers, or they are not where the tap before was.
    mutating func press(_ touches: Set<UITouch>) -> Bool {
        down += touches
        guard !hasLifted, down.count <= touchesRequired else { return false }
        guard isPressed else { return true }
        let place = TapCounter.middle(of: down)
        guard let firstPlace else {
            firstPlace = place
            return true
        }
        return distance(place, firstPlace) <= TapCounter.reach(of: down)
    }

    /// Whether every finger is within `slop` of where it began.
    func isSteady(_ touches: Set<UITouch>, slop: CGFloat = fingerSlop) -> Bool {
        touches.allSatisfy { distance($0.point, $0.startPoint) <= slop }
    }

    /// Takes fingers away. Shape: nil while some are still down; true for a tap that was complete.
    mutating func lift(_ touches: Set<UITouch>) -> Bool? {
        hasLifted = hasLifted || isPressed
        let wasComplete = hasLifted
        down.removeAll { touches.contains($0) }
        guard wasComplete else { return false }
        guard down.isEmpty else { return nil }
        taps += 1
        hasLifted = false
        return true
    }

    private static func middle(of touches: [UITouch]) -> CGPoint {
        let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    /// A pointer does not slip: the desktop says how far apart the clicks of a double click may be.
    private static func reach(of touches: [UITouch]) -> CGFloat {
        let isPointer = touches.allSatisfy { $0.type == .indirectPointer }
        return isPointer ? CurrentPlatform.shared.settings.doubleClickDistance : fingerSlop
    }
}

/// Units: points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
