public import Foundation

/// Calls back in each frame, before it is laid out and drawn.
///
/// Without Objective-C there are no selectors: the callback is a closure, which is given the link.
///
///     let link = CADisplayLink { link in wheel.angle += link.duration }
///     link.add(to: .main, forMode: .common)
///
/// Contract: the link is kept from `add` until `invalidate`.
@MainActor open class CADisplayLink: NSObject {
    private var action: (@MainActor (CADisplayLink) -> Void)?
    private var loops: [(loop: RunLoop, mode: RunLoop.Mode)] = []

    /// Makes a link that calls `action` in each frame once it was added to the main run loop.
    public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// When the frame began; 0 before the first. Units: seconds of `CACurrentMediaTime`.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the frame after this one is due.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// How long a frame of the screen lasts; 0 before the first.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether no calls come.
    open var isPaused = false {
        didSet { if isPaused != oldValue { DisplayLinks.changed() } }
    }

    /// How often calls come at most; 0 for each frame.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set { preferredFrameRateRange = CAFrameRateRange(minimum: Float(newValue), maximum: Float(newValue), preferred: Float(newValue)) }
    }

    /// How often calls come: in as many frames as come closest to what is preferred from above.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Begins to call.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil, !loops.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
        loops.append((runloop, mode))
        DisplayLinks.add(self)
    }

    /// Ends what `add` began with the same loop and mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops.removeAll { $0.loop === runloop && $0.mode == mode }
        if loops.isEmpty { DisplayLinks.remove(self) }
    }

    /// Ends all calls for good, and lets go of the closure.
    open func invalidate() {
        action = nil
        loops = []
        DisplayLinks.remove(self)
    }

    var isCalled: Bool { !isPaused && action != nil }

    func frame(at time: TimeInterval, lasting frame: TimeInterval) {
        guard isCalled, isDue(at: time, frame) else { return }
        timestamp = time
        targetTimestamp = time + interval(frame)
        duration = frame
        action?(self)
    }

    private func isDue(at time: TimeInterval, _ frame: TimeInterval) -> Bool {
        // Half a frame of patience: frames are never quite on time.
        timestamp == 0 || time >= timestamp + interval(frame) - frame / 2
    }

    /// A whole number of frames.
    private func interval(_ frame: TimeInterval) -> TimeInterval {
        let range = preferredFrameRateRange
        let wanted = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
        guard wanted > 0 else { return frame }
        return max((1 / Double(wanted) / frame + 0.01).rounded(.down), 1) * frame
    }
}
