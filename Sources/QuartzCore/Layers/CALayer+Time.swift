import Foundation

// A layer's animations run in the layer's own time, which is its superlayer's unless one of these is set.
extension CALayer {
    /// When the layer's time begins, in its superlayer's.
    public var beginTime: CFTimeInterval {
        get { animating.timing.beginTime }
        set { setTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }

    /// Where the layer's time begins.
    public var timeOffset: CFTimeInterval {
        get { animating.timing.timeOffset }
        set { setTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }

    /// How fast the layer's time passes; with 0 its animations and those of all layers in it stand still.
    public var speed: Float {
        get { animating.timing.speed }
        set { setTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
    }

    /// A moment of another layer's time in this layer's; nil stands for the clock of `CACurrentMediaTime`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l.map { $0.clockTime(of: t) ?? 0 } ?? t)
    }

    /// A moment of this layer's time in another layer's; nil stands for the clock of `CACurrentMediaTime`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let clock = clockTime(of: t) ?? 0
        return l?.localTime(at: clock) ?? clock
    }

    private func setTiming(_ change: (inout LayerTiming) -> Void) {
        var timing = animating.timing
        change(&timing)
        guard timing != animating.timing else { return }
        animating.timing = timing
        LayerAnimator.timeDidChange(of: self)
    }

    final func localTime(at clock: TimeInterval) -> TimeInterval {
        let outer = superlayer?.localTime(at: clock) ?? clock
        return animating.timing.isPlain ? outer : animating.timing.local(outer)
    }

    /// Nil for a moment that never comes, because time stands still.
    final func clockTime(of local: TimeInterval) -> TimeInterval? {
        guard let outer = animating.timing.isPlain ? local : animating.timing.outer(local) else { return nil }
        guard let superlayer else { return outer }
        return superlayer.clockTime(of: outer)
    }
}
