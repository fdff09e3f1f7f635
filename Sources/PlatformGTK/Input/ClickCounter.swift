package import Foundation
package import PlatformInterface

/// Counts the presses of one button that follow each other closely: 1, 2 for a double click, and so on.
package struct ClickCounter {
    private var last: (button: PointerButton, location: CGPoint, time: TimeInterval)?
    private var count = 0

    package init() {}

    /// Units: points and seconds. The distance is from the press before, in either direction, as GTK measures it.
    package mutating func press(_ button: PointerButton, at location: CGPoint, time: TimeInterval, interval: TimeInterval,
                                distance: CGFloat) -> Int {
        if let last, last.button == button, time - last.time <= interval, time >= last.time,
            abs(location.x - last.location.x) <= distance, abs(location.y - last.location.y) <= distance {
            count += 1
        } else {
            count = 1
        }
        last = (button, location, time)
        return count
    }
}
