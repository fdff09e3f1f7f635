package import Foundation
import PlatformInterface

/// What moves: the layers that have animations, and when the next of those begins or ends.
///
/// Frames show, the clock decides: a window's frame asks `advance` for what there is to see, and animations begin and end in turns of
/// the clock, whether a window shows them or not.
/// Contract: one for each clock. Layers without animations cost nothing here.
@MainActor package final class LayerAnimator {
    /// How many times slower everything moves: for looking at it. Set by `PLATTER_SLOW_MOTION=10`.
    package static var slowdown: Double = {
        let text = ProcessInfo.processInfo.environment["PLATTER_SLOW_MOTION"] ?? ""
        return Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? 1
    }()

    private static var installed: LayerAnimator?

    /// The animator of the clock that is in use.
    static var current: LayerAnimator {
        let clock = CurrentPlatform.shared.clock
        if let installed, installed.clock === clock { return installed }
        let animator = LayerAnimator(clock)
        installed = animator
        return animator
    }

    let clock: any PlatformClock
    private var motions: [LayerMotion] = []
    private var wake: (any PlatformTimer)?
    private var wakeTime = TimeInterval.infinity
    private var serial = 0
    /// Animations that were removed, and are told so in a turn of their own.
    private var removed: [AnimationRun] = []
    private var mayHaveLeft = false

    private init(_ clock: any PlatformClock) { self.clock = clock }

    var now: TimeInterval { clock.now }

    // MARK: Frames

    /// Makes the tree under `root` show what its animations say at `time`.
    /// Contract: called in a frame before layout; a frame that follows it records the tree.
    /// Returns true while something in the tree still moves: then another frame is to follow.
    package static func advance(_ root: CALayer, to time: TimeInterval) -> Bool {
        guard let animator = installed, !animator.motions.isEmpty else { return false }
        return animator.advance(root, to: time)
    }

    private func advance(_ root: CALayer, to time: TimeInterval) -> Bool {
        var isMoving = false
        quietly(root) {
            for motion in motions {
                guard let layer = motion.layer, layer.outermost === root else { continue }
                motion.wasHosted = true
                for run in motion.runs { run.begin(at: layer.localTime(at: time)) }
                if motion.refresh(at: time) { isMoving = true }
            }
        }
        return isMoving
    }

    /// Brings what layout or the app changed since `advance` into what is shown.
    static func refreshChanged(under root: CALayer) {
        guard let animator = installed else { return }
        for motion in animator.motions where motion.isStale {
            guard let layer = motion.layer, layer.outermost === root else { continue }
            animator.quietly(root) { motion.refresh(at: motion.time) }
        }
    }

    /// Changes what is shown without asking for the frame that is being made.
    private func quietly(_ root: CALayer, _ change: () -> Void) {
        let wasTold = root.hostWasTold
        root.hostWasTold = true
        change()
        root.hostWasTold = wasTold
    }

    /// A driver was moved by hand, stopped or started: what it drives is to be drawn again.
    package static func driverDidChange() {
        guard let animator = installed else { return }
        for motion in animator.motions where motion.runs.contains(where: { $0.animation.driver != nil }) {
            motion.isStale = true
            motion.layer?.outermost.tellHost()
        }
    }

    // MARK: Adding and removing

    func add(_ animation: CAAnimation, key: String?, to layer: CALayer, before: (AnimatableProperty) -> AnimatableValue?) {
        let motion = layer.animating.motion ?? LayerMotion(layer, now: now)
        let animation = animation.duplicate()
        animation.prepare(for: layer, before: before)
        serial += 1
        if let key, let old = motion.run(forKey: key) { end([old], of: motion) }
        let name = key ?? "animation \(serial)"
        motion.add(AnimationRun(animation, key: name, serial: serial, slowdown: Self.slowdown))
        motion.isStale = true
        motion.wasHosted = motion.wasHosted || layer.outermost.host != nil
        layer.animating.motion = motion
        if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
        layer.outermost.tellHost()
        wake(at: now)
    }

    /// Takes animations off a layer before they are over.
    func remove(_ runs: [AnimationRun], of motion: LayerMotion) {
        guard !runs.isEmpty else { return }
        end(runs, of: motion)
        dropIfEmpty(motion)
    }

    private func end(_ runs: [AnimationRun], of motion: LayerMotion) {
        for run in runs { motion.remove(run) }
        removed += runs.filter { !$0.isOver }
        if !removed.isEmpty { wake(at: now) }
        showModel(of: motion)
    }

    /// What an animation showed is gone with it; what shows the layer now is to be found again.
    private func showModel(of motion: LayerMotion) { motion.refresh(at: motion.time) }

    private func dropIfEmpty(_ motion: LayerMotion) {
        guard motion.runs.isEmpty else { return }
        motions.removeAll { $0 === motion }
        if motion.layer?.animating.motion === motion { motion.layer?.animating.motion = nil }
    }

    /// A layer left its superlayer; at the end of the turn it is seen whether it came back.
    static func layerDidLeave() {
        guard let animator = installed, !animator.motions.isEmpty else { return }
        animator.mayHaveLeft = true
        animator.wake(at: animator.now)
    }

    /// A layer's own time was set.
    static func timeDidChange(of layer: CALayer) {
        guard let animator = installed, !animator.motions.isEmpty else { return }
        for motion in animator.motions { motion.isStale = true }
        layer.outermost.tellHost()
        animator.wake(at: animator.now)
    }

    // MARK: Turns of the clock

    private func wake(at time: TimeInterval) {
        guard time < wakeTime else { return }
        wake?.cancel()
        wakeTime = time
        wake = clock.schedule(after: time - now) { [weak self] in self?.turn() }
    }

    /// Rounding must not leave an animation a billionth of a second that no timer can wait for.
    private static let tolerance = 1e-7

    private func turn() {
        wake = nil
        wakeTime = .infinity
        let moment = now + Self.tolerance
        beginAll()
        let stopped = takeRemoved()
        let started = takeStarted(at: moment)
        let over = takeOver(at: moment)
        for motion in motions { dropIfEmpty(motion) }
        if let next = nextMoment(after: moment) { wake(at: next) }
        for run in started where !run.isOver { run.animation.delegate?.animationDidStart(run.animation) }
        for run in stopped { run.finish(false) }
        for run in over { run.finish(true) }
    }

    private func beginAll() {
        for motion in motions {
            guard let layer = motion.layer else { continue }
            let local = layer.localTime(at: now)
            for run in motion.runs { run.begin(at: local) }
        }
    }

    /// Removed animations, and those of layers that left the tree that showed them.
    private func takeRemoved() -> [AnimationRun] {
        var result = removed
        removed = []
        for motion in motions {
            let isGone = motion.layer == nil || (mayHaveLeft && motion.wasHosted && motion.layer?.outermost.host == nil)
            guard isGone else { continue }
            result += motion.runs.filter { !$0.isOver }
            for run in motion.runs { motion.remove(run) }
            showModel(of: motion)
        }
        mayHaveLeft = false
        return result
    }

    private func takeOver(at moment: TimeInterval) -> [AnimationRun] {
        var result: [(end: TimeInterval, run: AnimationRun)] = []
        for motion in motions {
            guard let layer = motion.layer else { continue }
            let ended = motion.runs.filter { run in run.end.flatMap(layer.clockTime(of:)).map { $0 <= moment } ?? false }
            guard !ended.isEmpty else { continue }
            for run in ended {
                result.append((layer.clockTime(of: run.end ?? 0) ?? 0, run))
                if run.animation.isRemovedOnCompletion { motion.remove(run) }
            }
            motion.isStale = true
            if motion.runs.isEmpty { showModel(of: motion) }
            layer.outermost.tellHost()
        }
        return result.sorted { ($0.end, $0.run.serial) < ($1.end, $1.run.serial) }.map(\.run)
    }

    private func takeStarted(at moment: TimeInterval) -> [AnimationRun] {
        var result: [AnimationRun] = []
        for motion in motions {
            guard let layer = motion.layer else { continue }
            for run in motion.runs where !run.wasToldStart {
                guard let begin = run.span?.begin, (layer.clockTime(of: begin) ?? .infinity) <= moment else { continue }
                run.wasToldStart = true
                result.append(run)
                layer.outermost.tellHost()
            }
        }
        return result.sorted { $0.serial < $1.serial }
    }

    /// When the next animation begins or ends.
    private func nextMoment(after moment: TimeInterval) -> TimeInterval? {
        var next: TimeInterval?
        for motion in motions {
            guard let layer = motion.layer else { continue }
            for run in motion.runs {
                let times = [run.end, run.wasToldStart ? nil : run.span?.begin]
                for time in times.compactMap({ $0.flatMap(layer.clockTime(of:)) }) where time > moment {
                    next = min(next ?? time, time)
                }
            }
        }
        return next
    }
}
