import Foundation

/// A layer's own clock in its superlayer's time.
struct LayerTiming: Equatable {
    var beginTime: TimeInterval = 0
    var timeOffset: TimeInterval = 0
    var speed: Float = 1

    var isPlain: Bool { self == LayerTiming() }

    func local(_ time: TimeInterval) -> TimeInterval { (time - beginTime) * Double(speed) + timeOffset }

    /// Nil when local time stands still.
    func outer(_ time: TimeInterval) -> TimeInterval? {
        speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
    }
}
