public import Foundation
import QuartzCore

/// A row of choices of which one is on.
/// Source: Apple, UISegmentedControl. Changing its segments is in `UISegmentedControl+Segments.swift`.
@MainActor open class UISegmentedControl: UIControl {
    /// The selected index while nothing is selected.
    public static let noSegment = -1

    package var segments: [SegmentView] = []
    private let selection = UIView()
    private var pressed: SegmentView?
    private var selected: SegmentView?

    /// Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selected.flatMap { segments.firstIndex(of: $0) } ?? Self.noSegment }
        set {
            selected = segments.indices.contains(newValue) ? segments[newValue] : nil
            setNeedsLayout()
        }
    }
    open var numberOfSegments: Int { segments.count }
    /// Whether segments act like buttons and never stay selected.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Making

    /// Makes one segment an item. Shape: `items` are strings and images; others are left out.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insert(title: title, image: nil, action: nil, at: segments.count)
            case let image as UIImage: insert(title: nil, image: image, action: nil, at: segments.count)
            default: Log.once("UISegmentedControl(items:): \(type(of: item)) is neither a String nor a UIImage and is left out.")
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Makes one segment an action, which it performs when it is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        selection.isUserInteractionEnabled = false
        selection.layer.cornerRadius = 6.5
        selection.layer.shadowColor = UIColor.black.cgColor
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowOffset = CGSize(width: 0, height: 2)
        selection.layer.shadowRadius = 4
        addSubview(selection)
    }

    // MARK: Layout

    private static let height: CGFloat = 32

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map(\.fittingWidth).max() ?? 0
        return CGSize(width: (widest * CGFloat(segments.count)).rounded(.up), height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    package override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultHigh) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, segments.count))
        for (index, segment) in segments.enumerated() {
            let place = isRightToLeft ? segments.count - 1 - index : index
            segment.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
            segment.show(isChosen: segment === selected, isPressed: segment === pressed && segment !== selected, isEnabled: isEnabled)
        }
        selection.isHidden = selected == nil
        if let selected { selection.frame = selected.frame.insetBy(dx: 2, dy: 2) }
        selection.backgroundColor = selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    }

    package func segmentsDidChange() {
        if let selected, !segments.contains(selected) { self.selected = nil }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Choosing

    private func segment(of touch: UITouch) -> SegmentView? {
        let point = touch.location(in: self)
        return segments.first { $0.isEnabled && $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(of: touch)
        setNeedsLayout()
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(of: touch)
        setNeedsLayout()
        return super.continueTracking(touch, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsLayout()
        super.cancelTracking(with: event)
    }

    package override func finishClick(endsInside: Bool) {
        let chosen = pressed
        pressed = nil
        setNeedsLayout()
        if endsInside, let chosen { choose(chosen) }
        super.finishClick(endsInside: endsInside)
    }

    /// As a person would. Errors: false for a disabled segment.
    @discardableResult package func choose(_ segment: SegmentView) -> Bool {
        guard isEnabled, segment.isEnabled else { return false }
        if segment === selected { return true }
        let action = segment.action
        selected = segment
        setNeedsLayout()
        if let action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selected = nil }
        return true
    }

    // MARK: Keyboard

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let steps = presses.compactMap { press -> Int? in
            switch press.key?.keyCode {
            case .keyboardLeftArrow?: isRightToLeft ? 1 : -1
            case .keyboardRightArrow?: isRightToLeft ? -1 : 1
            default: nil
            }
        }
        guard let step = steps.first, !isMomentary else { return super.pressesBegan(presses, with: event) }
        let enabled = segments.filter(\.isEnabled)
        let current = selected.flatMap { enabled.firstIndex(of: $0) }
        let next = current.map { $0 + step } ?? (step > 0 ? 0 : enabled.count - 1)
        if enabled.indices.contains(next) { choose(enabled[next]) }
    }

    // MARK: Accessibility

    /// Each segment is an element by itself.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
}
