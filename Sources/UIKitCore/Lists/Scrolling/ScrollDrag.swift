import Foundation

/// A finger that holds the content: where the content stood, and where the finger's way began.
struct ScrollDrag {
    /// Where the content would stand without resistance when the finger is where it began. Units: points.
    private(set) var origin: CGPoint
    let locksX: Bool
    let locksY: Bool

    init(origin: CGPoint, locksX: Bool, locksY: Bool) {
        self.origin = origin
        self.locksX = locksX
        self.locksY = locksY
    }

    /// Where the finger wants the content. Units: `translation` is the finger's way since it began.
    func wanted(_ translation: CGPoint) -> CGPoint {
        CGPoint(x: locksX ? origin.x : origin.x - translation.x, y: locksY ? origin.y : origin.y - translation.y)
    }

    mutating func shift(by distance: CGPoint) { origin = CGPoint(x: origin.x + distance.x, y: origin.y + distance.y) }
}
