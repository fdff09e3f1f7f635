import Foundation

/// What keyframes of views do to one property of one layer, collected while their blocks run.
@MainActor package final class KeyframeTrack {
    package let layer: CALayer
    package let key: String
    private let property: AnimatableProperty
    private let before: AnimatableValue
    private var frames: [(start: Double, end: Double, value: AnimatableValue)] = []

    /// Nil for a property that does not move. Contract: made before the first change.
    package init?(of layer: CALayer, key: String) {
        guard let property = AnimatableProperty.named(key), let value = property.value(of: layer) else { return nil }
        (self.layer, self.key, self.property, before) = (layer, key, property, value)
    }

    /// The property was changed by a keyframe. Units: parts of the whole, 0…1.
    package func add(start: Double, end: Double) {
        guard let value = property.value(of: layer) else { return }
        // A block that changes the property twice means the second.
        frames.removeAll { $0.start == start && $0.end == end }
        frames.append((start, end, value))
    }

    /// Nil when nothing was changed.
    package func animation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation? {
        guard let now = property.value(of: layer), !frames.isEmpty else { return nil }
        let order = frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        var points = [(time: 0.0, value: before)]
        for frame in order {
            guard let last = points.last else { continue }
            if frame.start > last.time { points.append((frame.start, last.value)) }
            points.append((max(frame.end, last.time), frame.value))
        }
        if let last = points.last, last.time < 1 { points.append((1, last.value)) }
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.calculationMode = mode
        animation.keyTimes = points.map { NSNumber(value: $0.time) }
        let additions = points.compactMap { $0.value.difference(from: now) }
        animation.isAdditive = additions.count == points.count
        let values = animation.isAdditive ? additions : points.map(\.value)
        animation.values = values.compactMap { $0.any(asSize: property.isSize) }
        return animation
    }
}
