public import Foundation
import QuartzCore

/// A control that is on or off.
/// Source: Apple, UISwitch.
@MainActor open class UISwitch: UIControl {
    /// Units: points. The same on every device; a frame of another size is not taken.
    package static let size = CGSize(width: 51, height: 31)
    private static let knobMargin: CGFloat = 2
    /// How far the knob is dragged before the gesture is a drag and no tap. Units: points.
    private static let dragThreshold: CGFloat = 6

    private struct Drag {
        var start: CGFloat
        var wasOn: Bool
        var hasMoved = false
    }

    private let track = UIView()
    private let knob = UIView()
    private var drag: Drag?
    private var storedIsOn = false

    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        setNeedsLayout()
    }

    /// The colour of the track while the switch is on; nil means green.
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = Self.size
        setUp()
    }

    private func setUp() {
        for part in [track, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        layer.cornerRadius = Self.size.height / 2
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        knob.layer.shadowRadius = 3
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }
    package override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = CGRect(origin: .zero, size: Self.size)
        let side = track.height - Self.knobMargin * 2
        let isAtRight = isOn != isRightToLeft
        self.track.frame = track
        self.track.layer.cornerRadius = track.height / 2
        self.track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.frame = CGRect(x: isAtRight ? track.maxX - side - Self.knobMargin : Self.knobMargin, y: Self.knobMargin, width: side, height: side)
        knob.layer.cornerRadius = side / 2
        knob.backgroundColor = thumbTintColor ?? .white
        for part in [self.track, knob] { part.alpha = isEnabled ? 1 : 0.5 }
    }

    // MARK: Tracking

    private func toggle() {
        setOn(!isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    package override func performClick() {
        toggle()
        super.performClick()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = Drag(start: touch.location(in: self).x, wasOn: isOn)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if let start = drag?.start, abs(x - start) > Self.dragThreshold { drag?.hasMoved = true }
        if drag?.hasMoved == true { setOn((x > bounds.midX) != isRightToLeft, animated: true) }
        return super.continueTracking(touch, with: event)
    }

    package override func finishClick(endsInside: Bool) {
        guard let drag, drag.hasMoved else { return super.finishClick(endsInside: endsInside) }
        if isOn != drag.wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
    }

    open override func cancelTracking(with event: UIEvent?) {
        if let drag { setOn(drag.wasOn, animated: true) }
        drag = nil
        super.cancelTracking(with: event)
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { [.button, .toggleButton] }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
