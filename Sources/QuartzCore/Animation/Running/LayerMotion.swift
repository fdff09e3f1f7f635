import Foundation
import PlatformInterface

/// The animations of one layer, and the layer as they make it look.
@MainActor final class LayerMotion {
    private(set) weak var layer: CALayer?
    /// In the order in which they were added, which is that in which they are applied.
    private(set) var runs: [AnimationRun] = []
    /// A layer without a tree of its own that holds what is shown in place of the layer's own values.
    let shown: CALayer
    private(set) var transition: TransitionMoment?
    /// Whether the layer's own values changed since `shown` was made from them.
    var isStale = true
    /// Whether it was in a tree that somebody shows: when it leaves that, its animations end.
    var wasHosted = false
    private var animated: [AnimatableProperty] = []
    private(set) var time: TimeInterval

    init(_ layer: CALayer, now: TimeInterval) {
        self.layer = layer
        shown = layer.makeShown()
        shown.animating.standsFor = layer
        time = now
    }

    func add(_ run: AnimationRun) { runs.append(run) }
    func remove(_ run: AnimationRun) {
        runs.removeAll { $0 === run }
        isStale = true
    }

    func run(forKey key: String) -> AnimationRun? { runs.first { $0.key == key } }

    /// What the animations make of the layer's values at a moment.
    func values(at clock: TimeInterval, of layer: CALayer) -> PresentedValues {
        var values = PresentedValues(of: layer)
        let local = layer.localTime(at: clock)
        for run in runs {
            guard let moment = run.moment(local: local, clock: clock) else { continue }
            run.animation.contribute(at: moment, to: &values)
        }
        return values
    }

    /// Makes `shown` what is to be seen at `clock`; what differs from before makes the layer be recorded again.
    /// Returns whether it will differ a moment later.
    @discardableResult func refresh(at clock: TimeInterval) -> Bool {
        time = clock
        guard let layer else { return false }
        if isStale {
            isStale = false
            shown.copyValues(of: layer)
            if shown.ownedContents != nil, shown.drawnBounds == nil { shown.drawnBounds = layer.bounds }
        }
        let values = values(at: clock, of: layer)
        for property in animated where !values.changed.contains(where: { $0.property === property }) {
            if let value = property.value(of: layer) { property.set(value, on: shown) }
        }
        for (property, value) in values.changed { property.set(value, on: shown) }
        animated = values.changed.map(\.property)
        if values.transition != nil || transition != nil {
            transition = values.transition
            layer.appearanceDidChange()
        }
        let local = layer.localTime(at: clock)
        return runs.contains { $0.isMoving(at: local) }
    }
}
