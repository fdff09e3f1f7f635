public import Foundation

/// Something that changes with time what a layer shows, while the layer's own values stay.
/// Contract: `CALayer.add(_:forKey:)` keeps a copy.
@MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    /// How long once through takes; 0 is the transaction's, 0.25 unless set there.
    /// Errors: a negative duration, or NaN, is over at once.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pace once through; nil is an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// Who hears of the beginning and the end; kept until then.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of the animation when it is over.
    open var isRemovedOnCompletion = true

    /// How long after being added it begins, where `beginTime` does not say it. Units: seconds.
    package var delay: TimeInterval = 0
    /// Moves the animation in place of the clock.
    package var driver: AnimationDriver?
    private var namedValues: [String: Any] = [:]

    public override init() { super.init() }

    /// What was set under a name of one's own; for telling animations apart in the delegate.
    open func value(forKey key: String) -> Any? { namedValues[key] }
    open func setValue(_ value: Any?, forKey key: String) { namedValues[key] = value }

    /// Adds the animation to the layer of which a property changes.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { SendableBox(duplicate()) }.value
    }

    final func duplicate() -> CAAnimation {
        let copy = CAAnimation.make(type(of: self))
        copy.copyValues(of: self)
        return copy
    }

    private static func make(_ type: CAAnimation.Type) -> CAAnimation {
        // As for layers: `init()` is not required, so that a subclass compiles as on Apple.
        let made = unsafeBitCast(type, to: CALayer.Maker.Type.self).init()
        return unsafeDowncast(made as AnyObject, to: CAAnimation.self)
    }

    func copyValues(of other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        delay = other.delay
        driver = other.driver
        namedValues = other.namedValues
    }

    // MARK: For the layer that it is added to

    /// How long once through takes of itself; nil for what the transaction says.
    var ownDuration: CFTimeInterval? {
        if duration == 0 { return nil }
        return duration > 0 ? duration : 0
    }

    /// Keeps what has to be known from the moment of adding. `before` is what the layer showed until now.
    func prepare(for layer: CALayer, before: (AnimatableProperty) -> AnimatableValue?) {}

    /// Writes what the layer shows at a moment of the animation.
    func contribute(at moment: AnimationMoment, to values: inout PresentedValues) {}
}

private struct SendableBox: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
}
