import CoreGraphics
public import Foundation
package import PlatformInterface
public import QuartzCore

/// A wheel of spokes that turns while something of unknown length goes on.
/// Source: Apple, UIActivityIndicatorView.
@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    open var style: UIActivityIndicatorView.Style { didSet { if style != oldValue { appearanceDidChange() } } }
    open var color: UIColor! = .systemGray { didSet { appearanceDidChange() } }
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    open private(set) var isAnimating = false

    private var wheel: RenderNode?
    private var step = 0
    private var timer: (any PlatformTimer)?

    // MARK: Making

    /// Makes an indicator as large as its style, standing still.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: SpinnerWheel(style).size))
        isHidden = true
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: CGRect(origin: .zero, size: SpinnerWheel(.medium).size))
        isHidden = true
    }

    // MARK: Turning

    open func startAnimating() {
        isAnimating = true
        isHidden = false
        turnIfSeen()
    }

    open func stopAnimating() {
        isAnimating = false
        timer?.cancel()
        timer = nil
        if hidesWhenStopped { isHidden = true }
    }

    /// Contract: a timer runs only while the wheel is in a window and should turn.
    private func turnIfSeen() {
        guard isAnimating, window != nil, !isHidden else {
            timer?.cancel()
            timer = nil
            return
        }
        guard timer == nil else { return }
        timer = CurrentPlatform.shared.clock.schedule(after: 1 / SpinnerWheel.stepsPerSecond) { [weak self] in self?.turn() }
    }

    private func turn() {
        timer = nil
        if isVisibleInWindow {
            step = (step + 1) % SpinnerWheel.spokes
            setNeedsDisplay()
        }
        turnIfSeen()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turnIfSeen()
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            turnIfSeen()
        }
    }

    // MARK: Drawing

    private func appearanceDidChange() {
        wheel = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    open override func display(_ layer: CALayer) {
        guard layer === self.layer else { return super.display(layer) }
        let shape = SpinnerWheel(style)
        let wheel = wheel ?? shape.node(color: color.resolvedColor(with: traitCollection).cgColor)
        self.wheel = wheel
        let angle = CGFloat(step) / CGFloat(SpinnerWheel.spokes) * 2 * .pi
        let turned = CGAffineTransform(translationX: bounds.midX, y: bounds.midY).rotated(by: angle)
        layer.contentsNode = RenderNode(.transform(wheel, turned))
    }

    open override var intrinsicContentSize: CGSize { SpinnerWheel(style).size }
    package override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { SpinnerWheel(style).size }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        appearanceDidChange()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIActivityIndicatorView: AccessibilityContent {
    package func fill(_ node: inout AccessibilityNode) { node.role = .progressBar }
    package func performAccessibility(_ action: String) -> Bool { false }
}
