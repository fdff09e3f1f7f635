public import Foundation

/// Lays out a row or a column of views, by constraints that it makes itself.
/// Contract: arranged views are subviews; hidden ones take no room. Source: Apple, UIStackView.
@MainActor open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// By hugging and compression resistance; where these say nothing, the first view grows and the last shrinks.
        case fill
        case fillEqually
        /// In proportion to the views' own lengths.
        case fillProportionally
        /// With equal gaps, at least as long as `spacing`.
        case equalSpacing
        /// With equal distances of the middles, and gaps at least as long as `spacing`.
        case equalCentering
    }

    /// How the views lie across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// In `setCustomSpacing(_:after:)`: as `spacing` says.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// In `setCustomSpacing(_:after:)`: the usual gap between views.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: StackArrangement?
    private var needsArranging = true

    // MARK: Making

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Views

    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Contract: the order of the arranged views is not that of the subviews. A view that is arranged already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(stackIndex >= 0 && stackIndex <= arranged.count,
                     "UIStackView.insertArrangedSubview: the index \(stackIndex) is not in 0 ... \(arranged.count).")
        arrange(view, at: stackIndex)
    }

    /// Stops arranging a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(view) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        // At once: the view may be on its way to another place.
        arrangement?.deactivate()
        arrangement = nil
        setNeedsArranging()
    }

    private func arrange(_ view: UIView, at index: Int) {
        let old = arranged.firstIndex(of: view)
        if let old { arranged.remove(at: old) }
        arranged.insert(view, at: min(index, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsArranging()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    package override func visibilityChanged(ofSubview view: UIView) {
        if arranged.contains(view) { setNeedsArranging() }
    }

    package override func contentSizeChanged(ofSubview view: UIView) {
        if distribution == .fillProportionally, arranged.contains(view) { setNeedsArranging() }
    }

    // MARK: Arrangement

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArranging() } } }
    open var distribution: UIStackView.Distribution = .fill { didSet { if distribution != oldValue { setNeedsArranging() } } }
    open var alignment: UIStackView.Alignment = .fill { didSet { if alignment != oldValue { setNeedsArranging() } } }
    /// The gap between neighbours, or the least one. Units: points.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { spacingChanged() } } }
    /// Whether gaps of a column are measured from the last baseline of one view to the first of the next.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArranging() } } }
    /// Whether the views keep within `layoutMargins`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArranging() } }
    }

    /// Sets the gap between a view and the next one.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        spacingChanged()
    }

    /// Shape: `spacingUseDefault` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The gap that is kept behind a view. Units: points.
    package func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == UIStackView.spacingUseSystem ? SystemSpacing.siblings : NSLayoutConstraint.finite(gap, or: 0, named: "constant")
    }

    /// A new number moves the views; the constraints stay the same.
    private func spacingChanged() {
        if !needsArranging { arrangement?.updateGaps(in: self) }
    }

    private func setNeedsArranging() {
        needsArranging = true
        setNeedsUpdateConstraints()
    }

    open override func updateConstraints() {
        if needsArranging {
            needsArranging = false
            arrangement?.deactivate()
            let new = StackArrangement(of: self)
            new.activate()
            arrangement = new
        }
        super.updateConstraints()
    }

    package var visibleArrangedSubviews: [UIView] { arranged.filter { !$0.isHidden } }

    // MARK: Baselines

    open override var forFirstBaselineLayout: UIView { visibleArrangedSubviews.first?.forFirstBaselineLayout ?? self }

    open override var forLastBaselineLayout: UIView {
        let views = visibleArrangedSubviews
        return (axis == .vertical ? views.last : views.first)?.forLastBaselineLayout ?? self
    }
}
