import CoreGraphics
public import Foundation

/// One item of a collection.
/// Contract: cells are used again for other items; what a cell shows is set each time that the data source is asked for it.
/// Source: Apple, UICollectionViewCell. How configurations are applied is in UICollectionViewCell+Configuration.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that an app's own content belongs in.
    public let contentView = UIView()

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether the collection is in edit mode.
    var isInEditMode = false { didSet { if isInEditMode != oldValue { editModeDidChange() } } }

    // MARK: Background

    /// Behind the content.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }
    /// Over the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue) } } }
    var configuredBackground: ConfiguredBackgroundView?

    // MARK: Configuration

    /// What the cell shows, in place of views of the app's own.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    open var automaticallyUpdatesContentConfiguration = true
    /// What stands behind the content; nil for the cell's own `backgroundView` and `backgroundColor`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler = @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Called whenever the cell's state changed, to change its configurations.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// What the cell is like now. Override it to add states of your own.
    open var configurationState: UICellConfigurationState { currentState }
    /// Changes the configurations for a state. Override it in place of setting a handler.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    var needsConfiguration = true
    var contentConfigurationView: (any UIView & UIContentView)?

    // MARK: Menus

    /// Whether a compact menu is about this item.
    package var isOutlined = false { didSet { if isOutlined != oldValue { showOutline() } } }
    var outline: UIView?

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        addSubview(contentView)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
        isOutlined = false
        setNeedsUpdateConfiguration()
    }

    // MARK: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    /// Where the content stands in the cell. Units: points.
    func contentFrame(in bounds: CGRect) -> CGRect { bounds }

    /// Puts content and backgrounds where they belong.
    func placeParts() {
        for view in [configuredBackground, backgroundView, selectedBackgroundView] {
            if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
        }
        if let outline, outline.frame != outlineFrame { outline.frame = outlineFrame }
        let frame = contentFrame(in: bounds)
        if contentView.frame != frame { contentView.frame = frame }
        if let view = contentConfigurationView, view.frame != contentView.bounds { view.frame = contentView.bounds }
    }

    override func fittingSize(for size: CGSize, _ estimates: EstimatedAxes) -> CGSize { contentFittingSize(for: size, estimates) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    func stateDidChange() { setNeedsUpdateConfiguration() }
    /// Called when the collection goes into edit mode or leaves it.
    func editModeDidChange() { setNeedsUpdateConfiguration() }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? !hasControls }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenText }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = accessibilityStorage.traits ?? .none
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    open override func accessibilityActivate() -> Bool { collection?.activateItem(of: self) ?? false }
}
