import Foundation

/// What is left of an animation whose value became the layer's own: the ways from there to its start and its end.
@MainActor package final class BakedAnimation {
    private let layer: CALayer
    private var ways: [Way] = []

    private struct Way {
        let property: AnimatableProperty
        /// To the start, and to the end. Added where values add, since other animations may have moved the property too.
        let toStart: AnimatableValue
        let toEnd: AnimatableValue
        let isAdded: Bool
    }

    init(_ layer: CALayer, here: PresentedValues, start: PresentedValues, end: PresentedValues) {
        self.layer = layer
        ways = here.changed.compactMap { property, value in
            guard let first = start[property], let last = end[property] else { return nil }
            if let toStart = first.difference(from: value), let toEnd = last.difference(from: value) {
                return Way(property: property, toStart: toStart, toEnd: toEnd, isAdded: true)
            }
            return Way(property: property, toStart: first, toEnd: last, isAdded: false)
        }
    }

    /// Gives the layer the value of the end, or that of the start.
    package func move(toEnd: Bool) {
        layer.setStill(ways.compactMap { way in
            let step = toEnd ? way.toEnd : way.toStart
            guard way.isAdded else { return (way.property, step) }
            return way.property.value(of: layer)?.adding(step).map { (way.property, $0) }
        })
    }
}
